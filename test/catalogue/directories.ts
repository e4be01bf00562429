import type { Directory } from '#src/features/catalogue-import/rules/directory.ts'

/** A shop without brands and categories that has the given locations. */
export const emptyDirectory = (...locations: string[]): Directory => ({
  brands: new Map(),
  brandCodes: new Map(),
  categories: new Map(),
  locations: new Map(locations.map((code, index) => [code, index + 1])),
})

/** A shop with one brand, a department and a leaf in it. */
export const smallDirectory = (): Directory => ({
  brands: new Map([['lumiere', { id: 1, name: 'Lumière' }]]),
  brandCodes: new Map([['lumière', 'lumiere']]),
  categories: new Map([
    ['women', { id: 1, level: 1 }],
    ['women-bags', { id: 2, level: 2 }],
  ]),
  locations: new Map([
    ['warehouse', 1],
    ['katong', 2],
  ]),
})
