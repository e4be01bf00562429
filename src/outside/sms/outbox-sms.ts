import { randomUUID } from 'node:crypto'
import type { MailSender } from '#src/outside/email/port.ts'
import { html } from '#src/outside/html.ts'
import type { SmsSender } from './port.ts'

/** Stores text messages in the outbox of mails instead of sending them, for development. */
export const createOutboxSms = (outbox: MailSender): SmsSender => ({
  async send({ to, text }) {
    const page = html`<!doctype html>
      <html lang="en">
        <body style="font:16px/1.5 system-ui;white-space:pre-line">
          ${text}
        </body>
      </html>`
    await outbox.send({ messageId: `<sms-${randomUUID()}@localhost>`, to, subject: 'SMS', text, html: page.text })
  },
})
