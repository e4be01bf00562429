import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beginOf, commandOf, isAlive } from './running-process.ts'

/** The entries that this very process wrote: after a restart of a container, a stale file may name the same process id. */
const ours = new Set<string>()
const unwrittenForMs = 50
/** The calls of this process follow one another: their entries are the same, so that none could tell its own from another's. */
let before: Promise<unknown> = Promise.resolve()

/** Thrown when another running shop owns the folder. */
export class FolderInUse extends Error {
  readonly pid: number
  constructor(pid: number) {
    super(`The shop is already running from this folder (process ${pid}). Stop it first, or set DATA_DIR to another folder.`)
    this.pid = pid
  }
}

/** Makes this process the only owner of a folder, by the file `shop.pid` in it. Returns the function that gives the folder back. */
export function ownFolder(folder: string): Promise<() => Promise<void>> {
  const owned = before.then(() => takeOver(folder))
  before = owned.catch(() => {})
  return owned
}

async function takeOver(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'shop.pid')
  const mine = `${process.pid} ${await beginOf(process.pid)}`.trim()
  while (!(await created(file, mine))) {
    const found = await ownerIn(file)
    const owner = await livingOwner(file, found)
    if (owner !== null) throw new FolderInUse(owner)
    await removeStale(file, found)
  }
  ours.add(file)
  return async () => {
    ours.delete(file)
    if ((await ownerIn(file)) === mine) await rm(file, { force: true })
  }
}

async function created(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { flag: 'wx', mode: 0o644 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function ownerIn(file: string): Promise<string> {
  const read = () => readFile(file, 'utf8').catch(() => '')
  // Another start may have created the file and not written it yet.
  return (await read()) || new Promise((found) => setTimeout(() => found(read()), unwrittenForMs))
}

/** The process that an entry names, if it still runs: same id, same start time, and a Node process where the system shows the command. */
async function livingOwner(file: string, entry: string): Promise<number | null> {
  const [id = '', ...words] = entry.split(' ')
  const pid = Number(id)
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null
  if (pid === process.pid) return ours.has(file) ? pid : null
  const begin = words.join(' ')
  if (begin && begin !== (await beginOf(pid))) return null
  const command = await commandOf(pid)
  return command === '' || /node/i.test(command) ? pid : null
}

/** When two starts find the same stale file, the later one must not remove the new file of the earlier one. */
async function removeStale(file: string, stale: string): Promise<void> {
  const aside = `${file}.${process.pid}`
  try {
    await rename(file, aside)
  } catch {
    return
  }
  const taken = await readFile(aside, 'utf8')
  if (taken !== stale) await created(file, taken)
  await rm(aside, { force: true })
}
