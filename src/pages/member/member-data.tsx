import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Failure } from '#src/kit/client.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'

interface MemberDataProps<Data> {
  of: UseQueryResult<Data, Failure>
  skeleton: ReactNode
  children(data: Data): ReactNode
}

/** What was asked for: on its way, here, or refused with a way to ask again. */
export function MemberData<Data>({ of, skeleton, children }: MemberDataProps<Data>) {
  if (of.data !== undefined) return children(of.data)
  return of.isError ? <Rejected onRetry={() => void of.refetch()} /> : skeleton
}

function Rejected({ onRetry }: { onRetry(): void }) {
  const t = useTranslations('memberArea')
  return (
    <Notice
      tone="bad"
      role="alert"
      action={
        <Button look="secondary" compact onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {t('rejected')}
    </Notice>
  )
}
