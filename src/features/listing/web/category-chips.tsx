import { langOf } from '#src/kit/culture.ts'
import { useTranslations } from 'use-intl'
import type { CategoryListing } from '#src/features/listing/listing.contract.ts'
import { cleared } from '#src/features/listing/rules/filters.ts'
import { sortings, type ListingQuery } from '#src/features/listing/rules/listing-query.ts'
import chips from '#src/ui/chips.module.css'
import { Link } from '#src/ui/link.tsx'
import { listingUrl } from './listing-url.ts'

type Place = Pick<CategoryListing, 'categories' | 'siblings' | 'currentCode' | 'breadcrumbs' | 'title'>

/** A department without categories shows the others beside it; where there are more, the header has them. */
const mostDepartments = 9

/** Links to the child categories, or to the siblings of a leaf, after one to all of them. Sort and page size are retained. */
export function CategoryChips({ listing, query }: { listing: Place; query: ListingQuery }) {
  const t = useTranslations('listing')
  const { categories, siblings, currentCode, breadcrumbs, title } = listing
  const isBeside = categories.length === 0
  const shown = isBeside ? siblings : categories
  const whole = isBeside ? breadcrumbs.at(-2) : { name: title, url: `/productlist/category/${currentCode}` }
  if (isBeside && !whole && shown.length > mostDepartments) return null
  const urlOf = (path: string) => listingUrl({ path, sortings }, cleared(query))
  return (
    <nav aria-label={t('subcategories')}>
      <ul className={chips.chips}>
        {whole && (
          <li>
            <Link className={chips.chip} to={urlOf(whole.url)} prefetch="intent" aria-current={isBeside ? undefined : 'page'}>
              {t('all', { name: whole.name })}
            </Link>
          </li>
        )}
        {shown.map(({ code, name, untranslated }) => (
          <li key={code}>
            <Link
              className={chips.chip}
              to={urlOf(`/productlist/category/${code}`)}
              prefetch="intent"
              aria-current={code === currentCode ? 'page' : undefined}
              lang={langOf({ untranslated }, 'name')}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
