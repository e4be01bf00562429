import { randomBytes } from 'node:crypto'

/** Without letters that can be mistaken for digits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 16 characters of 5 bits: 80 bits cannot be guessed (reward-17). */
export const voucherCode = (): string => [...randomBytes(16)].map((byte) => alphabet[byte % 32]).join('')
