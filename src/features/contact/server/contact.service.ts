import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { dayMs, hourMs, type Clock } from '#src/kit/clock.ts'
import { inCulture, type Culture } from '#src/kit/culture.ts'
import type { DataOf } from '#src/kit/endpoint.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { StockService } from '#src/features/stock/server/stock.service.ts'
import type { Mail, MailSender } from '#src/outside/email/port.ts'
import type { Database, Transaction } from '#src/platform/db/database.ts'
import type { Caller } from '#src/platform/http/caller.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import { networkOf } from '#src/platform/quota/networks.ts'
import type { Quotas } from '#src/platform/quota/quotas.ts'
import type { ContactPayload, ContactSubject, getHumanCheck, sendEmail } from '../contact.contract.ts'
import { contactErrors, onlineStore, type ContactErrors, type ContactFields, type Salutation } from '../rules/contact-form.ts'
import { quickestMs } from '../rules/human-check.ts'
import { messageMail, receiptMail, type OpenedMessage } from './contact-mails.ts'
import { deleteOldMessages, findByCheck, findMessage, insertMessage, type MessageRow, type NewMessage } from './contact.store.ts'
import { createHumanCheck } from './human-check.ts'

export interface ContactService {
  subjects(culture: Culture): Promise<ContactSubject[]>
  humanCheck(): DataOf<typeof getHumanCheck>
  /** Stores the message and records its mails. The same message with the same check is stored once; both calls return the same reference. */
  send(caller: Pick<Caller, 'culture' | 'ip'>, payload: ContactPayload): Promise<Result<DataOf<typeof sendEmail>, Problem>>
  sendMessage(messageId: number): Promise<void>
  sendReceipt(messageId: number): Promise<void>
  deleteOld(): Promise<void>
}

export const contactJobs = { message: 'contact-message', receipt: 'contact-receipt', deleteOld: 'forget-old-messages' } as const

export interface ContactParts {
  database: Database
  settings: SettingsService
  stock: StockService
  quotas: Quotas
  jobs: Jobs
  mail: MailSender
  clock: Clock
  publicOrigin: string
  /** The key that signs the human check. */
  key: string
}

const perNetwork = { name: 'contact', most: 10, within: hourMs }
const perReceiver = { name: 'contact receipt', most: 1, within: dayMs }
/** The period that the privacy page names. */
const storedForMs = 2 * 365 * dayMs
const checkMissing = problem('HUMAN_CHECK_MISSING', { fields: { humanCheck: 'required' } })

export function createContact(parts: ContactParts): ContactService {
  const { database, settings, stock, quotas, jobs, mail, clock, publicOrigin } = parts
  const check = createHumanCheck(clock, parts.key)

  /** One job per mail: when one address cannot be reached, the other mail is not sent again. */
  async function record(tx: Transaction, { autoId, email }: MessageRow): Promise<void> {
    await jobs.enqueue(tx, contactJobs.message, { messageId: autoId })
    if (await quotas.take(tx.orm, perReceiver, email.toLowerCase())) await jobs.enqueue(tx, contactJobs.receipt, { messageId: autoId })
  }

  /** The message's number, also when it had been stored before; null when its check came with a different message. */
  async function storeMessage(message: NewMessage): Promise<number | null> {
    return database.transaction(async (tx) => {
      const inserted = await insertMessage(tx.orm, message)
      if (inserted) await record(tx, inserted)
      const stored = inserted ?? (await findByCheck(tx.orm, message.checkHash))
      return stored && isDeepStrictEqual(writtenIn(stored), writtenIn(message)) ? stored.autoId : null
    })
  }

  async function mailOf(messageId: number, write: (opened: OpenedMessage) => Mail): Promise<void> {
    const [message, current, stores] = await Promise.all([
      findMessage(database.orm, messageId),
      settings.current(),
      stock.stores(database.orm),
    ])
    if (message) await mail.send(write({ message, settings: current, stores, host: new URL(publicOrigin).hostname }))
  }

  return {
    async subjects(culture) {
      const { contactSubjects } = await settings.current()
      return contactSubjects.map(({ code, name }) => ({ code, name: inCulture(name, culture) }))
    },
    humanCheck: () => ({ humanCheck: check.issue(), waitSeconds: quickestMs / 1000 }),
    async send({ culture, ip }, { humanCheck, leaveEmpty, ...fields }) {
      const errors = await errorsOf(parts, fields)
      if (Object.keys(errors).length > 0) return refuse(problem('VALIDATION', { fields: errors }))
      if (leaveEmpty !== '' || !check.accepts(humanCheck)) return refuse(checkMissing)
      if (!(await quotas.take(database.orm, perNetwork, networkOf(ip)))) {
        return refuse(problem('TOO_MANY_REQUESTS', { retryAfterSeconds: perNetwork.within / 1000 }))
      }
      const checkHash = createHash('sha256').update(humanCheck).digest('base64url')
      const number = await storeMessage({
        ...fields,
        salutation: fields.salutation as Salutation,
        culture,
        checkHash,
        writtenAt: clock.now(),
      })
      if (number === null) return refuse(checkMissing)
      return ok({ reference: String(number), answerWithinDays: (await settings.current()).contactAnswerDays })
    },
    sendMessage: (messageId) => mailOf(messageId, messageMail),
    sendReceipt: (messageId) => mailOf(messageId, receiptMail),
    deleteOld: () => deleteOldMessages(database.orm, new Date(clock.now().getTime() - storedForMs)),
  }
}

async function errorsOf({ settings, stock, database }: ContactParts, fields: ContactFields): Promise<ContactErrors> {
  const [{ contactSubjects }, stores] = await Promise.all([settings.current(), stock.stores(database.orm)])
  const isPlace = [onlineStore, ...stores.map(({ code }) => code)].includes(fields.storeLocation)
  const isSubject = contactSubjects.some(({ code }) => code === fields.subject)
  return {
    ...(isPlace ? {} : { storeLocation: 'storeLocationRequired' }),
    ...(isSubject ? {} : { subject: 'subjectRequired' }),
    ...contactErrors(fields),
  }
}

/** The part of a message that the shopper wrote: neither its time nor the page's language. */
const writtenIn = ({
  salutation,
  firstName,
  lastName,
  email,
  mobileNumber,
  storeLocation,
  subject,
  message,
}: NewMessage): ContactFields => ({
  salutation,
  firstName,
  lastName,
  email,
  mobileNumber,
  storeLocation,
  subject,
  message,
})
