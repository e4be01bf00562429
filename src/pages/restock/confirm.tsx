import { useTranslations } from 'use-intl'
import { RestockLink } from '#src/features/restock/web/restock-link.tsx'
import { LetterPage } from '#src/pages/shell/letter-page.tsx'

export default function ConfirmRestock() {
  const t = useTranslations('restock')
  return (
    <LetterPage title={t('confirm.title')}>{(client, mark) => <RestockLink action="confirm" client={client} mark={mark} />}</LetterPage>
  )
}
