/** Reads which characters a font has, and which of Fontsource's slices have the rare ones. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The code points an uncompressed font has glyphs for, from its cmap tables of format 4 and 12. */
export function glyphsOf(font: Buffer): Set<number> {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16)
  const cmap = font.readUInt32BE(tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap')! + 8)
  const has = new Set<number>()
  const fill = (start: number, end: number) => {
    for (let code = start; code <= end; code++) has.add(code)
  }
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index++) {
    const table = cmap + font.readUInt32BE(cmap + 8 + index * 8)
    const format = font.readUInt16BE(table)
    if (format === 12) {
      for (let group = 0; group < font.readUInt32BE(table + 12); group++)
        fill(font.readUInt32BE(table + 16 + group * 12), font.readUInt32BE(table + 20 + group * 12))
    }
    if (format === 4) {
      const segments = font.readUInt16BE(table + 6)
      for (let at = 0; at < segments; at += 2) fill(font.readUInt16BE(table + 16 + segments + at), font.readUInt16BE(table + 14 + at))
    }
  }
  return has
}

/** The slice file of a Fontsource family that holds a glyph; null when none does. */
export function sliceOf(folder: string, weight: number, glyph: string): string | null {
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>
  const code = glyph.codePointAt(0)!
  const slice = Object.keys(ranges).find((name) => name.startsWith('[') && holds(ranges[name]!, code))
  if (!slice) return null
  const family = folder.split('/').at(-1)!
  return join(folder, 'files', `${family}-${slice.slice(1, -1)}-${weight}-normal.woff2`)
}

const holds = (ranges: string, code: number): boolean =>
  ranges.split(',').some((range) => {
    const [start = '', end = start] = range.trim().slice(2).split('-')
    return code >= Number.parseInt(start, 16) && code <= Number.parseInt(end, 16)
  })
