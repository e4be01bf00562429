import { randomUUID } from 'node:crypto'
import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { systemClock, type Clock } from '#src/kit/clock.ts'
import type { Mail, MailSender } from './port.ts'

export interface StoredMail extends Mail {
  /** Of this one sending; the Message-ID stays the same when a mail is sent again. */
  id: string
  /** When it was taken over, as an ISO time. */
  sentAt: string
}

/** Mail kept instead of sent, for development: whoever runs the shop reads it at /dev/outbox. */
export interface Outbox extends MailSender {
  /** The last mails, newest first; with `to` only those to that address, in whatever case it was written. */
  list(filter?: { to?: string }): Promise<StoredMail[]>
}

const mostKept = 500

/**
 * Keeps mail in a file, one JSON object a line, over restarts. A mail is taken over once its line is written;
 * `send` rejects when it cannot be. About the last 500 are kept. One process writes the file.
 */
export function createOutbox(file: string, clock: Clock = systemClock): Outbox {
  let last: Promise<unknown> = Promise.resolve()
  let untilCut = 0

  // One after the other, so that no line is lost while the file is cut.
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work, work)
    last = done.catch(() => {})
    return done
  }

  async function keep(mail: Mail): Promise<void> {
    await mkdir(dirname(file), { recursive: true })
    if (untilCut === 0) await cut(file)
    const left = (untilCut || mostKept) - 1
    const { messageId, to, subject, text, html, replyTo, unsubscribeUrl } = mail
    const stored: StoredMail = {
      id: randomUUID(),
      sentAt: clock.now().toISOString(),
      messageId,
      to,
      subject,
      text,
      html,
      replyTo,
      unsubscribeUrl,
    }
    // Should this line fail half-way, the next mail cuts it off first.
    untilCut = 0
    await appendFile(file, `${JSON.stringify(stored)}\n`, { mode: 0o600 })
    untilCut = left
  }

  return {
    send: (mail) => inTurn(() => keep(mail)),
    list: ({ to } = {}) =>
      inTurn(async () => {
        const mails = (await wholeLines(file)).slice(-mostKept).map((line) => JSON.parse(line) as StoredMail)
        const wanted = to?.toLowerCase()
        return mails.toReversed().filter((mail) => wanted === undefined || mail.to.toLowerCase() === wanted)
      }),
  }
}

/** The lines of the file; a torn last one is left out, for its mail was never taken over. */
async function wholeLines(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').slice(0, -1)
}

/** Shortens the file to its last 500 lines, in one step: a reader sees the long file or the short one. */
async function cut(file: string): Promise<void> {
  const lines = await wholeLines(file)
  const kept = lines.slice(-mostKept)
  await writeFile(`${file}.new`, kept.map((line) => `${line}\n`).join(''), { mode: 0o600 })
  await rename(`${file}.new`, file)
}
