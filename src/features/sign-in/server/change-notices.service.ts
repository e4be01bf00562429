import { randomUUID } from 'node:crypto'
import { inCulture, type Culture } from '#src/kit/culture.ts'
import type { Member } from '#src/features/member/rules/member.ts'
import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { MailSender } from '#src/outside/email/port.ts'
import type { Transaction } from '#src/platform/db/database.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import { mailWords, renderMail } from '#src/platform/mail-template.ts'
import { signInMailMessages } from '../mail-messages.ts'
import { socialProviders, type SocialName } from '../rules/social.ts'

export type Changed = 'email' | 'mobile' | 'password' | 'social'

export interface NoticeJob {
  id: string
  memberId: number
  to: string
  culture: Culture
  what: Changed
  /** Which one was linked; absent in jobs of an older version. */
  provider?: SocialName | undefined
}

/** Notifies a member, at the previous email, that a way to sign in was changed or added. */
export interface ChangeNotices {
  enqueue(tx: Transaction, member: Pick<Member, 'autoId' | 'email' | 'culture'>, what: Changed, provider?: SocialName): Promise<void>
  send(job: NoticeJob): Promise<void>
}

/** Google; or Google, Facebook or Apple where it is not known. */
const providerTitle = (culture: Culture, provider?: SocialName): string =>
  provider
    ? socialProviders[provider].title
    : new Intl.ListFormat(`${culture}-SG`, { type: 'disjunction' }).format(Object.values(socialProviders).map(({ title }) => title))

export const noticeJob = 'tell-of-changed-sign-in'

export const createChangeNotices = (jobs: Jobs, mail: MailSender, settings: SettingsService, publicOrigin: string): ChangeNotices => ({
  async enqueue(tx, { autoId: memberId, email, culture }, what, provider) {
    if (email !== null)
      await jobs.enqueue(tx, noticeJob, { id: randomUUID(), memberId, to: email, culture, what, provider } satisfies NoticeJob)
  },
  async send({ id, to, culture, what, provider }) {
    const words = mailWords(signInMailMessages, culture)
    const { name, contactEmail, colours } = await settings.current()
    const store = inCulture(name, culture)
    await mail.send({
      messageId: `<changed-${id}@${new URL(publicOrigin).hostname}>`,
      to,
      subject: words(what === 'social' ? 'linkedSubject' : 'changedSubject', { store }),
      ...renderMail({
        culture,
        store,
        accent: colours.leaf,
        title: words(what === 'social' ? 'linkedTitle' : 'changedTitle'),
        parts: [
          {
            kind: 'words',
            text: what === 'social' ? words('linkedText', { provider: providerTitle(culture, provider) }) : words('changedText', { what }),
          },
          { kind: 'note', text: words('changedNote', { contact: contactEmail }) },
        ],
      }),
    })
  },
})
