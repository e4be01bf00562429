import { useTranslations } from 'use-intl'
import { NewsletterLink } from '#src/features/newsletter/web/newsletter-link.tsx'
import { LetterPage } from '#src/pages/shell/letter-page.tsx'

export default function UnsubscribeNewsletter() {
  const t = useTranslations('newsletter')
  return (
    <LetterPage title={t('unsubscribe.title')}>
      {(client, mark) => <NewsletterLink action="unsubscribe" client={client} mark={mark} />}
    </LetterPage>
  )
}
