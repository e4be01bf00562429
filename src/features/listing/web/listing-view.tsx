import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { NavigationType, useNavigation, useNavigationType, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Facets as Counted } from '#src/features/listing/listing.contract.ts'
import { changed, cleared, filterCount } from '#src/features/listing/rules/filters.ts'
import { pageSizes, type ListingQuery, type Sorting } from '#src/features/listing/rules/listing-query.ts'
import type { Paging } from '#src/kit/endpoint.ts'
import { Icon } from '#src/ui/icon.tsx'
import { iconAdjustmentsHorizontal } from '#src/ui/icons.ts'
import { AppliedChips } from './applied-chips.tsx'
import { EmptyListing } from './empty-listing.tsx'
import { Facets } from './facets.tsx'
import { FilterSheet, type Preview } from './filter-sheet.tsx'
import { ListingFailed } from './listing-failed.tsx'
import { listingUrl } from './listing-url.ts'
import styles from './listing-view.module.css'
import { PageLinks } from './page-links.tsx'
import { PageSizes } from './page-sizes.tsx'
import { SortSelect } from './sort-select.tsx'
import { Toolbar } from './toolbar.tsx'
import { useLate } from './use-late.ts'
import { useOpenHere } from './use-open-here.ts'
import { useWanted } from './use-wanted.ts'

interface ListingViewProps {
  facets: Counted
  paging: Paging
  query: ListingQuery
  /** The list's address without its `param`; it may have a query of its own. */
  path: string
  /** Whether the list of this address could not be fetched, so that the previous list is still in the props. */
  hasFailed: boolean
  /** Fetches the facets and the size of the list for another query; null when the request fails. */
  preview(query: ListingQuery): Promise<Preview | null>
  head: ReactNode
  /** Shown instead of the products while they load. */
  skeleton: ReactNode
  /** The products, as cards. */
  children: ReactNode
}

/** A list with its filters. All of its state is in the address (listing-01). */
export function ListingView({ facets, paging, query, path, hasFailed, preview, head, skeleton, children }: ListingViewProps) {
  const t = useTranslations('listing')
  const [sheetIsOpen, setSheetOpen] = useOpenHere()
  const place = { path, sortings: facets.sortings.map(({ code }) => code) }
  const { wanted, ask } = useWanted(place, query)
  const revalidator = useRevalidator()
  const isLate = useLate(useIsLoading(path) || revalidator.state === 'loading')
  const results = useRef<HTMLElement>(null)
  useReturnToTop(results, query)
  const total = paging.totalRecordCount
  const sort = (SortBy: Sorting) => ask(changed(wanted, { SortBy }))
  const applied = filterCount(wanted)
  return (
    <div className="wrap">
      {head}
      <div className={styles.tools}>
        <button type="button" className={styles.filter} onClick={() => setSheetOpen(true)}>
          <Icon of={iconAdjustmentsHorizontal} size={20} />
          {applied > 0 ? t('filterCount', { count: applied }) : t('filter')}
        </button>
        <SortSelect value={wanted.SortBy} offered={place.sortings} onChange={sort} bare />
      </div>
      <div className={styles.listing}>
        <aside className={styles.facets} aria-label={t('filters')}>
          <Facets facets={facets} query={wanted} onChange={ask} />
        </aside>
        <section ref={results} className={styles.results} aria-label={t('results')} aria-busy={isLate} tabIndex={-1}>
          <Toolbar paging={hasFailed ? null : paging} query={wanted} place={place} onSort={sort} />
          <div className={styles.applied}>
            <AppliedChips facets={facets} query={wanted} place={place} />
          </div>
          <p className="visually-hidden" role="status">
            {isLate && t('loading')}
          </p>
          {isLate ? (
            skeleton
          ) : hasFailed ? (
            <ListingFailed onRetry={() => void revalidator.revalidate()} />
          ) : (
            <>
              {total === 0 ? <EmptyListing clearUrl={filterCount(query) > 0 ? listingUrl(place, cleared(query)) : null} /> : children}
              <PageLinks current={paging.pageNumber} count={paging.pageCount} query={query} place={place} />
              {total > pageSizes[0] && (
                <div className={styles.sizes}>
                  <PageSizes query={wanted} place={place} />
                </div>
              )}
            </>
          )}
        </section>
      </div>
      <FilterSheet
        open={sheetIsOpen}
        onClose={() => setSheetOpen(false)}
        facets={facets}
        total={total}
        query={query}
        wanted={wanted}
        place={place}
        preview={preview}
        onApply={(pending) => {
          setSheetOpen(false)
          ask(pending)
        }}
      />
    </div>
  )
}

/** Whether another page of this list, or another list, is loading. */
function useIsLoading(path: string): boolean {
  const to = useNavigation().location?.pathname
  return to !== undefined && (to === path.split('?')[0] || to.startsWith('/productlist/'))
}

/**
 * Moves scroll and focus to the top of the list when its page changes, and the focus also when the focused element is gone. A list
 * that has become so short that it ends above the screen is shown again.
 * Back leads to the place in the list that was left (access-03), which is restored already.
 */
function useReturnToTop(results: RefObject<HTMLElement | null>, query: ListingQuery): void {
  const shown = useRef(query)
  const isBack = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    const { pageNo } = shown.current
    if (shown.current === query) return
    shown.current = query
    const isLost = document.activeElement === null || document.activeElement === document.body
    const isTurned = pageNo !== query.pageNo && !isBack
    if (isTurned || (isLost && !isBack)) results.current?.focus({ preventScroll: true })
    const isOut = !isBack && results.current !== null && results.current.getBoundingClientRect().bottom < window.innerHeight / 3
    if (isTurned || isOut) results.current?.scrollIntoView()
  }, [results, query, isBack])
}
