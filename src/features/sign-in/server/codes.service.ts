import { dayMs, type Clock } from '#src/kit/clock.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { MailSender } from '#src/outside/email/port.ts'
import type { SmsSender } from '#src/outside/sms/port.ts'
import type { Database, Orm } from '#src/platform/db/database.ts'
import type { Caller } from '#src/platform/http/caller.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { Quotas } from '#src/platform/quota/quotas.ts'
import type { WaitCheck } from '#src/platform/quota/wait-check.ts'
import { masked } from '../rules/address.ts'
import { codeMinutes, codeAttempts, isCode, proofMinutes } from '../rules/codes.ts'
import type { SentCode } from '../sign-in.contract.ts'
import { codeMail, codeSms } from './code-messages.ts'
import { takeWithin } from './code-check.ts'
import { findCode, findLatest, deleteOldCodes, insertCode, markProven, takeTry, useProof, type CodeRow } from './codes.store.ts'
import { contactAddress, type ContactAddress } from './contact-address.ts'
import { findKnownDevice } from './devices.store.ts'
import { codeFrom, hashSecret, isSecret, newNonce } from './secrets.ts'
import type { AttemptLimit } from './attempt-limit.ts'

type CodeCaller = Pick<Caller, 'culture' | 'ip' | 'session' | 'device' | 'startSession'>

/** Who wants a code, as typed; `humanCheck` comes from an earlier refusal. */
export interface CodeRequest {
  emailOrPhone: string
  humanCheck?: string | undefined
}

export interface CodesService {
  /** Sends a code, whether or not the address is registered. A code just sent to this browser is not sent again. */
  send(caller: CodeCaller, request: CodeRequest): Promise<Result<SentCode, Problem>>
  /** Sends another code on purpose: too soon is TOO_MANY_REQUESTS. */
  resend(caller: CodeCaller, request: CodeRequest): Promise<Result<SentCode, Problem>>
  /** Whether this is the code sent to this browser. If so, the browser may sign in or register with the address. */
  validate(caller: CodeCaller, typed: string, code: string): Promise<Result<undefined, Problem>>
  /** Uses up the proof, once, in the transaction that needs it. CODE_EXPIRED without one. */
  useProof(orm: Orm, session: string | null, address: string): Promise<Result<undefined, Problem>>
  addressOf(typed: string, field?: string): Promise<Result<ContactAddress, Problem>>
  deliver(job: CodeJob): Promise<void>
  deleteOld(): Promise<void>
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
  /** The key that codes are derived from. */
  key: string
  check: WaitCheck
}

export const codeJobs = { deliver: 'send-code', deleteOld: 'forget-old-codes' } as const

export function createCodes(parts: CodesParts): CodesService {
  const { database, attempts, clock } = parts
  return {
    addressOf: (typed, field) => addressOf(parts, typed, field),
    send: (caller, request) => requestCode(parts, caller, request, { again: false }),
    resend: (caller, request) => requestCode(parts, caller, request, { again: true }),
    validate: (caller, typed, code) => validate(parts, caller, typed, code),

    async useProof(orm, session, address) {
      const isProven = await useProof(orm, session, address, ago(clock, proofMinutes * 60_000), clock.now())
      return isProven ? ok(undefined) : refuse(problem('CODE_EXPIRED'))
    },

    deliver: (job) => deliver(parts, job),

    async deleteOld() {
      await attempts.deleteOld()
      await deleteOldCodes(database.orm, ago(clock, dayMs))
    },
  }
}

const ago = (clock: Clock, ms: number): Date => new Date(clock.now().getTime() - ms)

const addressOf = async ({ settings }: CodesParts, typed: string, field?: string): Promise<Result<ContactAddress, Problem>> =>
  contactAddress(typed, (await settings.current()).smsCountries, field)

async function requestCode(
  parts: CodesParts,
  caller: CodeCaller,
  { emailOrPhone, humanCheck }: CodeRequest,
  { again }: { again: boolean },
): Promise<Result<SentCode, Problem>> {
  const to = await addressOf(parts, emailOrPhone)
  if (!to.ok) return to
  const { codeResendSeconds } = await parts.settings.current()
  const latest = await findLatest(parts.database.orm, caller.session, to.value.address)
  const waitSeconds = latest ? codeResendSeconds - Math.floor((parts.clock.now().getTime() - latest.sentAt.getTime()) / 1000) : 0
  const isGuessable = latest !== null && latest.provenAt === null && latest.triesLeft > 0
  const answer = (resendAfterSeconds: number): SentCode => ({
    ...sentTo(to.value),
    resendAfterSeconds,
    expiresInSeconds: codeMinutes * 60,
  })
  if (waitSeconds > 0 && isGuessable && !again) return ok(answer(waitSeconds))
  if (waitSeconds > 0) return refuse(problem('TOO_MANY_REQUESTS', { retryAfterSeconds: waitSeconds }))
  const sent = await issue(parts, caller, to.value, humanCheck)
  return sent.ok ? ok(answer(codeResendSeconds)) : sent
}

