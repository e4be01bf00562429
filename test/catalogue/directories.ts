import type { Directory } from '#src/features/catalogue-import/rules/directory.ts'
import { noPlan } from '#src/features/catalogue-import/rules/plan-types.ts'

/** A shop without brands and categories that has the given locations. */
export const emptyDirectory = (...locations: string[]): Directory => ({
  brands: new Map(),
  brandCodes: new Map(),
  categories: new Map(),
  locations: new Map(locations.map((code, index) => [code, index + 1])),
  sources: new Map(),
  plan: noPlan(),
})

/** A shop with one brand, a department and a leaf in it. */
export const smallDirectory = (): Directory => ({
  brands: new Map([['lumiere', { id: 1, name: 'Lumière' }]]),
  brandCodes: new Map([['lumière', 'lumiere']]),
  categories: new Map([
    ['women', { id: 1, level: 1, parent: null, name: 'Women', nameZh: null, position: 1 }],
    ['women-bags', { id: 2, level: 2, parent: 'women', name: 'Bags', nameZh: null, position: 1 }],
  ]),
  locations: new Map([
    ['warehouse', 1],
    ['katong', 2],
  ]),
  sources: new Map(),
  plan: noPlan(),
})
