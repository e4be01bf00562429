import { useTranslations } from 'use-intl'
import { langOf } from '#src/kit/culture.ts'
import type { Facets as Counted } from '#src/features/listing/listing.contract.ts'
import { changed, hasRoom, toggled, type CodeFilter } from '#src/features/listing/rules/filters.ts'
import type { ListingQuery } from '#src/features/listing/rules/listing-query.ts'
import styles from './facet.module.css'
import { PriceFacet } from './price-facet.tsx'
import { ValueFacet } from './value-facet.tsx'

interface FacetsProps {
  facets: Counted
  query: ListingQuery
  onChange(query: ListingQuery): void
}

/** Every facet of a list. The query decides which values are ticked, even before the new counts arrive. */
export function Facets({ facets, query, onChange }: FacetsProps) {
  const t = useTranslations('listing')
  const isFull = !hasRoom(
    query,
    facets.sortings.map(({ code }) => code),
  )
  const values = (filter: CodeFilter, title: string, each: Counted['brands']) => (
    <ValueFacet
      title={title}
      values={each}
      selected={query[filter]}
      isFull={isFull}
      onToggle={(code) => onChange(toggled(query, filter, code))}
    />
  )
  return (
    <>
      <p className={isFull ? styles.full : 'visually-hidden'} role="status">
        {isFull && t('full')}
      </p>
      {values('CategoryCodes', t('category'), facets.categories)}
      {values('BrandCodes', t('brand'), facets.brands)}
      <PriceFacet ranges={facets.prices} applied={query} onChange={(range) => onChange(changed(query, range))} />
      {facets.attributes.map(({ code, name, untranslated, attributeValues }) => (
        <ValueFacet
          key={code}
          title={name}
          titleLang={langOf({ untranslated }, 'name')}
          values={attributeValues}
          selected={query.Attributes.flatMap((each) => (each.startsWith(`${code}:`) ? [each.slice(code.length + 1)] : []))}
          isFull={isFull}
          onToggle={(value) => onChange(toggled(query, 'Attributes', `${code}:${value}`))}
        />
      ))}
      {values('Availability', t('availability'), facets.availability)}
      {values('Offers', t('offers'), facets.offers)}
    </>
  )
}
