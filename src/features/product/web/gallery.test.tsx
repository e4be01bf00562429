import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import { productMessages } from '#src/features/product/messages.ts'
import { Gallery } from './gallery.tsx'

const drawn = (urls: readonly string[], videos: readonly string[] = []): string =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ product: productMessages.en }} timeZone="Asia/Singapore">
      <Gallery name="Vase" images={urls.map((url) => ({ url, alt: 'Blue vase' }))} videos={videos.map((url) => ({ url }))} badges="New" />
    </IntlProvider>,
  )

it('offers to enlarge a picture, and nothing where there is none (product-01)', () => {
  expect(drawn(['/art/vase/front.webp'])).toContain('Enlarge: Blue vase')
  const none = drawn([])
  expect(none).toContain('/icons/no-picture.svg')
  expect(none).toContain('New')
  expect(none).not.toContain('<button')
})

it('shows a video alone where there is no picture (product-01)', () => {
  expect(drawn([], ['/videos/a.mp4'])).toContain('<video')
})
