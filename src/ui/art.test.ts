import { expect, test } from 'vitest'
import { artSource } from './art.ts'

test.each([
  [
    '/art/vase/celadon-moon-front-800.webp',
    '/art/vase/celadon-moon-front-240.avif 240w, /art/vase/celadon-moon-front-480.avif 480w, /art/vase/celadon-moon-front-1200.avif 1200w',
    '/art/vase/celadon-moon-front-800.webp',
  ],
  ['/art/arch/tin-round-600.webp', '/art/arch/tin-round-300.avif 300w, /art/arch/tin-round-600.avif 600w', '/art/arch/tin-round-600.webp'],
  [
    '/art/banner/gifts-desktop-1600.webp',
    '/art/banner/gifts-desktop-800.avif 800w, /art/banner/gifts-desktop-1600.avif 1600w',
    '/art/banner/gifts-desktop-1600.webp',
  ],
  [
    '/art/banner/gifts-mobile-720.webp',
    '/art/banner/gifts-mobile-360.avif 360w, /art/banner/gifts-mobile-720.avif 720w',
    '/art/banner/gifts-mobile-720.webp',
  ],
  [
    '/pictures/3f/0b8c-800.webp',
    '/pictures/3f/0b8c-240.avif 240w, /pictures/3f/0b8c-480.avif 480w, /pictures/3f/0b8c-1200.avif 1200w',
    '/pictures/3f/0b8c-800.webp',
  ],
])('%s comes in several widths', (src, srcSet, fallback) => {
  expect(artSource(src)).toEqual({ srcSet, fallback })
})

test('an address with a width that no longer exists gets the existing widths', () => {
  expect(artSource('/art/vase/storm-front-1200.webp')?.fallback).toBe('/art/vase/storm-front-800.webp')
})

test.each(['https://cdn.example/art/a-800.webp', '/art/a.webp', '/icons/arcade-celadon.svg', ''])('%s is shown as it is', (src) => {
  expect(artSource(src)).toBeNull()
})
