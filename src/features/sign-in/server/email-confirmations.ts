import { createHmac } from 'node:crypto'
import { dayMs, type Clock } from '#src/kit/clock.ts'
import { inCulture, inLanguageOf, type Culture } from '#src/kit/culture.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { MembersService } from '#src/features/member/server/member.service.ts'
import type { StoreSettings } from '#src/features/settings/rules/store-settings.ts'
import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { Mail, MailSender } from '#src/outside/email/port.ts'
import { RolledBack, type Database, type Transaction } from '#src/platform/db/database.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { Quotas } from '#src/platform/quota/quotas.ts'
import { mailWords, renderMail } from '#src/platform/mail-template.ts'
import { confirmationDays } from '../rules/codes.ts'
import { signInMailMessages } from '../mail-messages.ts'
import { deleteExpired, findAnyConfirmation, findConfirmation, insertConfirmation, lockConfirmation } from './email-confirmations.store.ts'
import { fingerprint, newNonce } from './secrets.ts'

/** Days after which an expired link can not be used to send another mail. */
const resendDays = 30
const resentPerMember = { name: 'verify-mail', most: 3, within: dayMs }

export interface EmailConfirmations {
  /** Sends a confirmation mail to an email that a member has given; it becomes theirs when they confirm it. */
  requestConfirmation(tx: Transaction, request: { memberId: number; email: string; culture: Culture }): Promise<void>
  confirm(token: string): Promise<Result<undefined, Problem>>
  /** Sends the mail of an expired link once more, a few times a day: MEMBER_NOT_FOUND where no member waits for it. */
  resend(token: string): Promise<Result<undefined, Problem>>
  send(job: { nonce: string }): Promise<void>
  deleteOld(): Promise<void>
}

export const confirmationJob = 'confirm-email'

export interface ConfirmationParts {
  database: Database
  members: MembersService
  settings: SettingsService
  jobs: Jobs
  mail: MailSender
  clock: Clock
  quotas: Quotas
  publicOrigin: string
  /** The key that the links' tokens are made with. */
  key: string
}

export function createEmailConfirmations(parts: ConfirmationParts): EmailConfirmations {
  const { database, members, settings, jobs, mail, clock, publicOrigin, key, quotas } = parts
  const tokenOf = (nonce: string): string => createHmac('sha256', key).update(nonce).digest('base64url')
  const request: EmailConfirmations['requestConfirmation'] = async (tx, { memberId, email, culture }) => {
    const nonce = newNonce()
    const expiresAt = new Date(clock.now().getTime() + confirmationDays * dayMs)
    await insertConfirmation(tx.orm, { tokenHash: fingerprint(tokenOf(nonce)), memberId, email, culture, expiresAt })
    await jobs.enqueue(tx, confirmationJob, { nonce })
  }
  return {
    requestConfirmation: request,
    resend: (token) =>
      database.transaction(async (tx): Promise<Result<undefined, Problem>> => {
        const before = await findAnyConfirmation(tx.orm, fingerprint(token))
        const member = before && (await members.find(tx.orm, before.memberId))
        if (!member || member.email !== null) return refuse(problem('MEMBER_NOT_FOUND'))
        if (!(await quotas.take(tx.orm, resentPerMember, String(before.memberId)))) return refuse(problem('VERIFY_MAIL_REFUSED'))
        await request(tx, before)
        return ok(undefined)
      }),
    confirm: (token) =>
      database.transaction(async ({ orm }): Promise<Result<undefined, Problem>> => {
        const confirmation = await lockConfirmation(orm, fingerprint(token), clock.now())
        const member = confirmation && (await members.find(orm, confirmation.memberId))
        if (!confirmation || !member) return refuse(problem('NOT_FOUND'))
        if (member.email === confirmation.email) return ok(undefined)
        // An email that was set by code meanwhile takes precedence.
        if (member.email !== null) return refuse(problem('NOT_FOUND'))
        const set = await members.setAddress(orm, confirmation.memberId, { channel: 'email', address: confirmation.email })
        if (!set.ok) throw new RolledBack(set)
        return set
      }),
    async send({ nonce }) {
      const token = tokenOf(nonce)
      const confirmation = await findConfirmation(database.orm, fingerprint(token), clock.now())
      if (confirmation) await mail.send(confirmationMail(confirmation, token, await settings.current(), publicOrigin))
    },
    deleteOld: () => deleteExpired(database.orm, new Date(clock.now().getTime() - resendDays * dayMs)),
  }
}

function confirmationMail(
  { tokenHash, email, culture }: { tokenHash: string; email: string; culture: Culture },
  token: string,
  { name, colours }: StoreSettings,
  publicOrigin: string,
): Mail {
  const words = mailWords(signInMailMessages, culture)
  const store = inCulture(name, culture)
  const url = inLanguageOf(culture, `${publicOrigin}/email-verification?token=${token}`)
  return {
    messageId: `<email-${tokenHash}@${new URL(publicOrigin).hostname}>`,
    to: email,
    subject: words('confirmSubject', { store }),
    ...renderMail({
      culture,
      store,
      accent: colours.leaf,
      title: words('confirmTitle'),
      parts: [
        { kind: 'words', text: words('confirmText', { store }) },
        { kind: 'action', label: words('confirmAction'), url },
        { kind: 'note', text: words('confirmNote', { days: confirmationDays }) },
      ],
    }),
  }
}
