import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Mail } from '#src/outside/email/port.ts'

export interface Delivery {
  envelopeTo: string[]
  mail: Mail
  /** By their names in small letters. */
  headers: Map<string, string>
}

export interface MailServer {
  url: string
  /** What has arrived, oldest first. */
  letters: Delivery[]
  close(): Promise<void>
}

/** How long mail to `slow` takes. */
export const slowMs = 1200

/** A mail server on loopback. A recipient called `busy` is put off (450), one called `gone` refused (550); mail to `slow` is looked through first. */
export async function startMailServer(): Promise<MailServer> {
  const letters: Delivery[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, answer) {
      if (address.startsWith('busy@')) return answer(Object.assign(new Error('Try again later'), { responseCode: 450 }))
      if (address.startsWith('gone@')) return answer(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
      answer()
    },
    async onData(stream, session, answer) {
      const envelopeTo = session.envelope.rcptTo.map(({ address }) => address)
      letters.push({ envelopeTo, ...(await opened(Buffer.concat(await stream.toArray()))) })
      if (envelopeTo.some((address) => address.startsWith('slow@'))) await wait(slowMs)
      answer()
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    letters,
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}

async function opened(raw: Buffer): Promise<Omit<Delivery, 'envelopeTo'>> {
  const { messageId = '', to, replyTo, subject = '', text = '', html = '', attachments, headers: given } = await PostalMime.parse(raw)
  const headers = new Map(given.map(({ key, value }) => [key, value]))
  const mail: Mail = { messageId, to: to?.[0]?.address ?? '', subject, text: text.trimEnd(), html: html.trimEnd() }
  const pictures = attachments.map(({ contentId = '', content }) => ({
    cid: contentId.slice(1, -1),
    base64: Buffer.from(content as ArrayBuffer).toString('base64'),
  }))
  if (pictures.length > 0) mail.pictures = pictures
  if (replyTo?.[0]) mail.replyTo = replyTo[0].address
  if (headers.get('list-unsubscribe-post') === 'List-Unsubscribe=One-Click')
    mail.unsubscribeUrl = headers.get('list-unsubscribe')!.slice(1, -1)
  return { mail, headers }
}
