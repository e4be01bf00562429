import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

type Done = (error: Error | null, key: Buffer) => void
interface Scrypt {
  (secret: BinaryLike, salt: BinaryLike, bytes: number, options: ScryptOptions, done: Done): void
  /** Whether the work of a hash is what the shop asks for; only on ours. */
  isFull?: boolean
}

/**
 * Secrets are hashed with little work from here on, because a hundred passwords at a quarter of a second each would be half a
 * minute of all tests. How much work it is in a shop, `secrets.test.ts` proves.
 */
export function hashQuickly(): void {
  const full = crypto.scrypt as Scrypt
  if (full.isFull !== undefined) return
  const quick: Scrypt = (secret, salt, bytes, options, done) =>
    full(secret, salt, bytes, quick.isFull ? options : { ...options, N: 2 ** 10, p: 1 }, done)
  quick.isFull = false
  crypto.scrypt = quick as typeof crypto.scrypt
  syncBuiltinESMExports()
}

/** For a test of what happens while hashes take their time. */
export async function hashingSlowly(test: () => Promise<void>): Promise<void> {
  const scrypt = crypto.scrypt as Scrypt
  scrypt.isFull = true
  try {
    await test()
  } finally {
    scrypt.isFull = false
  }
}
