import { expect, test } from 'vitest'
import { missingFiles } from './named-files.ts'

const tree: Record<string, string> = {
  'docs/walk.md': '',
  'src/shop.ts': 'export function createShop() {}',
  'src/features/cart/README.md': '',
  'src/features/cart/rules/cart.ts': 'export const setQuantity = 1',
  'docs/decisions/003-pages.md': 'an old `src/gone.ts`',
  'docs/running.md': '',
}
const missing = (document: string, text: string) => missingFiles(Object.keys(tree), (file) => (file === document ? text : tree[file]!))

test.each([
  ['docs/walk.md', '`shop.ts` calls `src/shop.ts#createShop`, see [003](decisions/003-pages.md) and `features/cart/`'],
  [
    'src/features/cart/README.md',
    '`rules/cart.ts#setQuantity`, `features/cart/rules/cart.ts`, [003](../../../docs/decisions/003-pages.md#why)',
  ],
  [
    'docs/walk.md',
    '`<feature>.feature.ts`, `features/<name>/x.ts`, `*.tables.ts`, `npm run check`, `./+types/`, [a site](https://example.sg/x.md)',
  ],
])('what %s names is there: %s', (document, text) => {
  expect(missing(document, text)).toEqual([])
})

test.each([
  ['docs/walk.md', '`src/stop.ts`', 'src/stop.ts'],
  ['docs/walk.md', 'one\n`src/shop.ts#closeShop`', 'src/shop.ts#closeShop'],
  ['docs/walk.md', '`rules/cart.ts`', 'rules/cart.ts'],
  ['docs/running.md', '`src/stop.ts`', 'src/stop.ts'],
  ['docs/running.md', '[the unit](../deploy/shop.service)', '../deploy/shop.service'],
  ['docs/decisions/003-pages.md', '[gone](../gone.md)', '../gone.md'],
  ['src/features/cart/README.md', '`rules/totals.ts`', 'rules/totals.ts'],
  ['src/features/cart/README.md', '`gone.ts`', 'gone.ts'],
  ['src/features/cart/README.md', '`features/bag/`', 'features/bag/'],
  ['src/features/cart/README.md', '[003](../../docs/decisions/003-pages.md)', '../../docs/decisions/003-pages.md'],
])('in %s, %s is reported', (document, text, name) => {
  expect(missing(document, text)).toEqual([`${document}:${text.split('\n').length}: ${name} does not exist`])
})
