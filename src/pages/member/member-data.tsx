import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Failure } from '#src/kit/client.ts'
import { Rejected } from '#src/ui/rejected.tsx'
import { focusHeading } from '#src/ui/use-next-item.ts'

interface MemberDataProps<Data> {
  of: UseQueryResult<Data, Failure>
  skeleton: ReactNode
  children(data: Data): ReactNode
}

/** Personal data: loading, fetched, or refused with a button that fetches again. */
export function MemberData<Data>({ of, skeleton, children }: MemberDataProps<Data>) {
  if (of.data !== undefined) return children(of.data)
  return of.isError ? <DataRejected onRetry={() => void of.refetch().then(({ isSuccess }) => isSuccess && focusHeading())} /> : skeleton
}

/** In place of data or code that could not be fetched. */
export function DataRejected({ onRetry }: { onRetry(): void }) {
  const t = useTranslations('memberArea')
  return (
    <Rejected retry={t('retry')} onRetry={onRetry}>
      {t('rejected')}
    </Rejected>
  )
}
