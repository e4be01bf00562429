import { expect, test } from 'vitest'
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

test('an address is escaped so that it can be parsed again', () => {
  const xml = sitemapXml([{ url: 'https://shop.example/product/salt-&-<pepper>', updatedAt: '2026-11-21T08:00:00Z' }])
  expect(xml).toContain(
    '<url><loc>https://shop.example/product/salt-&amp;-&lt;pepper&gt;</loc><lastmod>2026-11-21T08:00:00Z</lastmod></url>',
  )
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /)
})

test('an index names sitemaps', () => {
  expect(sitemapIndexXml([{ url: 'https://shop.example/sitemap/pages.xml' }])).toContain(
    '<sitemap><loc>https://shop.example/sitemap/pages.xml</loc></sitemap>',
  )
})
