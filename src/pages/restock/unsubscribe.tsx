import { useTranslations } from 'use-intl'
import { RestockLink } from '#src/features/restock/web/restock-link.tsx'
import { MailLinkFrame } from '#src/pages/shell/mail-link-frame.tsx'

export default function UnsubscribeRestock() {
  const t = useTranslations('restock')
  return (
    <MailLinkFrame title={t('unsubscribe.title')}>
      {(client, mark) => <RestockLink action="unsubscribe" client={client} mark={mark} />}
    </MailLinkFrame>
  )
}
