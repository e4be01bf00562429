import { expect, test } from 'vitest'
import { mediaOrigins } from './media-origins.ts'

const bare = { fields: { body: '', bodyZh: null }, images: [], videos: [], variants: [] }
const image = (url: string) => ({ url, alt: null, altZh: null })

test('pictures, videos, pictures of variants and of texts name other origins, each once (safe-49)', () => {
  const product = {
    fields: {
      body: '<p>Tin</p><img alt="" src="https://texts.example/a.jpg">',
      bodyZh: '<p><img src="HTTPS://Zh.example:8443/b.png"></p>',
    },
    images: [image('https://cdn.example/1.jpg'), image('https://cdn.example/2.jpg?v=3'), image('/art/3.avif')],
    videos: ['https://video.example/film.mp4'],
    variants: [{ fields: { imageUrl: 'https://swatches.example/red.jpg' } }, { fields: { imageUrl: null } }],
  }
  expect(mediaOrigins(product).toSorted()).toEqual([
    'https://cdn.example',
    'https://swatches.example',
    'https://texts.example',
    'https://video.example',
    'https://zh.example:8443',
  ])
})

test('the shop’s own pictures, links, and pictures without encryption name none (safe-49)', () => {
  const body = '<a href="https://elsewhere.example">src="https://elsewhere.example"</a><img src="http://plain.example/a.jpg">'
  expect(mediaOrigins({ ...bare, fields: { body, bodyZh: null }, images: [image('/art/1.avif')] })).toEqual([])
})

test('an address that is none names none, wherever it stands (safe-49)', () => {
  const body = '<img src="https://[shop]/a.png"><img src="https://texts.example/b.png"><img src="https://">'
  const product = { ...bare, fields: { body, bodyZh: null }, videos: ['https://a b.example/film.mp4'] }
  expect(mediaOrigins(product)).toEqual(['https://texts.example'])
})
