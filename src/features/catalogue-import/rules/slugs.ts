import { codeOf, longestCode } from '#src/features/catalogue/rules/codes.ts'
import { fingerprint } from './ean.ts'

/** A slug with a fingerprint of the text that it is made from, so that two texts never become one product. */
export function distinctSlug(text: string): string {
  const own = fingerprint(text).toString(36).slice(0, 6)
  const slug = codeOf(text).slice(0, longestCode - own.length - 1)
  return slug === '' ? own : `${slug}-${own}`
}

/** The slugs of a file's ids. */
export interface Slugs {
  /** Called with each id of the file before `of` is right. */
  note(id: string): void
  /** The id as a code, with a fingerprint where ids of the file differ only in what a code has not, whatever their order. */
  of(id: string): string
}

export function createSlugs(): Slugs {
  const ids = new Map<string, string>()
  const shared = new Set<string>()
  return {
    note(id) {
      const code = codeOf(id)
      if (!ids.has(code)) ids.set(code, id)
      else if (ids.get(code) !== id) shared.add(code)
    },
    of(id) {
      const code = codeOf(id)
      return code === '' || shared.has(code) ? distinctSlug(id) : code
    },
  }
}
