import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { confirmRestockNotification, unsubscribeRestockNotification } from '#src/features/restock/restock.contract.ts'
import { rememberedDays } from '#src/features/restock/rules/restock.ts'
import type { Client } from '#src/kit/client.ts'
import { MailLinkPage } from '#src/ui/mail-link-page.tsx'

interface RestockLinkProps {
  /** What the mail's link does. */
  action: 'confirm' | 'unsubscribe'
  client: Client
  mark: ReactNode
}

const calls = { confirm: confirmRestockNotification, unsubscribe: unsubscribeRestockNotification }

export function RestockLink({ action, client, mark }: RestockLinkProps) {
  const t = useTranslations('restock')
  return (
    <MailLinkPage
      title={t(`${action}.title`)}
      text={t(`${action}.text`)}
      action={t(`${action}.action`)}
      onPress={(token) => client(calls[action], { body: { token } })}
      failed={t('failed')}
      done={{ title: t(`${action}.doneTitle`), text: t(`${action}.doneText`) }}
      dead={{ title: t('deadTitle'), text: t(`${action}.deadText`, { days: String(rememberedDays) }) }}
      onward={{ to: '/', label: t('home') }}
      mark={mark}
    />
  )
}
