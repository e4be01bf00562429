import { expect, it } from 'vitest'
import { storedProduct, storedVariant } from '#test/catalogue/stored-products.ts'
import { picturesOf, withLocalPictures, withOriginalPictures } from './local-pictures.ts'

const variantWith = (imageUrl: string | null) => storedVariant({ fields: { ...storedVariant().fields, imageUrl } })
const bodyWith = (url: string) => `<p>One</p><img alt="a" src="${url}"><a href="${url}">src="${url}"</a>`
const image = (url: string) => ({ url, alt: 'A', altZh: null })
const pictured = (at: (name: string) => string) => {
  const product = storedProduct({ images: [image(at('a')), image(at('b'))], variants: [variantWith(at('b')), variantWith(null)] })
  const [body, bodyZh] = [`<img src="${at('c')}"><p>x</p><img src="${at('d')}">`, `<img alt="" src="${at('e')}">`]
  return { ...product, fields: { ...product.fields, body, bodyZh } }
}
const there = pictured((name) => `https://cdn.example/${name}.jpg`)
const here = pictured((name) => `/pictures/${name}.webp`)
const fetched = new Map(['a', 'b', 'c', 'd', 'e'].map((name) => [`https://cdn.example/${name}.jpg`, `/pictures/${name}.webp`]))
const sources = new Map([...fetched].map(([from, to]) => [to, from]))
/** As a file has it, with only what it says. */
const item = (product: object) => product as unknown as Parameters<typeof withLocalPictures>[0]

it('the pictures of a product are those of itself, its variants and its texts, each once (run-20)', () => {
  expect(picturesOf(there)).toEqual([...fetched.keys()])
  expect(picturesOf({ variants: [], fields: { bodyZh: null } })).toEqual([])
  expect(picturesOf({ variants: [{ fields: {} }], fields: { body: bodyWith('/a?x=1&amp;y=2') } })).toEqual(['/a?x=1&y=2'])
})

it('what was fetched takes the place of its source, and an export names the source again (run-20)', () => {
  expect(withLocalPictures(item(there), fetched)).toEqual(here)
  expect(withOriginalPictures(here, sources)).toEqual(there)
})

it('what was not fetched stays, and nothing is there that was not (run-20)', () => {
  expect(withLocalPictures(item(there), new Map())).toEqual(there)
  expect(withOriginalPictures(here, new Map())).toEqual(here)
  const bare = { variants: [], fields: { body: '', bodyZh: null, title: 'Shirt' } }
  expect(withLocalPictures(item(bare), fetched)).toStrictEqual(bare)
  expect(withLocalPictures(item({ variants: [], fields: {} }), fetched)).toStrictEqual({ variants: [], fields: {} })
})

it('in a text only the address of a picture changes, and is written as HTML', () => {
  const moved = withLocalPictures(
    item({ variants: [], fields: { body: bodyWith('/a?x=1&amp;y=2') } }),
    new Map([['/a?x=1&y=2', '/b?v=1&w=2']]),
  )
  expect(moved.fields.body).toBe(bodyWith('/a?x=1&amp;y=2').replace('/a?x=1&amp;y=2', '/b?v=1&amp;w=2'))
})
