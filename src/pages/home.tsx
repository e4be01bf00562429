import { useTranslations } from 'use-intl'
import { ProductRail } from '#src/features/catalogue/web/product-rail.tsx'
import { getHomePage } from '#src/features/content/content.contract.ts'
import { frontArches } from '#src/features/content/web/department-art.ts'
import { DepartmentArches } from '#src/features/content/web/department-arches.tsx'
import { DepartmentStories } from '#src/features/content/web/department-stories.tsx'
import { Hero } from '#src/features/content/web/hero.tsx'
import { PromiseStrip } from '#src/features/content/web/promise-strip.tsx'
import { storeContacts } from '#src/features/settings/web/site-constant.ts'
import { formatMoney } from '#src/kit/money.ts'
import { ButtonAnchor } from '#src/ui/button.tsx'
import type { Route } from './+types/home'
import { pageClient } from './page-context.ts'
import { valueOrFailure } from './page-failure.ts'
import { PageHead } from './shell/page-head.tsx'
import { useFrame } from './shell/use-frame.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return valueOrFailure(await context.get(pageClient)(getHomePage, {})).value
}

export default function Home({ loaderData: { bestsellers, newest, departments } }: Route.ComponentProps) {
  const t = useTranslations('content.home')
  const { settings } = useFrame()
  return (
    <>
      <PageHead title={settings.tagline || settings.storeName} description={t('lede')} />
      <Hero title={settings.tagline || settings.storeName} lede={t('lede')} arches={frontArches}>
        <ButtonAnchor href="#new">{t('seeNew')}</ButtonAnchor>
      </Hero>
      <DepartmentArches departments={departments} />
      <ProductRail title={t('bestsellers')} products={bestsellers} />
      <DepartmentStories departments={departments} />
      <ProductRail title={t('newest')} products={newest.slice(0, 4)} anchor="new" />
      <PromiseStrip freeFrom={formatMoney(settings.freeDeliveryFromCents)} storeNames={storeContacts(settings).map(({ name }) => name)} />
    </>
  )
}
