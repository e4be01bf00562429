import { useTranslations } from 'use-intl'
import { NewsletterLink } from '#src/features/newsletter/web/newsletter-link.tsx'
import { MailLinkFrame } from '#src/pages/shell/mail-link-frame.tsx'

export default function ConfirmNewsletter() {
  const t = useTranslations('newsletter')
  return (
    <MailLinkFrame title={t('confirm.title')}>
      {(client, mark) => <NewsletterLink action="confirm" client={client} mark={mark} />}
    </MailLinkFrame>
  )
}