async function validate(parts: CodesParts, caller: CodeCaller, typed: string, code: string): Promise<Result<undefined, Problem>> {
  const { database, attempts, clock } = parts
  const to = await addressOf(parts, typed)
  if (!to.ok) return to
  if (!isCode(code)) return refuse(problem('VALIDATION', { fields: { code: 'codeIncomplete' } }))
  if (caller.session === null) return refuse(problem('CODE_EXPIRED'))
  const latest = await findLatest(database.orm, caller.session, to.value.address)
  // A try at an expired code is not counted, and takes no lock.
  if (!latest || !isOpen(latest, clock.now())) return refuse(problem('CODE_EXPIRED'))
  const tried = await takeTries(parts, caller, latest)
  // Nothing is hashed without a try: a browser learns no more from the time than it knows already (safe-43).
  if (!tried.ok) return tried
  const { id, left } = tried.value
  if (!(await isSecret('code', code, latest.codeHash)))
    return refuse(left > 0 ? problem('CODE_INVALID', { triesLeft: left }) : problem('CODE_EXPIRED'))
  await attempts.giveBack(id)
  return (await markProven(database.orm, latest.autoId, clock.now())) ? ok(undefined) : refuse(problem('CODE_EXPIRED'))
}

async function deliver(parts: CodesParts, { codeId, nonce }: CodeJob): Promise<void> {
  const row = await findCode(parts.database.orm, codeId)
  if (!row || row.usedAt || row.expiresAt <= parts.clock.now()) return
  const message = {
    code: codeFrom(parts.key, nonce),
    culture: row.culture,
    settings: await parts.settings.current(),
    publicOrigin: parts.publicOrigin,
  }
  if (row.channel === 'sms') await parts.sms.send(codeSms(row.address, message))
  else await parts.mail.send(codeMail(row.address, `${codeId}.${nonce.slice(0, 6)}`, message))
}

/** Takes one try of the code and one of the address's day, both before the code is compared. */
async function takeTries(
  { database, attempts, clock }: CodesParts,
  caller: CodeCaller,
  { autoId, address }: CodeRow,
): Promise<Result<{ id: number; left: number }, Problem>> {
  const known = await findKnownDevice(database.orm, caller.device, address)
  const ofDay = await attempts.take(attemptsKey('code', address, known))
  if (!ofDay) return refuse(problem('SIGN_IN_LOCKED', { retryAfterSeconds: dayMs / 1000 }))
  const ofCode = await takeTry(database.orm, autoId, clock.now())
  if (ofCode !== null) return ok({ id: ofDay.id, left: Math.min(ofCode, ofDay.left) })
  await attempts.giveBack(ofDay.id)
  return refuse(problem('CODE_EXPIRED'))
}

/** A code works once: a proven one is taken no more, and its proof serves for what it was asked for (sign-in-03). */
const isOpen = ({ triesLeft, expiresAt, provenAt }: CodeRow, now: Date): boolean => triesLeft > 0 && expiresAt > now && provenAt === null

/** A known device has tries of its own, so that nobody can lock the owner out. */
export const attemptsKey = (kind: 'code' | 'password', address: string, knownDevice: string | null): string =>
  [kind, address, knownDevice ?? ''].join('\n')

const sentTo = ({ channel, address }: ContactAddress) => ({ channel, destination: masked(address) })

/** Within the budgets, writes the code and, in the same transaction, the job that sends it. */
async function issue(
  parts: CodesParts,
  caller: CodeCaller,
  to: ContactAddress,
  humanCheck: string | undefined,
): Promise<Result<undefined, Problem>> {
  const { database, jobs, clock } = parts
  const receiver = { ...to, ip: caller.ip, knownDevice: await findKnownDevice(database.orm, caller.device, to.address) }
  const refusal = await takeWithin(parts, receiver, humanCheck)
  if (refusal) return refuse(refusal)
  // A network without a place for one more guest is refused before the hash.
  const session = await caller.startSession()
  const nonce = newNonce()
  const codeHash = await hashSecret('code', codeFrom(parts.key, nonce))
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
