import { AddressButton } from './address-link.tsx'
import { addressOf, type BlockProps } from './block-props.ts'
import { Hero } from './hero.tsx'
import { Html } from '#src/ui/html.tsx'

const picturesShown = 3

/** The hero of the home page: its text, and three pictures that link to departments; without banners, products of its lists. */
export function HomeHero({ block, banners, storeName }: BlockProps & { storeName: string }) {
  const chosen = banners.map((banner) => ({ src: banner.BannerImage, to: addressOf(banner), name: banner.title }))
  const products = block.contentProductLists
    .flatMap((list) => list.products)
    .map(({ defaultImageUrl, slug, title }) => ({ src: defaultImageUrl, to: `/product/${slug}`, name: title }))
  const pictures = (chosen.length > 0 ? chosen : products).slice(0, picturesShown)
  return (
    <Hero
      title={block.title || storeName}
      lede={<Html html={block.contentHtml} />}
      arches={pictures.length === picturesShown || chosen.length > 0 ? pictures : []}
    >
      <AddressButton to={block.navigationLink}>{block.callToAction}</AddressButton>
    </Hero>
  )
}
