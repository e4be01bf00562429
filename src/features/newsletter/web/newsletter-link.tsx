import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { confirmSubscription, unsubscribe } from '#src/features/newsletter/newsletter.contract.ts'
import { rememberedDays } from '#src/features/newsletter/rules/subscription.ts'
import type { Client } from '#src/kit/client.ts'
import { Link } from '#src/ui/link.tsx'
import { MailLinkPage } from '#src/ui/mail-link-page.tsx'

interface NewsletterLinkProps {
  /** What the mail's link does. */
  action: 'confirm' | 'unsubscribe'
  client: Client
  mark: ReactNode
}

const calls = { confirm: confirmSubscription, unsubscribe }

export function NewsletterLink({ action, client, mark }: NewsletterLinkProps) {
  const t = useTranslations('newsletter')
  return (
    <MailLinkPage
      title={t(`${action}.title`)}
      text={t(`${action}.text`)}
      action={t(`${action}.action`)}
      onPress={(token) => client(calls[action], { body: { token } })}
      failed={t(`${action}.failed`)}
      done={{ title: t(`${action}.doneTitle`), text: t(`${action}.doneText`) }}
      dead={{ title: t('deadTitle'), text: t.rich(`${action}.deadText`, { days: String(rememberedDays), contact: contactLink }) }}
      onward={{ to: '/', label: t('home') }}
      mark={mark}
    />
  )
}

const contactLink = (words: ReactNode) => (
  <Link className="link" to="/contact-us">
    {words}
  </Link>
)
