import { Suspense, useMemo } from 'react'
import { redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { useCart } from '#src/features/cart/web/use-cart.tsx'
import { Badges } from '#src/features/catalogue/web/badges.tsx'
import { ProductRail } from '#src/features/catalogue/web/product-rail.tsx'
import { getProductCrossSellList, getProductDetail, getProductsFromBrand } from '#src/features/product/product.contract.ts'
import { productFromWire } from '#src/features/product/web/from-wire.ts'
import { ProductView } from '#src/features/product/web/product-view.tsx'
import { Heart } from '#src/features/wishlist/web/heart.tsx'
import { langOf } from '#src/kit/culture.ts'
import { closeChinese } from '#src/kit/close-chinese.ts'
import { formatMoney } from '#src/kit/money.ts'
import { Facts } from '#src/ui/facts.tsx'
import { Part } from '#src/ui/part.tsx'
import type { Route } from './+types/product'
import { asText, fromText } from './as-text.ts'
import { productFacts } from './structured-data/facts.ts'
import { departmentOf } from './department-of.ts'
import { pageClient } from './page-context.ts'
import { valueOrFailure } from './page-failure.ts'
import styles from './product/product-page.module.css'
import { ProductPromotions } from './product/product-promotions.tsx'
import { PageHead } from './shell/page-head.tsx'
import { PageTrail } from './shell/page-trail.tsx'
import { useFrame, useOrigin } from './shell/use-frame.ts'

const restockPart = () => import('./product/restock-part.tsx')
const recentlyViewed = () => import('./product/recently-viewed.tsx')

const productPath = (slug: string): string => `/product/${encodeURIComponent(slug)}`

export async function loader({ context, params }: Route.LoaderArgs) {
  const client = context.get(pageClient)
  const reply = await client(getProductDetail, { params: { slug: params.slug } })
  const plain = params.slug.toLowerCase()
  if (!reply.ok && reply.problem.code === 'NOT_FOUND' && plain !== params.slug) throw redirect(productPath(plain), 301)
  const product = valueOrFailure(reply).value
  // It was asked for by an address that it had before (shop-23).
  if (product.slug !== params.slug) throw redirect(productPath(product.slug), 301)
  const [goesWith, fromBrand] = await Promise.all([
    client(getProductCrossSellList, { query: { ean: product.variants[0]!.ean } }),
    client(getProductsFromBrand, { query: { brandCode: product.brand.brandCode, besides: product.slug } }),
  ])
  return {
    shown: asText({
      product,
      goesWith: goesWith.ok ? goesWith.value : [],
      fromBrand: fromBrand.ok ? fromBrand.value : [],
    }),
    department: departmentOf(product.breadcrumbs),
  }
}

export default function Product({ loaderData }: Route.ComponentProps) {
  const { product: detail, goesWith, fromBrand } = fromText(loaderData.shown)
  const product = useMemo(() => productFromWire(detail), [detail])
  const t = useTranslations()
  const { settings } = useFrame()
  const { addToCart } = useCart()
  const origin = useOrigin()
  return (
    <>
      <PageHead
        title={`${product.name} · ${product.brand.displayName}`}
        description={product.details || undefined}
        image={product.productImages[0]?.url}
        type="product"
      />
      <Facts of={import.meta.env.SSR && productFacts(origin, product)} />
      <div className="wrap">
        <PageTrail trail={product.breadcrumbs} here={product.name} hereLang={langOf(product, 'name')} hideLeaf />
        <ProductView
          key={product.slug}
          product={product}
          returnDays={settings.returnDays}
          onAdd={(ean, quantity) => addToCart({ ean, quantity, name: product.name })}
          renderPromotions={(offers) => offers.length > 0 && <ProductPromotions offers={offers} />}
          renderBadges={({ listCents, priceCents }) => (
            <Badges listCents={listCents} priceCents={priceCents} exclusive={product.exclusive} isNew={product.isNew} />
          )}
          renderHeart={({ ean, imageUrl, priceCents, listCents }) => (
            <Heart
              place="button"
              product={{
                ean,
                name: product.name,
                brandName: product.brand.displayName,
                nameLang: langOf(product, 'name'),
                brandLang: langOf(product.brand, 'displayName'),
                imageUrl: imageUrl ?? '',
                price: formatMoney(priceCents),
                isReduced: listCents > priceCents,
              }}
            />
          )}
          renderRestock={(ean) => (
            <Part load={restockPart} room={<div className={styles.restockRoom} />}>
              {({ RestockPart }) => <RestockPart ean={ean} />}
            </Part>
          )}
        />
      </div>
      <div className={`below ${styles.rails}`}>
        {/* They are hydrated after the product. */}
        <Suspense>
          <ProductRail title={t('product.goesWith')} products={goesWith} />
        </Suspense>
        <Suspense>
          <ProductRail title={closeChinese(t('product.fromBrand', { brand: product.brand.displayName }))} products={fromBrand} />
        </Suspense>
        <Part load={recentlyViewed}>{({ RecentlyViewed }) => <RecentlyViewed key={product.ean} ean={product.ean} />}</Part>
      </div>
    </>
  )
}
