import { constants } from 'node:fs'
import { mkdir, open, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { JournalEntry } from './journal-entry.ts'

/** The bank's source of truth: append-only, one JSON object a line. */
export interface Journal {
  readonly entries: readonly JournalEntry[]
  /** Resolves once the line is on the disk; rejects when it could not be written, and the next line then takes its place. */
  append(entry: JournalEntry): Promise<void>
  /** Calls back for each line from now on, once it is on the disk. */
  onWritten(listener: (entry: JournalEntry) => void): void
  close(): Promise<void>
}

interface Waiting {
  entry: JournalEntry
  resolve(): void
  reject(error: unknown): void
}

/** Opens the journal, or creates one. Throws when a complete line cannot be parsed, because no charge may be lost silently. */
export async function openJournal(file: string): Promise<Journal> {
  await mkdir(dirname(file), { recursive: true })
  const handle = await open(file, constants.O_RDWR | constants.O_CREAT, 0o600)
  const { entries, length } = await readBack(handle)
  let end = length
  let waiting: Waiting[] = []
  let writing: Promise<void> | null = null
  const listeners: ((entry: JournalEntry) => void)[] = []

  // Lines that arrive during a flush share the next one.
  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      try {
        end = await writeLines(handle, end, batch)
        entries.push(...batch.map(({ entry }) => entry))
        for (const { entry, resolve } of batch) {
          for (const tell of listeners) tell(entry)
          resolve()
        }
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    writing = null
  }

  return {
    entries,
    append: (entry) =>
      new Promise((resolve, reject) => {
        waiting.push({ entry, resolve, reject })
        writing ??= writeAll()
      }),
    onWritten: (listener) => void listeners.push(listener),
    async close() {
      await writing
      await handle.close()
    },
  }
}

/** Writes and flushes the lines at `end`, and returns the new end. Remains of a failed write are cut off first. */
async function writeLines(handle: FileHandle, end: number, batch: Waiting[]): Promise<number> {
  const bytes = Buffer.from(batch.map(({ entry }) => `${JSON.stringify(entry)}\n`).join(''))
  await handle.truncate(end)
  const { bytesWritten } = await handle.write(bytes, 0, bytes.length, end)
  if (bytesWritten < bytes.length) throw new Error('The journal could not be written')
  await handle.datasync()
  return end + bytes.length
}

/** Reads every complete line. A torn last line was never confirmed to a caller, so it is left out and overwritten. */
async function readBack(handle: FileHandle): Promise<{ entries: JournalEntry[]; length: number }> {
  const bytes = await handle.readFile()
  const length = bytes.lastIndexOf('\n') + 1
  const lines = bytes.subarray(0, length).toString('utf8').split('\n').slice(0, -1)
  return { entries: lines.map((line) => JSON.parse(line) as JournalEntry), length }
}
