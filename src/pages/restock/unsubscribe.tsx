import { useTranslations } from 'use-intl'
import { RestockLink } from '#src/features/restock/web/restock-link.tsx'
import { LetterPage } from '#src/pages/shell/letter-page.tsx'

export default function UnsubscribeRestock() {
  const t = useTranslations('restock')
  return (
    <LetterPage title={t('unsubscribe.title')}>
      {(client, mark) => <RestockLink action="unsubscribe" client={client} mark={mark} />}
    </LetterPage>
  )
}
