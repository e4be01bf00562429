import { useTranslations } from 'use-intl'
import type { Facets } from '#src/features/listing/listing.contract.ts'
import { changed, cleared, toggled, type CodeFilter } from '#src/features/listing/rules/filters.ts'
import type { ListingQuery } from '#src/features/listing/rules/listing-query.ts'
import chips from '#src/ui/chips.module.css'
import { Icon } from '#src/ui/icon.tsx'
import { iconX } from '#src/ui/icons.ts'
import { langOf } from '#src/kit/culture.ts'
import { Link } from '#src/ui/link.tsx'
import { useNextItem } from '#src/ui/use-next-item.ts'
import { listingUrl, type ListPlace } from './listing-url.ts'
import { usePriceWords } from './price-words.ts'

interface Applied {
  key: string
  name: string
  lang?: string | undefined
  without: ListingQuery
}

interface AppliedChipsProps {
  facets: Facets
  query: ListingQuery
  place: ListPlace
}

/** A chip for each applied value, which removes it, and one that removes all. */
export function AppliedChips({ facets, query, place }: AppliedChipsProps) {
  const t = useTranslations('listing')
  const applied = useApplied(facets, query)
  if (applied.length === 0) return null
  return (
    <ul className={chips.chips} aria-label={t('applied')}>
      {applied.map(({ key, name, lang, without }) => (
        <li key={key}>
          <Link
            className={`${chips.chip} ${chips.applied}`}
            to={listingUrl(place, without)}
            preventScrollReset
            aria-label={t('remove', { name })}
          >
            <span lang={lang}>{name}</span>
            <Icon of={iconX} size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link className={`${chips.chip} ${chips.clear}`} to={listingUrl(place, cleared(query))} preventScrollReset>
          {t('clearAll')}
        </Link>
      </li>
    </ul>
  )
}

/** A chip for each chosen value of filters that are not applied yet. The focus of the last one goes to the head of their sheet. */
export function PendingChips({ facets, query, onChange }: Omit<AppliedChipsProps, 'place'> & { onChange(query: ListingQuery): void }) {
  const t = useTranslations('listing')
  const chosen = useApplied(facets, query)
  const list = useNextItem<HTMLUListElement>('li', chosen.length, focusSheet)
  if (chosen.length === 0) return null
  return (
    <ul ref={list} className={chips.chips} aria-label={t('chosen')}>
      {chosen.map(({ key, name, lang, without }) => (
        <li key={key}>
          <button
            type="button"
            className={`${chips.chip} ${chips.applied}`}
            aria-label={t('remove', { name })}
            onClick={() => onChange(without)}
          >
            <span lang={lang}>{name}</span>
            <Icon of={iconX} size={16} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function focusSheet(): void {
  const head = document.querySelector<HTMLElement>('dialog[open] h2')
  if (!head) return
  head.tabIndex = -1
  head.focus()
}

/** The applied values, in the order of the facets. A code without a facet value is shown as it is. */
function useApplied(facets: Facets, query: ListingQuery): Applied[] {
  const t = useTranslations('listing')
  const priceWords = usePriceWords()
  const named: [CodeFilter, Facets['brands']][] = [
    ['CategoryCodes', facets.categories],
    ['BrandCodes', facets.brands],
    ['Availability', facets.availability],
    ['Offers', facets.offers],
  ]
  const values = named.flatMap(([filter, known]) =>
    query[filter].map((code): Applied => {
      const value = known.find((each) => each.code === code)
      return {
        key: `${filter} ${code}`,
        name: value?.name ?? code,
        lang: value && langOf(value, 'name'),
        without: toggled(query, filter, code),
      }
    }),
  )
  const attributes = query.Attributes.map((code): Applied => {
    const facet = facets.attributes.find((each) => code.startsWith(`${each.code}:`))
    const value = facet?.attributeValues.find((each) => code === `${facet.code}:${each.code}`)
    return {
      key: code,
      name: facet && value ? t('chip', { facet: facet.name, value: value.name }) : code,
      lang: facet && value && langOf(facet, 'name') && langOf(value, 'name'),
      without: toggled(query, 'Attributes', code),
    }
  })
  const hasPrice = query.minPriceCents !== null || query.maxPriceCents !== null
  const price = {
    key: 'price',
    name: hasPrice ? priceWords(query) : '',
    without: changed(query, { minPriceCents: null, maxPriceCents: null }),
  }
  return [...values, ...(hasPrice ? [price] : []), ...attributes]
}
