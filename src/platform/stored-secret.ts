import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const leastLength = 32

/** A secret that survives restarts: what the file holds, or one made now. A file that was never written to its end holds none. */
export function storedSecret(file: string): { secret: string; isNew: boolean } {
  const kept = readIfThere(file)
  if (kept.length >= leastLength) return { secret: kept, isNew: false }
  const secret = randomBytes(32).toString('base64url')
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.new`
  writeFileSync(unfinished, secret, { mode: 0o600 })
  renameSync(unfinished, file)
  return { secret, isNew: true }
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}
