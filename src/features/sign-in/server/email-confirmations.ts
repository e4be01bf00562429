import { createHmac } from 'node:crypto'
import type { Clock } from '#src/kit/clock.ts'
import { inCulture, type Culture } from '#src/kit/culture.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { MembersService } from '#src/features/member/server/member.service.ts'
import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { MailSender } from '#src/outside/email/port.ts'
import { RolledBack, type Database, type Transaction } from '#src/platform/db/database.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import { dayMs } from '#src/platform/quota/quotas.ts'
import { mailWords, renderMail } from '#src/platform/mail-template.ts'
import { signInMailMessages } from '../mail-messages.ts'
import { deleteRunOut, findConfirmation, insertConfirmation, lockConfirmation } from './email-confirmations.store.ts'
import { fingerprint, newNonce } from './secrets.ts'

/** Days that the button of the mail works. */
const confirmationDays = 3

export interface EmailConfirmations {
  /** Writes to an email that a member has named; it is theirs once the mail is answered, and not before. */
  ask(tx: Transaction, request: { memberId: number; email: string; culture: Culture }): Promise<void>
  confirm(token: string): Promise<Result<undefined, Problem>>
  send(job: { nonce: string }): Promise<void>
  forgetOld(): Promise<void>
}

export const confirmationJob = 'confirm-email'

export interface ConfirmationParts {
  database: Database
  members: MembersService
  settings: SettingsService
  jobs: Jobs
  mail: MailSender
  clock: Clock
  publicOrigin: string
  /** Makes the links. */
  key: string
}

export function createEmailConfirmations({
  database,
  members,
  settings,
  jobs,
  mail,
  clock,
  publicOrigin,
  key,
}: ConfirmationParts): EmailConfirmations {
  const tokenOf = (nonce: string): string => createHmac('sha256', key).update(nonce).digest('base64url')
  return {
    async ask(tx, { memberId, email, culture }) {
      const nonce = newNonce()
      const expiresAt = new Date(clock.now().getTime() + confirmationDays * dayMs)
      await insertConfirmation(tx.orm, { tokenHash: fingerprint(tokenOf(nonce)), memberId, email, culture, expiresAt })
      await jobs.enqueue(tx, confirmationJob, { nonce })
    },
    confirm: (token) =>
      database.transaction(async ({ orm }): Promise<Result<undefined, Problem>> => {
        const asked = await lockConfirmation(orm, fingerprint(token), clock.now())
        const member = asked && (await members.find(orm, asked.memberId))
        if (!asked || !member) return refuse(problem('NOT_FOUND'))
        if (member.email === asked.email) return ok(undefined)
        // A later way of setting the email, by code, has the last word.
        if (member.email !== null) return refuse(problem('NOT_FOUND'))
        const set = await members.setAddress(orm, asked.memberId, { channel: 'email', address: asked.email })
        if (!set.ok) throw new RolledBack(set)
        return set
      }),
    async send({ nonce }) {
      const token = tokenOf(nonce)
      const asked = await findConfirmation(database.orm, fingerprint(token), clock.now())
      if (!asked) return
      const words = mailWords(signInMailMessages, asked.culture)
      const store = inCulture((await settings.current()).name, asked.culture)
      await mail.send({
        messageId: `<email-${asked.tokenHash}@${new URL(publicOrigin).hostname}>`,
        to: asked.email,
        subject: words('confirmSubject', { store }),
        ...renderMail({
          culture: asked.culture,
          store,
          title: words('confirmTitle'),
          parts: [
            { kind: 'words', text: words('confirmText', { store }) },
            { kind: 'action', label: words('confirmAction'), url: `${publicOrigin}/email-verification?token=${token}` },
            { kind: 'note', text: words('confirmNote', { days: confirmationDays }) },
          ],
        }),
      })
    },
    forgetOld: () => deleteRunOut(database.orm, clock.now()),
  }
}
