import type { Dirent } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** What a backup takes along of the data folder, files and whole folders. */
const kept = ['secret', 'bank/journal.jsonl', 'pictures']

/** Where a restore has its files until the database is filled: a folder that is there after it was cut off. */
export const unfinishedRestore = 'restore.unfinished'

/**
 * What belongs to one machine or is made again: the database's own files, where it is reached, mails that were never sent,
 * files that are being written and have another name a moment later.
 */
const left =
  /^(pictures\/.*\.part|postgres(\.\w+)?(-\d+)?|postgres\.new-\d+|native(\.new)?-.*|shop\.pid|outbox\.jsonl|secret\.new|restore\.unfinished|bank|bank\/(running\.json(\.new)?|errors\.log))$/

const isKept = (path: string): boolean => kept.some((each) => path === each || path.startsWith(`${each}/`))
const holdsKept = (path: string): boolean => kept.some((each) => each.startsWith(`${path}/`))

export interface ShopFiles {
  /** From the data folder, with slashes. */
  kept: string[]
  /** Of which this code does not know what they are. */
  unknown: string[]
}

/** The files of a data folder; none when there is no such folder. */
export async function shopFiles(dataDir: string, under = ''): Promise<ShopFiles> {
  const found: ShopFiles = { kept: [], unknown: [] }
  for (const entry of await entriesOf(join(dataDir, under))) {
    const path = under ? `${under}/${entry.name}` : entry.name
    if (entry.isDirectory() && (isKept(path) || holdsKept(path))) {
      const inside = await shopFiles(dataDir, path)
      found.kept.push(...inside.kept)
      found.unknown.push(...inside.unknown)
    } else if (left.test(path)) continue
    else if (entry.isFile() && isKept(path)) found.kept.push(path)
    else found.unknown.push(path)
  }
  return found
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** Whether a path of a backup is one that a backup may write into the data folder. */
export const mayBeRestored = (path: string): boolean =>
  isKept(path) && !path.split('/').some((part) => part === '' || part === '.' || part === '..')
