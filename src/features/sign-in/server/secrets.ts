import { createHash, createHmac, randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { codeLength } from '../rules/codes.ts'

/**
 * The work of one guess. If the database is stolen, a password can be guessed at for years. A code is one of a million
 * whatever the work, and lives five minutes: what guards it is the limit on tries.
 */
const costs = { code: { N: 2 ** 12, r: 8, p: 1 }, password: { N: 2 ** 15, r: 8, p: 3 } } as const
type Kind = keyof typeof costs
const keyBytes = 32

/** `salt.hash`, scrypt. */
export async function hashSecret(kind: Kind, secret: string): Promise<string> {
  const salt = randomBytes(16)
  return `${salt.toString('base64url')}.${(await derived(kind, secret, salt)).toString('base64url')}`
}

/** Null takes as long as a hash, so that the response time does not reveal whether there is a password. */
export async function isSecret(kind: Kind, secret: string, hash: string | null): Promise<boolean> {
  const [salt = '', expected = ''] = (hash ?? nobodys).split('.')
  const given = await derived(kind, secret, Buffer.from(salt, 'base64url'))
  return timingSafeEqual(given, Buffer.from(expected, 'base64url')) && hash !== null
}

const nobodys = `${randomBytes(16).toString('base64url')}.${randomBytes(keyBytes).toString('base64url')}`

const derived = (kind: Kind, secret: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options: ScryptOptions = { ...costs[kind], maxmem: 128 * 1024 * 1024 }
    scrypt(secret.normalize('NFKC'), salt, keyBytes, options, (error, key) => (error ? reject(error) : resolve(key)))
  })

/** The code of one sending: it can be made again with the shop's key and the nonce, and not without. */
export function codeFrom(key: string, nonce: string): string {
  const number = createHmac('sha256', key).update(nonce).digest().readUIntBE(0, 6) % 10 ** codeLength
  return String(number).padStart(codeLength, '0')
}

export const newNonce = (): string => randomBytes(16).toString('base64url')
export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('base64url')
