export interface Mail {
  /** Stays the same when a mail is sent again, so that a mail reader shows it once. */
  messageId: string
  to: string
  subject: string
  text: string
  html: string
}

/** Sends mail. Resolves once the mail has been taken over for delivery, rejects otherwise. */
export interface MailSender {
  send(mail: Mail): Promise<void>
}
