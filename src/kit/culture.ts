/** The two languages of the shop, as the wire names them (specification, section 9). */
export const cultures = ['en', 'zh'] as const
export type Culture = (typeof cultures)[number]
export const defaultCulture: Culture = 'en'

/** The value of `<html lang>`. */
export const htmlLang: Record<Culture, string> = { en: 'en-SG', zh: 'zh-Hans-SG' }

export const isCulture = (value: unknown): value is Culture => value === 'en' || value === 'zh'

/** A text in both languages; Chinese falls back to English where an imported catalogue has none. */
export interface Bilingual {
  en: string
  zh: string | null
}

export const inCulture = (text: Bilingual, culture: Culture): string =>
  culture === 'zh' && text.zh ? text.zh : text.en
