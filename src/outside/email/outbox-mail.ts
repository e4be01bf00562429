import { randomUUID } from 'node:crypto'
import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { systemClock, type Clock } from '#src/kit/clock.ts'
import type { Mail, MailSender } from './port.ts'

export interface StoredMail extends Mail {
  /** The id of this one delivery; the Message-ID stays the same when a mail is sent again. */
  id: string
  /** The time at which the outbox accepted it, in ISO 8601. */
  sentAt: string
}

/** Mail that is stored instead of sent, for development: a developer reads it at /dev/outbox. */
export interface Outbox extends MailSender {
  /** The latest mails, newest first; with `to` only those to that address, without regard to case. */
  list(filter?: { to?: string }): Promise<StoredMail[]>
}

const mostStored = 500

/**
 * Stores mail in a file, one JSON object a line, across restarts. A mail is accepted once its line is written; `send`
 * rejects when that fails. About the last 500 mails stay. Only one process may write the file.
 */
export function createOutbox(file: string, clock: Clock = systemClock): Outbox {
  let last: Promise<unknown> = Promise.resolve()
  let untilCut = 0

  // Writes run one after another, so that no line is lost while the file is shortened.
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work, work)
    last = done.catch(() => {})
    return done
  }

  async function keep(mail: Mail): Promise<void> {
    await mkdir(dirname(file), { recursive: true })
    if (untilCut === 0) await cut(file)
    const left = (untilCut || mostStored) - 1
    const { messageId, to, subject, text, html, pictures, replyTo, unsubscribeUrl } = mail
    const stored: StoredMail = {
      id: randomUUID(),
      sentAt: clock.now().toISOString(),
      messageId,
      to,
      subject,
      text,
      html,
      pictures,
      replyTo,
      unsubscribeUrl,
    }
    // If this write fails half-way, the next mail first removes what it left.
    untilCut = 0
    await appendFile(file, `${JSON.stringify(stored)}\n`, { mode: 0o600 })
    untilCut = left
  }

  return {
    send: (mail) => inTurn(() => keep(mail)),
    list: ({ to } = {}) =>
      inTurn(async () => {
        const mails = (await wholeLines(file)).slice(-mostStored).map((line) => JSON.parse(line) as StoredMail)
        const wanted = to?.toLowerCase()
        return mails.toReversed().filter((mail) => wanted === undefined || mail.to.toLowerCase() === wanted)
      }),
  }
}

/** The lines of the file, without a torn last one, whose mail was never accepted. */
async function wholeLines(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').slice(0, -1)
}

/** Shortens the file to its last 500 lines by a rename, so that a reader gets either the long file or the short one. */
async function cut(file: string): Promise<void> {
  const lines = await wholeLines(file)
  const latest = lines.slice(-mostStored)
  await writeFile(`${file}.new`, latest.map((line) => `${line}\n`).join(''), { mode: 0o600 })
  await rename(`${file}.new`, file)
}
