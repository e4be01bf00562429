import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server that takes every mail and counts it. */
export interface MailSink {
  url: string
  taken(): number
  close(): void
}

export async function openMailSink(): Promise<MailSink> {
  let taken = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, answer) {
      stream.resume()
      stream.on('end', () => {
        taken++
        answer()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken: () => taken,
    close: () => server.close(() => {}),
  }
}
