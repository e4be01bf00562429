import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { leadsSomewhere } from '../../src/features/content/rules/links.ts'
import { menuStoryCode } from '../../src/features/content/rules/menu-story.ts'
import { placeholders } from '../../src/features/content/rules/placeholders.ts'
import { contentPath } from '../../src/features/content/rules/sections.ts'
import type { Multilingual } from '../../src/features/content/rules/multilingual.ts'
import { cleanHtml } from '../../src/platform/html.ts'
import { contentPlaces } from './seed-content.ts'
import { readHome } from './seed-home.ts'

const { blocks, banners } = readHome({ demonstration: true })
const categories = JSON.parse(readFileSync('demonstration/catalogue/categories.json', 'utf8')) as { code: string; parent: string | null }[]
const slugs = readFileSync('demonstration/catalogue/catalogue.csv', 'utf8').matchAll(/^([a-z0-9-]+),/gm)
const paths = new Set([
  ...contentPlaces().map(contentPath),
  ...categories.map(({ code }) => `/productlist/category/${code}`),
  ...[...slugs].map(([, slug]) => `/product/${slug}`),
])
const places = new Set(blocks.map(({ contentCode }) => `#${contentCode.toLowerCase().replaceAll('_', '-')}`))

const named = [
  ...blocks.map((each) => [each.contentCode, each] as const),
  ...banners.map((each) => [`${each.contentCode} ${each.sortPriority}`, each] as const),
]
const textsOf = (part: (typeof named)[number][1]): Multilingual[] =>
  [part.title, part.callToAction, 'text' in part ? part.text : undefined, 'contentHtml' in part ? part.contentHtml : undefined].filter(
    (text) => text !== undefined && text !== null,
  )

test.each(named)('%s is written in both languages, in the voice of the shop', (_, part) => {
  for (const text of textsOf(part)) {
    if (text === '{tagline}') continue
    const { lang1, lang2 } = text as { lang1: string; lang2: string }
    expect(lang1).not.toMatch(/\p{Script=Han}/u)
    expect(lang2).toMatch(/\p{Script=Han}/u)
    for (const words of [lang1, lang2]) {
      expect(words).not.toMatch(/[!！]/)
      expect(cleanHtml(words)).toBe(words)
      for (const [, name] of words.matchAll(/\{([^}]*)\}/g)) expect(placeholders).toContain(name)
    }
    const tags = (html: string) => html.match(/<[^>]+>/g)
    expect(tags(lang2)).toEqual(tags(lang1))
  }
})

test.each(named)('every link of %s leads to a page that exists, every picture is there', (_, part) => {
  const links = [
    part.navigationLink,
    'friendlyUrl' in part ? part.friendlyUrl : undefined,
    ...(JSON.stringify(textsOf(part)).match(/(?<=href=\\")[^"\\]+/g) ?? []),
  ]
  for (const link of links) if (link) expect(places.has(link) || leadsSomewhere(link, paths), link).toBe(true)
  const pictures = 'bannerImage' in part ? [part.bannerImage, part.thumbnailImage] : ['imageUrl' in part ? part.imageUrl : undefined]
  for (const picture of pictures) if (picture) expect(existsSync(`public${picture}`), picture).toBe(true)
})

test('every banner belongs to a block or is the story of a department, and every department has one', () => {
  const departments = categories.filter(({ parent }) => parent === null).map(({ code }) => menuStoryCode(code))
  const codes = new Set(banners.map(({ contentCode }) => contentCode))
  expect(departments.filter((code) => !codes.has(code))).toEqual([])
  const known = new Set([...departments, ...blocks.map(({ contentCode }) => contentCode)])
  expect([...codes].filter((code) => !known.has(code))).toEqual([])
})
