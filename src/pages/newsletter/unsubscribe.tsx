import { useTranslations } from 'use-intl'
import { NewsletterLink } from '#src/features/newsletter/web/newsletter-link.tsx'
import { MailLinkFrame } from '#src/pages/shell/mail-link-frame.tsx'

export default function UnsubscribeNewsletter() {
  const t = useTranslations('newsletter')
  return (
    <MailLinkFrame title={t('unsubscribe.title')}>
      {(client, mark) => <NewsletterLink action="unsubscribe" client={client} mark={mark} />}
    </MailLinkFrame>
  )
}
