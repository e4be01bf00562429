import { createHash, createHmac } from 'node:crypto'

/** Where the links of one feature's mails lead, and what is kept of them. */
export interface MailLinks {
  /** Confirms one round of asking. */
  confirm(nonce: string): Link
  /** The same in every mail to a reader, so that old letters still let go. */
  unsubscribe(reader: string): Link
}

export interface Link {
  url: string
  /** What is stored: the token itself is nowhere but in the mail. */
  hash: string
}

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Tokens are 256 bits that only the feature's key can make, so a job that is tried again makes the same mail. `base` is where its two pages lie. */
export function createMailLinks(base: string, key: string): MailLinks {
  const link = (page: 'confirm' | 'unsubscribe', whose: string): Link => {
    const token = createHmac('sha256', key).update(`${page}\n${whose}`).digest('base64url')
    return { url: `${base}/${page}?token=${token}`, hash: hashOfToken(token) }
  }
  return { confirm: (nonce) => link('confirm', nonce), unsubscribe: (reader) => link('unsubscribe', reader) }
}
