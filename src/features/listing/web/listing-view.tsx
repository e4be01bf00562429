import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CategoryListing } from '#src/features/listing/listing.contract.ts'
import type { ListingQuery } from '#src/features/listing/rules/listing-query.ts'
import type { Paging } from '#src/kit/endpoint.ts'
import { Icon } from '#src/ui/icon.tsx'
import { AppliedChips } from './applied-chips.tsx'
import { BrandFacet } from './brand-facet.tsx'
import { CategoryChips } from './category-chips.tsx'
import { EmptyListing } from './empty-listing.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { changed, listingUrl, toggledBrand } from './listing-url.ts'
import { useWanted } from './use-wanted.ts'
import styles from './listing-view.module.css'
import { PageLinks } from './page-links.tsx'
import { SortSelect } from './sort-select.tsx'
import { Toolbar } from './toolbar.tsx'

interface ListingViewProps {
  listing: CategoryListing
  paging: Paging
  query: ListingQuery
  /** The listing's address without its query. */
  path: string
  breadcrumbs: ReactNode
  /** The products, as cards. */
  children: ReactNode
}

/** A listing with its filters. All of its state stands in the address (specification, section 2). */
export function ListingView({ listing, paging, query, path, breadcrumbs, children }: ListingViewProps) {
  const t = useTranslations('listing')
  const [sheetIsOpen, setSheetOpen] = useState(false)
  const { wanted, isWaiting, ask } = useWanted(path, query)
  const isLoading = useNavigation().location?.pathname === path || isWaiting
  const results = useRef<HTMLElement>(null)
  useReturnToTop(results, query.pageNo)
  const { brands } = listing.facets
  const total = paging.totalRecordCount
  const sort = { value: wanted.SortBy, onChange: (SortBy: ListingQuery['SortBy']) => ask(changed(wanted, { SortBy })) }
  const clearUrl = query.BrandCodes.length > 0 ? listingUrl(path, changed(query, { BrandCodes: [] })) : null
  return (
    <div className="wrap">
      <div className={styles.head}>
        {breadcrumbs}
        <div className={styles.title}>
          <h1 className="h1">{listing.title}</h1>
          <p className={`num ${styles.count}`} role="status">
            {t('count', { count: total })}
          </p>
        </div>
        {listing.intro && <p className={styles.intro}>{listing.intro}</p>}
        <CategoryChips listing={listing} query={query} />
      </div>
      <div className={styles.tools}>
        <button type="button" className={styles.filter} onClick={() => setSheetOpen(true)}>
          <Icon of={IconAdjustmentsHorizontal} size={20} />
          {query.BrandCodes.length > 0 ? t('filterCount', { count: query.BrandCodes.length }) : t('filter')}
        </button>
        <SortSelect {...sort} bare />
      </div>
      <div className={styles.listing}>
        <aside className={styles.facets} aria-label={t('filters')}>
          <BrandFacet brands={brands} selected={wanted.BrandCodes} onToggle={(code) => ask(toggledBrand(wanted, code))} />
        </aside>
        <section ref={results} className={styles.results} aria-label={t('results')} tabIndex={-1}>
          <Toolbar paging={paging} query={query} path={path} onSort={sort.onChange} />
          <div className={styles.applied}>
            <AppliedChips brands={brands} query={query} path={path} />
          </div>
          {total === 0 ? <EmptyListing clearUrl={clearUrl} /> : <div className={`${styles.grid} ${isLoading ? styles.waiting : ''}`}>{children}</div>}
          <PageLinks current={paging.pageNumber} count={paging.pageCount} query={query} path={path} />
        </section>
      </div>
      <FilterSheet
        open={sheetIsOpen}
        onClose={() => setSheetOpen(false)}
        brands={brands}
        selected={query.BrandCodes}
        onApply={(BrandCodes) => {
          setSheetOpen(false)
          ask(changed(query, { BrandCodes }))
        }}
      />
    </div>
  )
}

/** Another page is read from its beginning: eyes and focus go back to the top of the list. */
function useReturnToTop(results: React.RefObject<HTMLElement | null>, pageNo: number): void {
  const shown = useRef(pageNo)
  useEffect(() => {
    if (shown.current === pageNo) return
    shown.current = pageNo
    results.current?.focus({ preventScroll: true })
    results.current?.scrollIntoView()
  }, [results, pageNo])
}
