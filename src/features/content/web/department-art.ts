/** The picture of each department of the demonstration, by the code of the department. */
const art: Record<string, string> = {
  beauty: '/art/arch/fragrance-amber-flacon-600.webp',
  women: '/art/arch/dress-garnet-knee-600.webp',
  men: '/art/arch/shirt-indigo-long-sleeve-600.webp',
  home: '/art/arch/vase-celadon-moon-600.webp',
  kitchen: '/art/arch/casserole-cherry-600.webp',
  kids: '/art/arch/blocks-garden-stacker-600.webp',
  food: '/art/arch/tin-lacquer-round-600.webp',
  gifts: '/art/arch/candle-jasmine-600.webp',
}

/** A department that an operator added has the shop's plain arch. */
export const departmentArt = (code: string): string => art[code] ?? '/art/default/celadon-front-800.webp'
