import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const leastLength = 32

/** A secret that survives restarts: read from the file, or made now and written there. A file that was not written completely is replaced. */
export function storedSecret(file: string): { secret: string; isNew: boolean } {
  const stored = readIfThere(file)
  if (stored.length >= leastLength) return { secret: stored, isNew: false }
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
