import { useTranslations } from 'use-intl'
import { NewsletterLink } from '#src/features/newsletter/web/newsletter-link.tsx'
import { LetterPage } from '#src/pages/shell/letter-page.tsx'

export default function ConfirmNewsletter() {
  const t = useTranslations('newsletter')
  return (
    <LetterPage title={t('confirm.title')}>{(client, mark) => <NewsletterLink action="confirm" client={client} mark={mark} />}</LetterPage>
  )
}
