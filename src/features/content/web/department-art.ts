/** The picture that stands for each department of the demonstration store, by the department's code. */
const art: Record<string, string> = {
  beauty: '/art/arch/fragrance-amber-flacon-600.webp',
  women: '/art/arch/dress-garnet-knee-600.webp',
  men: '/art/arch/shirt-indigo-long-sleeve-600.webp',
  home: '/art/arch/vase-celadon-moon-600.webp',
  kitchen: '/art/arch/casserole-cherry-600.webp',
  kids: '/art/sneaker/marigold-low-front-800.webp',
  food: '/art/tin/lacquer-round-front-800.webp',
  gifts: '/art/candle/jasmine-front-800.webp',
}

/** A department that an operator added has the shop's plain arch. */
export const departmentArt = (code: string): string => art[code] ?? '/art/default/celadon-front-800.webp'

/** The three arches at the front door, left to right; the middle one is the tallest. */
export const frontArches = [
  '/art/arch/shirt-mist-short-sleeve-600.webp',
  '/art/arch/handbag-oxblood-top-handle-600.webp',
  '/art/arch/fragrance-amber-flacon-600.webp',
] as const
