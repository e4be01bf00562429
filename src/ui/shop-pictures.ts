import { createContext, use } from 'react'

/** Pictures that a shop may have of its own. Without one there is none, or the plain one of `public/icons`. */
export interface ShopPictures {
  /** Instead of a product's picture that is missing. */
  missing?: string | undefined
  /** Where a page is shared that has no picture. */
  share?: string | undefined
  /** The folder of its icons: `favicon.svg`, `icon-192.png` and the others of `public/icons`. */
  icons?: string | undefined
  /** The folder of its drawings for empty pages, such as `empty-blush.svg`. */
  empty?: string | undefined
  /** The folder of `store-1.svg` and so on, the fronts of its stores. */
  stores?: string | undefined
}

/** What pages know of the shop's pictures. */
interface KnownPictures extends ShopPictures {
  /** Whether its mark is the flower, which then also adorns drawings and cards. */
  hasFlower?: boolean
}

export const ShopPicturesContext = createContext<KnownPictures>({})

export const useShopPictures = (): KnownPictures => use(ShopPicturesContext)

export const tones = ['blush', 'celadon', 'powder'] as const
export type Tone = (typeof tones)[number]

export const emptyPicture = (folder: string, tone: Tone): string => `${folder}/empty-${tone}.svg`

export const plainIcons = '/icons'
export const plainShare = '/icons/share.jpg'
/** The drawing for what has no picture. */
export const plainPicture = '/icons/no-picture.svg'
