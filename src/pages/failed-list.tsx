import { useTranslations } from 'use-intl'
import type { CategoryNode } from '#src/features/catalogue/catalogue.contract.ts'
import { ListingFailed } from '#src/features/listing/web/listing-failed.tsx'
import { ListingHead } from '#src/features/listing/web/listing-head.tsx'
import { langOf } from '#src/kit/culture.ts'
import { PageHead } from './shell/page-head.tsx'
import { PageTrail } from './shell/page-trail.tsx'

interface FailedListProps {
  /** The category, where it is known. */
  of: CategoryNode | undefined
  onRetry(): void
}

/** In place of a list of which nothing could be fetched (listing-13). */
export function FailedList({ of, onRetry }: FailedListProps) {
  const t = useTranslations()
  const title = of?.name ?? t('content.failure.kicker')
  return (
    <div className="wrap">
      <PageHead title={title} unlisted />
      <ListingHead
        breadcrumbs={<PageTrail here={title} hereLang={of && langOf(of, 'name')} />}
        title={title}
        titleLang={of && langOf(of, 'name')}
        count={null}
      />
      <ListingFailed onRetry={onRetry} />
    </div>
  )
}
