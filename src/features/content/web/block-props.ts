import type { ContentBanner, HomeBlock } from '#src/features/content/content.contract.ts'

/** The props of every part of the home page: its block, and the banners with its code. */
export interface BlockProps {
  block: HomeBlock
  banners: readonly ContentBanner[]
  /** Whether the footer follows. */
  isLast?: boolean
}

/** The id of a block on the page: `home-new` for HOME_NEW, so that `#home-new` links to it. */
export const placeOf = ({ contentCode }: HomeBlock): string => contentCode.toLowerCase().replaceAll('_', '-')

export const addressOf = ({ navigationLink, friendlyUrl }: ContentBanner): string => navigationLink || friendlyUrl
