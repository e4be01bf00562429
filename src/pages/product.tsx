import { useTranslations } from 'use-intl'
import { useCart } from '#src/features/cart/web/use-cart.tsx'
import { Badges } from '#src/features/catalogue/web/badges.tsx'
import { ProductRail } from '#src/features/catalogue/web/product-rail.tsx'
import { getProductDetail } from '#src/features/product/product.contract.ts'
import { ProductView } from '#src/features/product/web/product-view.tsx'
import { formatMoney } from '#src/kit/money.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import type { Route } from './+types/product'
import { departmentOf } from './department-of.ts'
import { pageClient } from './page-context.ts'
import { valueOrFailure } from './page-failure.ts'
import { PageHead } from './shell/page-head.tsx'
import { useFrame } from './shell/use-frame.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const reply = await context.get(pageClient)(getProductDetail, { params: { slug: params.slug } })
  const product = valueOrFailure(reply).value
  return { product, department: departmentOf(product.breadcrumbs) }
}

export default function Product({ loaderData: { product } }: Route.ComponentProps) {
  const t = useTranslations()
  const { settings } = useFrame()
  const { addToCart } = useCart()
  const trail = [{ name: t('catalogue.home'), url: '/' }, ...product.breadcrumbs]
  return (
    <>
      <PageHead
        title={`${product.name} · ${product.brand.displayName}`}
        description={product.details || undefined}
        image={product.productImages[0]?.url}
      />
      <div className="wrap">
        <Breadcrumbs label={t('catalogue.breadcrumb')} trail={trail} here={product.name} hideLeaf />
        <ProductView
          key={product.slug}
          product={product}
          freeFrom={formatMoney(settings.freeDeliveryFromCents)}
          onAdd={addToCart}
          renderBadges={({ originalPrice, price }) => <Badges originalPrice={originalPrice} price={price} exclusive={product.exclusive} isNew={product.isNew} />}
        />
      </div>
      <ProductRail title={t('product.fromBrand', { brand: product.brand.displayName })} products={product.fromThisBrand} spaceBelow />
    </>
  )
}
