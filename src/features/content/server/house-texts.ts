import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Culture, Translated } from '#src/kit/culture.ts'
import type { Orm } from '#src/platform/db/database.ts'
import type { ContentSection } from '../rules/sections.ts'
import { findPageEntries, insertMissingLinks, insertMissingPages, type StoredLink, type StoredPage } from './content.store.ts'
import { findHomeCodes, insertBanners, insertBlocks, type NewBanner, type NewBlock } from './home.store.ts'

/** Pages of texts, the navigation and the home page, as files of one folder. */
export interface TextFolder {
  places(): TextPlace[]
  page(place: Omit<TextPlace, 'position'>): Omit<StoredPage, 'updatedAt'>
  links(): StoredLink[]
}

export interface TextPlace {
  section: ContentSection
  code: string
  position: number
}

interface ColumnEntry extends Record<Culture, string> {
  code: string
  links: (Record<Culture, string> & { code: string; url: string })[]
}

export interface HomeEntries {
  blocks: NewBlock[]
  banners: NewBanner[]
}

const houseFolder = join(import.meta.dirname, '..', 'texts')

/** The texts in a folder: `pages.json`, `links.json`, and for each page a file in each language; without one, the page has the house's text. */
export function textFolder(folder: string): TextFolder {
  const readJson = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  return {
    places() {
      const sections = readJson('pages.json') as { section: ContentSection; codes: string[] }[]
      return sections.flatMap(({ section, codes }) => codes.map((code, position) => ({ section, code, position })))
    },
    page({ section, code }) {
      const parts = { en: readText(folder, `${section}/${code}.en.html`), zh: readText(folder, `${section}/${code}.zh.html`) }
      const both = (part: keyof TextParts): Translated => ({ en: parts.en[part], zh: parts.zh[part] })
      return { section, code, title: both('title'), intro: both('intro'), html: both('html') }
    },
    links: () =>
      Object.entries(readJson('links.json') as Record<string, ColumnEntry[]>).flatMap(([code, columns]) => linksOf(code, columns)),
  }
}

const linksOf = (code: string, columns: readonly ColumnEntry[]): StoredLink[] =>
  columns.flatMap(({ code: subCode, links, en, zh }, column) => [
    { code, subCode, linkCode: '', title: { en, zh }, url: null, sortPriority: column },
    ...links.map((link, sortPriority) => ({
      code,
      subCode,
      linkCode: link.code,
      title: { en: link.en, zh: link.zh },
      url: link.url,
      sortPriority,
    })),
  ])

interface TextParts {
  title: string
  intro: string
  html: string
}

/** The first line of a file is its title, the second its introduction, the rest its text. */
function readText(folder: string, name: string): TextParts {
  const own = join(folder, name)
  const file = existsSync(own) ? own : join(houseFolder, name)
  const [first = '', second = '', ...rest] = readFileSync(file, 'utf8').split('\n')
  const title = /^<h1>(.+)<\/h1>$/.exec(first)?.[1]
  const intro = /^<p>(.+)<\/p>$/.exec(second)?.[1]
  if (!title || !intro) throw new Error(`${file} begins with <h1>title</h1>, then <p>introduction</p>`)
  return { title, intro, html: rest.join('\n').trim() }
}

/** Inserts texts and navigation where they are missing; an existing text is not changed. */
export async function seedTexts(orm: Orm, texts: TextFolder, now: Date): Promise<void> {
  const there = new Set((await findPageEntries(orm)).map(({ code }) => code))
  const missing = texts.places().filter(({ code }) => !there.has(code))
  await insertMissingPages(
    orm,
    missing.map((place) => ({ ...texts.page(place), updatedAt: now, position: place.position })),
  )
  await insertMissingLinks(orm, texts.links())
}

/** Inserts blocks and banners whose code does not exist; what an operator has added, changed or ended is not changed. */
export async function seedHomeEntries(orm: Orm, { blocks, banners }: HomeEntries, now: Date): Promise<void> {
  const there = await findHomeCodes(orm)
  const missing = <T extends { contentCode: string }>(entries: readonly T[], codes: Set<string>) =>
    entries.filter(({ contentCode }) => !codes.has(contentCode)).map((entry) => ({ ...entry, startsAt: now }))
  await insertBlocks(orm, missing(blocks, there.blocks))
  await insertBanners(orm, missing(banners, there.banners))
}

/** The texts of a shop that has no others yet: they fit any shop, and take its name and numbers from the settings. */
export const houseTexts: TextFolder = textFolder(houseFolder)
export const houseHome = (): HomeEntries => JSON.parse(readFileSync(join(houseFolder, 'home.json'), 'utf8')) as HomeEntries

export async function seedHouseTexts(orm: Orm, now: Date): Promise<void> {
  await seedTexts(orm, houseTexts, now)
  await seedHomeEntries(orm, houseHome(), now)
}
