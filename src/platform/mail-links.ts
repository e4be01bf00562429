import { createHash, createHmac } from 'node:crypto'

/** The links in one feature's mails. */
export interface MailLinks {
  /** The link that confirms one subscription request. */
  confirm(nonce: string): Link
  /** The same link in every mail to a reader, so that old mails can still unsubscribe. */
  unsubscribe(reader: string): Link
}

export interface Link {
  url: string
  /** What is stored; the token itself is only in the mail. */
  hash: string
}

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Tokens are 256 bits derived from the feature's key, so a retried job makes the same mail. `base` is the path of the feature's two pages. */
export function createMailLinks(base: string, key: string): MailLinks {
  const link = (page: 'confirm' | 'unsubscribe', whose: string): Link => {
    const token = createHmac('sha256', key).update(`${page}\n${whose}`).digest('base64url')
    return { url: `${base}/${page}?token=${token}`, hash: hashOfToken(token) }
  }
  return { confirm: (nonce) => link('confirm', nonce), unsubscribe: (reader) => link('unsubscribe', reader) }
}
