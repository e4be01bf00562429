import { dirname, join } from 'node:path'
import type { BankOptions } from './bank.ts'

/** What the file `running.json` beside the journal says of the bank that writes that journal. */
export interface Running {
  /** Where the shop's process asks whether the bank lives, and ends it; on this machine only. */
  control: string
  token: string
  pid: number
  /** Stands for the options that the bank was started with. */
  settings: string
}

export type BankProcessOptions = Omit<BankOptions, 'clock' | 'twin'>

/** What the process says once: that it listens, or why it could not start. */
export type Report = Running | { error: { message: string; code?: string; port?: number } }

export const runningFile = (journalFile: string): string => join(dirname(journalFile), 'running.json')
