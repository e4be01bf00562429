import { createHash, type Hash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { Refusal } from '#tools/shop-database.ts'

/** The last entry, which holds the checksum of all before it. A file without it is a part of one. */
const endName = 'end.json'

/** The content of an entry, in pieces. */
export type Pieces = AsyncIterable<Buffer> | Iterable<Buffer>

export interface NewArchive {
  add(name: string, size: number, pieces: Pieces, mode?: number): Promise<void>
  /** Writes the checksum; only then the file gets its name. */
  close(): Promise<void>
  /** Removes what has been written. */
  abandon(): Promise<void>
}

/** A tar file, compressed, that only its owner may read: it holds all that the shop knows. */
export async function createArchive(file: string): Promise<NewArchive> {
  const unfinished = `${file}.unfinished`
  const tar = pack()
  const digest = createHash('sha256')
  const target = await createUnfinished(file, unfinished)
  const written = pipeline(tar, createGzip(), target)
  written.catch(() => {})

  async function write(name: string, size: number, pieces: Pieces, mode: number): Promise<void> {
    let entry: ReturnType<typeof tar.entry>
    const ended = new Promise<void>((end, failed) => {
      entry = tar.entry({ name, size, mode, mtime: new Date() }, (error) => (error ? failed(error) : end()))
    })
    ended.catch(() => {})
    for await (const piece of noting(digest, name, size, pieces))
      if (!entry!.write(piece)) await Promise.race([once(entry!, 'drain'), written])
    entry!.end()
    await Promise.race([ended, written])
  }
  return {
    add: (name, size, pieces, mode = 0o600) => write(name, size, pieces, mode),
    async close() {
      const end = Buffer.from(JSON.stringify({ sha256: digest.copy().digest('hex') }))
      await write(endName, end.length, [end], 0o600)
      tar.finalize()
      await written
      await onDisk(unfinished)
      await rename(unfinished, file)
    },
    async abandon() {
      tar.destroy()
      await written.catch(() => {})
      await rm(unfinished, { force: true })
    },
  }
}

/** Only one at a time writes a file of this name, and none of it is there already: so it can be renamed without replacing another. */
async function createUnfinished(file: string, unfinished: string): Promise<Writable> {
  const target = createWriteStream(unfinished, { mode: 0o600, flags: 'wx' })
  await once(target, 'open').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
    throw new Refusal(
      `${unfinished} is there already: another backup is writing it, or one was cut off. If none is running, remove it; else give another name.`,
    )
  })
  if (!existsSync(file)) return target
  target.destroy()
  await rm(unfinished)
  throw new Refusal(`There is a file ${file} already. Give another name, or move it away.`)
}

async function onDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  await handle.sync().finally(() => handle.close())
}

/** An entry of a file that is read; its pieces must be taken before the next entry. */
export interface ArchiveEntry {
  name: string
  mode: number
  pieces: AsyncIterable<Buffer>
}

/** Thrown for a file that is no archive, a part of one, or one that was changed. */
export class BrokenArchive extends Error {}

/** Calls `take` with each entry in turn; `onBytes` hears how much of the file was read. */
export async function readArchive(
  file: string,
  take: (entry: ArchiveEntry) => Promise<void>,
  onBytes: (bytes: number) => void = () => {},
): Promise<void> {
  const source = createReadStream(file)
  source.on('data', () => onBytes(source.bytesRead))
  const entries = extract()
  let failure: unknown
  const read = pipeline(source, createGunzip(), entries).catch((error: unknown) => void (failure = error))
  try {
    await takeAll(entries, take)
  } catch (error) {
    const first = failure ?? error
    entries.destroy()
    await read
    throw explained(first)
  }
  await read
  if (failure) throw explained(failure)
}

async function takeAll(entries: ReturnType<typeof extract>, take: (entry: ArchiveEntry) => Promise<void>): Promise<void> {
  const digest = createHash('sha256')
  let sha256: string | null = null
  for await (const entry of entries) {
    const { name, size = 0, mode = 0o600 } = entry.header
    if (sha256 !== null) throw new BrokenArchive('something follows its end')
    if (name === endName) sha256 = (JSON.parse(await textOf(entry)) as { sha256: string }).sha256
    else await take({ name, mode, pieces: noting(digest, name, size, entry) })
  }
  if (sha256 === null) throw new BrokenArchive('its end is missing')
  if (sha256 !== digest.digest('hex')) throw new BrokenArchive('its checksum is another')
}

/** What gzip and tar say of bytes that are not theirs. */
function explained(error: unknown): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException
  const isOfBytes = code.startsWith('Z_') || /tar header|Unexpected end of data|Invalid/.test(message) || error instanceof SyntaxError
  return isOfBytes ? new BrokenArchive(message) : error
}

async function* noting(digest: Hash, name: string, size: number, pieces: Pieces): AsyncGenerator<Buffer> {
  digest.update(`${name}\n${size}\n`)
  for await (const piece of pieces) {
    digest.update(piece)
    yield piece
  }
}

/** The whole content of a small entry. */
export async function textOf(pieces: Pieces): Promise<string> {
  const all: Buffer[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all).toString()
}
