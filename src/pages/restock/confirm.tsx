import { useTranslations } from 'use-intl'
import { RestockLink } from '#src/features/restock/web/restock-link.tsx'
import { MailLinkFrame } from '#src/pages/shell/mail-link-frame.tsx'

export default function ConfirmRestock() {
  const t = useTranslations('restock')
  return (
    <MailLinkFrame title={t('confirm.title')}>
      {(client, mark) => <RestockLink action="confirm" client={client} mark={mark} />}
    </MailLinkFrame>
  )
}
