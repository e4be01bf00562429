import { expect, test } from 'vitest'
import { picturesIn } from './named-pictures.ts'

test('every kind of picture that a text names is looked for, one that is drawn in all its widths', () => {
  expect(picturesIn('"share": "/art/shop/share.jpg", "icons": "/art/shop"')).toEqual(['/art/shop/share.jpg'])
  expect(picturesIn("background: url('/art/shop/petals.svg') 20px")).toEqual(['/art/shop/petals.svg'])
  expect(picturesIn('<img src="/art/shop/touch-icon.png">')).toEqual(['/art/shop/touch-icon.png'])
  const drawn = picturesIn('"/art/vase/celadon-front-800.webp"')
  expect(drawn[0]).toBe('/art/vase/celadon-front-800.webp')
  expect(drawn.length).toBeGreaterThan(2)
})
