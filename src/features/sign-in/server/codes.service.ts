import type { Clock } from '#src/kit/clock.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { MailSender } from '#src/outside/email/port.ts'
import type { SmsSender } from '#src/outside/sms/port.ts'
import { RolledBack, type Database, type Orm } from '#src/platform/db/database.ts'
import type { Caller } from '#src/platform/http/caller.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import { dayMs, type Quotas } from '#src/platform/quota/quotas.ts'
import { masked } from '../rules/address.ts'
import { codeMinutes, codeAttempts, isCode, proofMinutes } from '../rules/codes.ts'
import type { SentCode } from '../sign-in.contract.ts'
import { codeMail, codeSms } from './code-messages.ts'
import { mayReceive } from './code-budgets.ts'
import { findCode, findLatest, forgetCodes, insertCode, markProven, takeTry, useProof, type CodeRow } from './codes.store.ts'
import { contactAddress, type ContactAddress } from './contact-address.ts'
import { isKnownDevice } from './devices.store.ts'
import { codeFrom, hashSecret, isSecret, newNonce } from './secrets.ts'
import type { AttemptLimit } from './attempt-limit.ts'

type Asker = Pick<Caller, 'culture' | 'ip' | 'session' | 'device' | 'startSession'>

export interface CodesService {
  /** Sends a code, whoever lives at the address. One that was just sent to this browser is not sent again. */
  send(caller: Asker, typed: string): Promise<Result<SentCode, Problem>>
  /** The same on purpose: too soon is TOO_MANY_REQUESTS. */
  resend(caller: Asker, typed: string): Promise<Result<SentCode, Problem>>
  /** Whether this is the code that this browser was sent. From then on it may sign in or register with the address. */
  validate(caller: Asker, typed: string, code: string): Promise<Result<undefined, Problem>>
  /** Uses up the proof, once, in the transaction of what it is a proof for. CODE_EXPIRED without one. */
  useProof(orm: Orm, session: string | null, address: string): Promise<Result<undefined, Problem>>
  addressOf(typed: string, field?: string): Promise<Result<ContactAddress, Problem>>
  deliver(job: CodeJob): Promise<void>
  forgetOld(): Promise<void>
}

export interface CodeJob {
  codeId: number
  nonce: string
}

export interface CodesParts {
  database: Database
  settings: SettingsService
  quotas: Quotas
  attempts: AttemptLimit
  jobs: Jobs
  mail: MailSender
  sms: SmsSender
  clock: Clock
  publicOrigin: string
  /** Makes the codes. */
  key: string
}

export const codeJobs = { deliver: 'send-code', forget: 'forget-old-codes' } as const

