import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ProductSummary } from '#src/features/catalogue/catalogue.contract.ts'
import { ProductRail } from '#src/features/catalogue/web/product-rail.tsx'
import { getProductsByEans } from '#src/features/product/product.contract.ts'
import { storeViewed, readViewed } from '#src/features/product/web/viewed-products.ts'
import { useBrowserClient } from '#src/pages/use-browser-client.ts'

/** Products that this browser viewed before, without the present one, which is then stored. Nothing when there are none. */
export function RecentlyViewed({ ean }: { ean: string }) {
  const t = useTranslations('product')
  const client = useBrowserClient()
  const [products, setProducts] = useState<readonly ProductSummary[]>([])
  useEffect(() => {
    const eans = readViewed().filter((each) => each !== ean)
    storeViewed(ean)
    let isGone = false
    if (eans.length > 0) {
      void client(getProductsByEans, { query: { Eans: eans.join() } }).then((reply) => {
        if (reply.ok && !isGone) setProducts(reply.value)
      })
    }
    return () => void (isGone = true)
  }, [client, ean])
  return <ProductRail title={t('recentlyViewed')} products={products} small />
}
