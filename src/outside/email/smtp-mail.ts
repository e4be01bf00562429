import { createTransport } from 'nodemailer'
import type { MailPicture, MailSender } from './port.ts'

export interface SmtpOptions {
  /** smtp://user:password@host:587 or smtps:// */
  url: string
  /** The sender: an address, or `Name <address>`. */
  from: string
  /** Time limit for connecting and for the greeting; 10 seconds by default. */
  timeoutMs?: number
}

/**
 * How long each answer may take. A server that looks through a mail before it takes it needs its time: it delivers also what
 * nobody waited for, and would do so again at every further try.
 */
const answersWithinMs = 60_000
/** With the time that a mail waits for a connection. The job that sends it runs for 15 minutes at most, and is then tried again. */
const sentWithinMs = 10 * 60_000

/**
 * Sends mail by an SMTP server. `send` resolves after the server's 250 and rejects on any 4xx or 5xx, on a time-out and
 * without a response; after a lost 250 the caller sends again under the same Message-ID.
 */
export function createSmtpMail({ url, from, timeoutMs = 10_000 }: SmtpOptions): MailSender & { close(): void } {
  const transport = createTransport(
    {
      url,
      pool: true,
      requireTLS: sendsPassword(url),
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: answersWithinMs,
      dnsTimeout: timeoutMs,
    },
    { from, disableFileAccess: true, disableUrlAccess: true },
  )
  return {
    async send({ to, replyTo, unsubscribeUrl, pictures = [], ...content }) {
      await transport.sendMail({
        ...content,
        to: only(to),
        signal: AbortSignal.timeout(sentWithinMs),
        attachments: pictures.map(inline),
        ...(replyTo ? { replyTo: only(replyTo) } : {}),
        headers: unsubscribeUrl ? oneClick(unsubscribeUrl) : {},
      })
    },
    close: () => transport.close(),
  }
}

/** A password, and the codes in mails, are sent to another machine encrypted only, unless the address says `?requireTLS=false`. */
function sendsPassword(url: string): boolean {
  const { protocol, hostname, password, searchParams } = new URL(url)
  return (
    protocol === 'smtp:' && password !== '' && !isLoopback(hostname) && !searchParams.has('requireTLS') && !searchParams.has('ignoreTLS')
  )
}

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host)

/** With its id it is a part of the HTML, and no mail program lists it as a file. */
const inline = ({ cid, base64 }: MailPicture) =>
  ({ cid, content: base64, encoding: 'base64', contentType: 'image/png', contentDisposition: 'inline' }) as const

/** An address object, because nodemailer reads a text with a comma as two recipients. */
const only = (address: string) => ({ name: '', address })

const oneClick = (url: string) => ({ 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
