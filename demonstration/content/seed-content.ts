import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Translated, Culture } from '../../src/kit/culture.ts'
import type { ContentSection } from '../../src/features/content/rules/sections.ts'
import {
  findPageEntries,
  insertMissingLinks,
  insertMissingPages,
  type StoredLink,
  type StoredPage,
} from '../../src/features/content/server/content.store.ts'
import type { Orm } from '../../src/platform/db/database.ts'

/** Inserts the demonstration shop's texts and navigation where they are missing; an existing text is not changed. */
export async function seedContent(orm: Orm, now: Date): Promise<void> {
  const there = new Set((await findPageEntries(orm)).map(({ code }) => code))
  const missing = contentPlaces().filter(({ code }) => !there.has(code))
  await insertMissingPages(
    orm,
    missing.map((place) => ({ ...readPage(place), updatedAt: now, position: place.position })),
  )
  await insertMissingLinks(orm, readLinks())
}

interface Place {
  section: ContentSection
  code: string
  position: number
}

/** The texts in their order. */
export function contentPlaces(): Place[] {
  const sections = readJson('pages.json') as { section: ContentSection; codes: string[] }[]
  return sections.flatMap(({ section, codes }) => codes.map((code, position) => ({ section, code, position })))
}

/** A text in both languages, each from its own file. */
export function readPage({ section, code }: Omit<Place, 'position'>): Omit<StoredPage, 'updatedAt'> {
  const parts = { en: readText(section, code, 'en'), zh: readText(section, code, 'zh') }
  const both = (part: keyof TextParts): Translated => ({ en: parts.en[part], zh: parts.zh[part] })
  return { section, code, title: both('title'), intro: both('intro'), html: both('html') }
}

interface TextParts {
  title: string
  intro: string
  html: string
}

/** The first line of a file is its title, the second its introduction, the rest its text. */
function readText(section: string, code: string, culture: Culture): TextParts {
  const name = `${section}/${code}.${culture}.html`
  const [first = '', second = '', ...rest] = readFileSync(file(name), 'utf8').split('\n')
  const title = /^<h1>(.+)<\/h1>$/.exec(first)?.[1]
  const intro = /^<p>(.+)<\/p>$/.exec(second)?.[1]
  if (!title || !intro) throw new Error(`demonstration/content/${name} begins with <h1>title</h1>, then <p>introduction</p>`)
  return { title, intro, html: rest.join('\n').trim() }
}

interface ColumnEntry extends Record<Culture, string> {
  code: string
  links: (Record<Culture, string> & { code: string; url: string })[]
}

export function readLinks(): StoredLink[] {
  return Object.entries(readJson('links.json') as Record<string, ColumnEntry[]>).flatMap(([code, columns]) =>
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
    ]),
  )
}

const file = (name: string): string => join(import.meta.dirname, name)
const readJson = (name: string): unknown => JSON.parse(readFileSync(file(name), 'utf8'))
