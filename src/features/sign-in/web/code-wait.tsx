import { useTranslations } from 'use-intl'
import { Notice } from '#src/ui/notice.tsx'
import type { CodeWaiting } from './use-code-request.ts'
import { minutesAndSeconds, useCountdown } from './use-countdown.ts'

/** Why a code comes later, and when; nothing while nobody waits. */
export const CodeWait = ({ of }: { of: CodeWaiting | null }) => of && <Waiting for={of} />

function Waiting({ for: wait }: { for: CodeWaiting }) {
  const t = useTranslations('signIn.code')
  const left = useCountdown(wait, wait)
  return (
    <Notice tone="info" role="status">
      {t('wait')} <span aria-hidden="true">{minutesAndSeconds(left)}</span>
    </Notice>
  )
}
