import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { leadsSomewhere } from '../../src/features/content/rules/links.ts'
import { placeholders } from '../../src/features/content/rules/placeholders.ts'
import { contentPath, contentSections } from '../../src/features/content/rules/sections.ts'
import { cleanHtml } from '../../src/platform/html.ts'
import { contentPlaces, readLinks, readPage } from './seed-content.ts'

const pages = contentPlaces().map((place) => ({ name: place.code, page: readPage(place) }))
const paths = new Set(pages.map(({ page }) => contentPath(page)))
const hrefs = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!)
const tags = (html: string): string[] => [...html.matchAll(/<\/?[a-z0-9]+/g)].map(([tag]) => tag)

test('every section has its texts, and no code occurs twice', () => {
  expect(new Set(pages.map(({ page }) => page.section))).toEqual(new Set(contentSections))
  expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length)
})

test.each(pages)('$name is complete in both languages and built alike', ({ page }) => {
  const { title, intro, html } = page
  for (const { en, zh } of [title, intro, html]) {
    expect(en).not.toMatch(/\p{Script=Han}{6}/u)
    expect(zh).toMatch(/\p{Script=Han}/u)
  }
  expect(tags(html.zh!)).toEqual(tags(html.en))
  expect(hrefs(html.zh!)).toEqual(hrefs(html.en))
})

test.each(pages)('$name has the voice of the shop and nothing that the allow-list would change', ({ page }) => {
  for (const text of [page.html.en, page.html.zh!]) {
    expect(text).not.toMatch(/[!！]|lorem/i)
    expect(cleanHtml(text)).toBe(text)
    const named = [...text.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name)
    expect(named.filter((name) => !(placeholders as readonly string[]).includes(name!))).toEqual([])
  }
})

test.each(pages)('every link of $name leads to a page that exists', ({ page }) => {
  const plan = readFileSync('src/routes.ts', 'utf8')
  for (const href of hrefs(page.html.en).filter((each) => !/^(mailto|tel):/.test(each))) {
    expect(leadsSomewhere(href, paths), href).toBe(true)
    if (!href.startsWith('https://')) expect(plan).toContain(`'${href.split('/')[1]}`)
  }
})

test('the columns have names in both languages, and working links', () => {
  for (const { title, url } of readLinks()) {
    expect(title.en && title.zh).toBeTruthy()
    if (url !== null) expect(leadsSomewhere(url, paths), url).toBe(true)
  }
})