export function createCodes(parts: CodesParts): CodesService {
  const { database, settings, attempts, clock } = parts
  const before = (ms: number): Date => new Date(clock.now().getTime() - ms)
  const addressOf: CodesService['addressOf'] = async (typed, field) => contactAddress(typed, (await settings.current()).smsCountries, field)

  async function ask(caller: Asker, typed: string, { again }: { again: boolean }): Promise<Result<SentCode, Problem>> {
    const to = await addressOf(typed)
    if (!to.ok) return to
    const { codeResendSeconds } = await settings.current()
    const latest = await findLatest(database.orm, caller.session, to.value.address)
    const waitSeconds = latest ? codeResendSeconds - Math.floor((clock.now().getTime() - latest.sentAt.getTime()) / 1000) : 0
    const isGuessable = latest !== null && latest.usedAt === null && latest.triesLeft > 0
    const answer = (resendAfterSeconds: number): SentCode => ({
      ...shown(to.value),
      resendAfterSeconds,
      expiresInSeconds: codeMinutes * 60,
    })
    if (waitSeconds > 0 && isGuessable && !again) return ok(answer(waitSeconds))
    if (waitSeconds > 0) return refuse(problem('TOO_MANY_REQUESTS', { retryAfterSeconds: waitSeconds }))
    const sent = await issue(parts, caller, to.value)
    return sent.ok ? ok(answer(codeResendSeconds)) : sent
  }

  return {
    addressOf,
    send: (caller, typed) => ask(caller, typed, { again: false }),
    resend: (caller, typed) => ask(caller, typed, { again: true }),

    async validate(caller, typed, code) {
      const to = await addressOf(typed)
      if (!to.ok) return to
      if (!isCode(code)) return refuse(problem('VALIDATION', { fields: { code: 'codeIncomplete' } }))
      const latest = await findLatest(database.orm, caller.session, to.value.address)
      // A code that is over costs whoever guesses at it nothing, and the shop no lock either.
      const tried = latest && isOpen(latest, clock.now()) ? await takeAttempts(caller, latest) : null
      // As much work where there is nothing to compare with.
      const isRight = await isSecret('code', code, tried?.ok ? latest!.codeHash : null)
      if (!tried) return refuse(problem('CODE_EXPIRED'))
      if (!tried.ok) return tried
      if (!isRight) return refuse(tried.value.left > 0 ? problem('CODE_INVALID', { triesLeft: tried.value.left }) : problem('CODE_EXPIRED'))
      await attempts.giveBack(tried.value.id)
      await markProven(database.orm, latest!.autoId, clock.now())
      return ok(undefined)
    },

    async useProof(orm, session, address) {
      const isProven = await useProof(orm, session, address, before(proofMinutes * 60_000), clock.now())
      return isProven ? ok(undefined) : refuse(problem('CODE_EXPIRED'))
    },

    async deliver({ codeId, nonce }) {
      const row = await findCode(database.orm, codeId)
      if (!row || row.usedAt || row.expiresAt <= clock.now()) return
      const letter = {
        code: codeFrom(parts.key, nonce),
        culture: row.culture,
        settings: await settings.current(),
        publicOrigin: parts.publicOrigin,
      }
      if (row.channel === 'sms') await parts.sms.send(codeSms(row.address, letter))
      else await parts.mail.send(codeMail(row.address, `${codeId}.${nonce.slice(0, 6)}`, letter))
    },

    async forgetOld() {
      await attempts.forgetOld()
      await forgetCodes(database.orm, before(dayMs))
    },
  }

  /** One try of the code's own, and one of the address's day; both are gone before the code is looked at. */
  async function takeAttempts(caller: Asker, { autoId, address }: CodeRow): Promise<Result<{ id: number; left: number }, Problem>> {
    const known = await isKnownDevice(database.orm, caller.device, address)
    const ofDay = await attempts.take(attemptsKey('code', address, known ? caller.device : null))
    if (!ofDay) return refuse(problem('SIGN_IN_LOCKED', { retryAfterSeconds: dayMs / 1000 }))
    const ofCode = await takeTry(database.orm, autoId, clock.now())
    if (ofCode !== null) return ok({ id: ofDay.id, left: Math.min(ofCode, ofDay.left) })
    await attempts.giveBack(ofDay.id)
    return refuse(problem('CODE_EXPIRED'))
  }
}

const isOpen = ({ triesLeft, expiresAt, usedAt }: CodeRow, now: Date): boolean => triesLeft > 0 && expiresAt > now && usedAt === null

/** A device that its owner has signed in with has tries of its own, so that nobody can lock the owner out. */
export const attemptsKey = (kind: 'code' | 'password', address: string, knownDevice: string | null): string =>
  [kind, address, knownDevice ?? ''].join('\n')

const shown = ({ channel, address }: ContactAddress) => ({ channel, destination: masked(address) })

/** As far as budgets allow, writes the code down and, in the same transaction, the job that sends it. */
async function issue(parts: CodesParts, caller: Asker, to: ContactAddress): Promise<Result<undefined, Problem>> {
  const { database, settings, quotas, jobs, clock } = parts
  const known = await isKnownDevice(database.orm, caller.device, to.address)
  const receiver = { ...to, ip: caller.ip, knownDevice: known ? caller.device : null }
  const store = await settings.current()
  const refusal = await database.transaction(async ({ orm }) => {
    const refused = await mayReceive(quotas, orm, receiver, store)
    if (refused) throw new RolledBack(refused)
    return refused
  })
  if (refusal) return refuse(refusal)
  const nonce = newNonce()
  const codeHash = await hashSecret('code', codeFrom(parts.key, nonce))
  const session = await caller.startSession()
  const sentAt = clock.now()
  return database.transaction(async (tx): Promise<Result<undefined, Problem>> => {
    const expiresAt = new Date(sentAt.getTime() + codeMinutes * 60_000)
    const codeId = await insertCode(tx.orm, {
      ...to,
      sessionId: session,
      culture: caller.culture,
      codeHash,
      triesLeft: codeAttempts,
      sentAt,
      expiresAt,
    })
    await jobs.enqueue(tx, codeJobs.deliver, { codeId, nonce } satisfies CodeJob)
    return ok(undefined)
  })
}
