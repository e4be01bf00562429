import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageScripts } from './page-weight.ts'

test.skipIf(!existsSync('build/client/assets'))('a page that has another name now is not weighed as nothing', () => {
  expect(pageScripts('cart').length).toBeGreaterThan(5)
  expect(() => pageScripts('bag')).toThrow('The site has no page pages/bag')
})
