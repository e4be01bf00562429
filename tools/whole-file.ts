import { once } from 'node:events'
import { createWriteStream, statSync } from 'node:fs'
import { realpath, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { isThere } from './is-there.ts'
import { Refusal } from './shop-database.ts'

/** Refuses the name of a file that cannot be made: a folder, or one in no folder. */
export function mayBeWritten(file: string): void {
  if (/[/\\]$/.test(file) || statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new Refusal(`${file} is a folder. Name a file.`)
  if (!isThere(dirname(file))) throw new Refusal(`There is no folder ${dirname(file)}. Make it first.`)
}

/**
 * Writes a file, which gets its name when it is whole: one that is there stays as it is until then. What is no file, such as
 * a pipe, is written at once. Answers what `write` does, which need not end the sink.
 */
export async function writeWhole<T>(file: string, write: (sink: Writable) => Promise<T>): Promise<T> {
  mayBeWritten(file)
  const there = await stat(file).catch(noneIfMissing)
  if (there && !there.isFile()) return writeTo(file, write)
  const target = there ? await realpath(file) : file
  // Of each process its own: of two that write one file at once, the later one replaces what the other wrote whole.
  const unfinished = `${target}.${process.pid}.unfinished`
  try {
    const answer = await writeTo(unfinished, write, there?.mode)
    await rename(unfinished, target)
    return answer
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function writeTo<T>(path: string, write: (sink: Writable) => Promise<T>, mode?: number): Promise<T> {
  const sink = createWriteStream(path, { mode })
  await once(sink, 'open')
  const written = finished(sink)
  written.catch(() => {})
  try {
    const answer = await write(sink)
    sink.end()
    await written
    return answer
  } finally {
    sink.destroy()
  }
}

function noneIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
