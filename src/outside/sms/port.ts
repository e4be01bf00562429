export interface Sms {
  /** E.164: `+6591234567`. */
  to: string
  text: string
}

/** Sends text messages. Resolves once the message has been accepted for delivery, and rejects otherwise. */
export interface SmsSender {
  send(sms: Sms): Promise<void>
}
