/** The two languages of the shop, as the API names them (language-01). */
export const cultures = ['en', 'zh'] as const
export type Culture = (typeof cultures)[number]
export const defaultCulture: Culture = 'en'

/** The value of `<html lang>`. */
export const htmlLang: Record<Culture, string> = { en: 'en-SG', zh: 'zh-Hans-SG' }

/** The query parameter that chooses a language: `?lang=zh`. */
export const cultureParameter = 'lang'

/** The language that the query of an address chooses; it overrides the cookie (docs/decisions/010). */
export function askedCulture(url: string): Culture | null {
  const queryAt = url.indexOf('?')
  if (queryAt < 0) return null
  const asked = new URLSearchParams(url.slice(queryAt)).get(cultureParameter)
  return isCulture(asked) ? asked : null
}

export const isCulture = (value: unknown): value is Culture => value === 'en' || value === 'zh'

/** A text in both languages. Chinese falls back to English where an imported catalogue has no Chinese text. */
export interface Bilingual {
  en: string
  zh: string | null
}

export const inCulture = (text: Bilingual, culture: Culture): string => (culture === 'zh' && text.zh ? text.zh : text.en)
