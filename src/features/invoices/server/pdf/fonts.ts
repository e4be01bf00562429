import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import { withoutKeeping } from '#src/kit/keep-units.ts'

/** Each style with the files that its characters come from: the first that has one is used. `npm run fonts` makes them. */
const files = {
  regular: ['latin-400', 'latin-ext-400', 'han-400'],
  bold: ['latin-600', 'latin-ext-600', 'han-600', 'han-400'],
  title: ['title', 'latin-ext-600', 'han-600', 'han-400'],
} as const
export type Style = keyof typeof files

export interface Run {
  /** The file of its font, by which a document knows it. */
  name: string
  text: string
}

const opened = new Map<string, Font>()

/** Opened at first use and shared by all documents: the Chinese one is seven megabytes. */
export function fontOf(name: string): Font {
  const font = opened.get(name) ?? (create(readFileSync(join(import.meta.dirname, `../../fonts/${name}.ttf`))) as Font)
  opened.set(name, font)
  return font
}

/** The text of one line in parts of one font each. A character that no font has is shown as the last font's empty box. */
export function runsOf(text: string, style: Style): Run[] {
  const runs: Run[] = []
  for (const character of withoutKeeping(text)) {
    const has = (name: string): boolean => fontOf(name).hasGlyphForCodePoint(character.codePointAt(0)!)
    const last = runs.at(-1)
    const name = files[style].find(has) ?? files[style].at(-1)!
    if (last && (last.name === name || (character === ' ' && has(last.name)))) last.text += character
    else runs.push({ name, text: character })
  }
  return runs
}
