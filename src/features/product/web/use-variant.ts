import { useEffect, useState } from 'react'
import { variantShown } from '#src/features/product/rules/choose-variant.ts'
import { replaceAddress } from '#src/ui/use-path.ts'
import type { Product, Variant } from './from-wire.ts'

/**
 * The chosen variant. It is in the address as `variant`, changed without a reload, so that it can be shared and Back finds
 * it. The page is the same for every variant, so the address is read only after hydration, and again when the product was
 * fetched again.
 */
export function useVariant(product: Product): [Variant, (variant: Variant) => void] {
  const [variant, setVariant] = useState(() => variantShown(product.variants, null))
  useEffect(() => {
    const ean = new URLSearchParams(location.search).get('variant')
    setVariant(variantShown(product.variants, ean))
  }, [product.variants])
  const choose = (chosen: Variant) => {
    setVariant(chosen)
    const url = new URL(location.href)
    url.searchParams.set('variant', chosen.ean)
    replaceAddress(url)
  }
  return [variant, choose]
}
