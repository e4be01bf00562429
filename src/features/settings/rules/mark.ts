import { flowerMark } from '#src/kit/flower.ts'

export const longestSvg = 8000

const isSvg = (text: string): boolean =>
  text.length <= longestSvg && /^<svg\s[^]*<\/svg>\s*$/.test(text) && text.includes('xmlns="http://www.w3.org/2000/svg"')

/** A file of the shop itself, or a picture elsewhere. */
const isPictureAddress = (text: string): boolean => /^(?:\/(?!\/)|https:\/\/[^\s/?#@]+\/)[^\s"'<>\\]*$/.test(text)

/** Empty where the shop has none: then its name stands alone. */
export const isMark = (text: string): boolean => text === '' || text === flowerMark || isSvg(text) || isPictureAddress(text)

/** The address of the picture: an SVG is carried in the page, where scripts in it never run. */
export const markAddress = (mark: string): string => (mark.startsWith('<svg') ? `data:image/svg+xml,${encodeURIComponent(mark)}` : mark)

/** The other origin that the picture is loaded from; null for the shop's own. */
export const markOrigin = (mark: string): string | null => (mark.startsWith('https://') ? new URL(mark).origin : null)
