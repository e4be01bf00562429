import { describe, expect, it } from 'vitest'
import { picturesOf } from './pictures.ts'

const images = (...urls: string[]) => urls.map((url) => ({ url }))
const urls = (list: { url: string }[]) => list.map(({ url }) => url)

describe('picturesOf', () => {
  const art = images(
    '/art/bag/red-front-800.webp',
    '/art/bag/red-detail-800.webp',
    '/art/bag/tan-front-800.webp',
    '/art/bag/tan-detail-800.webp',
  )

  it('are the views of the subject of the variant', () =>
    expect(urls(picturesOf(art, '/art/bag/tan-front-800.webp'))).toEqual(['/art/bag/tan-front-800.webp', '/art/bag/tan-detail-800.webp']))
  it('are all when the variant has none of its own', () => expect(picturesOf(art, null)).toEqual(art))
  it('are all, its own first, when only others name a subject', () =>
    expect(urls(picturesOf(images('/art/bag-front-800.webp', '/art/hat.webp', '/art/bag'), '/art/bag'))).toEqual([
      '/art/bag',
      '/art/bag-front-800.webp',
      '/art/hat.webp',
    ]))
  it('are all, its own first, when addresses name no subject', () =>
    expect(urls(picturesOf(images('https://cdn/1.jpg', 'https://cdn/2.jpg'), 'https://cdn/2.jpg'))).toEqual([
      'https://cdn/2.jpg',
      'https://cdn/1.jpg',
    ]))
})
