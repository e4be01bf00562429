import type { ContentBanner, HomeBlock } from '#src/features/content/content.contract.ts'

/** What every part of the home page is given: its block, and the banners of its code. */
export interface BlockProps {
  block: HomeBlock
  banners: readonly ContentBanner[]
}

/** The place on the page that a link to `#home-new` means, for the block HOME_NEW. */
export const placeOf = ({ contentCode }: HomeBlock): string => contentCode.toLowerCase().replaceAll('_', '-')

export const addressOf = ({ navigationLink, friendlyUrl }: ContentBanner): string => navigationLink || friendlyUrl
