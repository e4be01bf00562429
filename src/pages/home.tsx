import { Suspense, useMemo, type ComponentType } from 'react'
import { ProductRail } from '#src/features/catalogue/web/product-rail.tsx'
import { getHomePage } from '#src/features/content/content.contract.ts'
import { plainText } from '#src/features/content/rules/outline.ts'
import { Departments } from '#src/features/content/web/departments.tsx'
import { placeOf, type BlockProps } from '#src/features/content/web/block-props.ts'
import { Counter } from '#src/features/content/web/counter.tsx'
import { HomeHero } from '#src/features/content/web/home-hero.tsx'
import { Members } from '#src/features/content/web/members.tsx'
import { OnlineExclusive } from '#src/features/content/web/online-exclusive.tsx'
import { Promotions } from '#src/features/content/web/promotions.tsx'
import { Story } from '#src/features/content/web/story.tsx'
import { Facts } from '#src/ui/facts.tsx'
import type { Route } from './+types/home'
import { asText, fromText } from './as-text.ts'
import { browserClient } from './browser-client.ts'
import { shopFacts } from './structured-data/facts.ts'
import { pageClient } from './page-context.ts'
import { valueOrFailure } from './page-failure.ts'
import { useRootData } from './use-root-data.ts'
import { PageHead } from './shell/page-head.tsx'
import { useFrame, useOrigin } from './shell/use-frame.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return asText(valueOrFailure(await context.get(pageClient)(getHomePage, {})).value)
}

const heroCode = 'HOME_HERO'
/** The hero, and the part of the page visible below it. */
const blocksInSight = 2

/** How each code is drawn. A code that is not here is a product row: its title above its products. */
const parts: Record<string, ComponentType<BlockProps>> = {
  [heroCode]: FrontHero,
  HOME_ARCHES: Departments,
  HOME_PROMOTIONS: Promotions,
  HOME_STORY: Story,
  HOME_COUNTER: LiveCounter,
  HOME_MEMBERS: Members,
  ONLINE_EXCLUSIVE: OnlineExclusive,
}

/** The operator's blocks, in their order. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { banners, blocks } = fromText(loaderData)
  const { settings } = useFrame()
  const origin = useOrigin()
  const hero = blocks.find(({ contentCode }) => contentCode === heroCode)
  return (
    <>
      <Facts of={import.meta.env.SSR && shopFacts(origin, settings)} />
      <PageHead title={hero?.title || settings.storeName} description={(hero && plainText(hero.contentHtml)) || undefined} />
      {!hero && <h1 className="visually-hidden">{settings.storeName}</h1>}
      {blocks.map((block, index) => {
        const Part = parts[block.contentCode] ?? ListingIndex
        return (
          <div key={block.contentCode} className={index < blocksInSight ? undefined : 'below'}>
            {/* Each is hydrated in a task of its own. */}
            <Suspense>
              <Part
                block={block}
                banners={banners.filter(({ contentCode }) => contentCode === block.contentCode)}
                isLast={index === blocks.length - 1}
              />
            </Suspense>
          </div>
        )
      })}
    </>
  )
}

function FrontHero(props: BlockProps) {
  return <HomeHero {...props} storeName={useFrame().settings.storeName} />
}

function LiveCounter(props: BlockProps) {
  const bases = useRootData()?.apiBases
  const client = useMemo(() => browserClient(bases), [bases])
  return <Counter {...props} client={client} />
}

function ListingIndex({ block, isLast }: BlockProps) {
  return (
    <ProductRail
      title={block.title}
      products={block.contentProductLists.flatMap(({ products }) => products)}
      anchor={placeOf(block)}
      spaceBelow={isLast}
    />
  )
}
