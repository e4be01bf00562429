/** A PNG within a mail, which its HTML shows as `cid:` and its id. */
export interface MailPicture {
  cid: string
  base64: string
}

export interface Mail {
  /** Stays the same when a mail is sent again, so that a mail program shows the mail once. */
  messageId: string
  to: string
  subject: string
  text: string
  html: string
  pictures?: readonly MailPicture[]
  /** The address for replies, when that is not the sender. */
  replyTo?: string
  /** The address that a mail program sends one POST to for unsubscribing (RFC 8058), and at which a browser finds a page. */
  unsubscribeUrl?: string
}

/** Sends mail. Resolves once the mail has been accepted for delivery, and rejects otherwise. */
export interface MailSender {
  send(mail: Mail): Promise<void>
}
