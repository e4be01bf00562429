import { AddressButton } from './address-link.tsx'
import { addressOf, type BlockProps } from './block-props.ts'
import { Hero } from './hero.tsx'
import { Html } from '#src/ui/html.tsx'

const archesShown = 3

/** The hero of the home page: its text, and three arches that link to departments. */
export function HomeHero({ block, banners, storeName }: BlockProps & { storeName: string }) {
  const arches = banners.slice(0, archesShown).map((banner) => ({ src: banner.BannerImage, to: addressOf(banner), name: banner.title }))
  return (
    <Hero title={block.title || storeName} lede={<Html html={block.contentHtml} />} arches={arches}>
      <AddressButton to={block.navigationLink}>{block.callToAction}</AddressButton>
    </Hero>
  )
}
