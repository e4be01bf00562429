import { ConfigError } from '#src/platform/config.ts'
import { Refusal } from './shop-database.ts'

/** How a command ends: 0 done, 1 done in part or refused by a rule, 2 nothing could be done. */
export interface Ended {
  code: 0 | 1 | 2
  out: string
  errors: string
}

/** The end of a command's work; what the user can correct is said in words, anything else with its stack. */
export async function endOf(work: () => Promise<Ended>): Promise<Ended> {
  try {
    return await work()
  } catch (error) {
    return { code: 2, out: '', errors: messageOf(error) }
  }
}

function messageOf(error: unknown): string {
  if (error instanceof Refusal || error instanceof ConfigError) return error.message
  const { code, message, path, stack } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC') return 'The disk is full. Make room and try again.'
  if (code === 'EACCES' || code === 'EPERM') return `This file or folder may not be used: ${message}`
  if (code === 'ENOENT') return `There is no file ${path}.`
  if (code === 'EISDIR') return 'A folder was named where a file is needed.'
  if (code === 'ENOTDIR') return `A part of this path is a file and no folder: ${path}`
  return stack ?? message
}

/** Prints how a command has ended, and lets the process end with its code. */
export function print({ code, out, errors }: Ended): void {
  // Whoever reads may have had enough, as `head` does after ten lines: the work is done, and its code says how.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  if (out) process.stdout.write(`${out}\n`)
  if (errors) process.stderr.write(`${errors}\n`)
  process.exitCode = code
}
