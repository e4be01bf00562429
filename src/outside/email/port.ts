export interface Mail {
  /** Stays the same when a mail is sent again, so that a mail reader shows it once. */
  messageId: string
  to: string
  subject: string
  text: string
  html: string
  /** Who is answered, when that is not the sender. */
  replyTo?: string
  /** Where a mail program unsubscribes its reader by one POST (RFC 8058) and a browser finds a page. */
  unsubscribeUrl?: string
}

/** Sends mail. Resolves once the mail has been taken over for delivery, rejects otherwise. */
export interface MailSender {
  send(mail: Mail): Promise<void>
}
