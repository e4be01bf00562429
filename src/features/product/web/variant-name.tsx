import { Fragment } from 'react'
import { langOf } from '#src/kit/culture.ts'
import type { Product } from './from-wire.ts'

/** A variant's value of one of its product's options, `Oxblood`, with its `lang` where that is not the page's. */
export interface VariantValue {
  label: string
  lang: string | undefined
}

/** What is bought, in few words, each marked where it is not in the page's language (language-09). */
export function VariantName({ product, values }: { product: Product; values: readonly VariantValue[] }) {
  if (values.length === 0) return <span lang={langOf(product, 'name')}>{product.name}</span>
  return values.map(({ label, lang }, place) => (
    <Fragment key={place}>
      {place > 0 && ' · '}
      <span lang={lang}>{label}</span>
    </Fragment>
  ))
}
