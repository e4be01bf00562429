export interface Sms {
  /** E.164: `+6591234567`. */
  to: string
  text: string
}

/** Sends text messages. Resolves once the message has been taken over for delivery, rejects otherwise. */
export interface SmsSender {
  send(sms: Sms): Promise<void>
}
