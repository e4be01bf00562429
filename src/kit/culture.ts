import { languages as list, type Language } from './languages.ts'

/** A language of the shop, as the API names it. */
export type Culture = keyof typeof list
export const languages: Record<Culture, Language> = list
export type ContentKey = (typeof list)[Culture]['contentKey']
export const cultures = Object.keys(list) as Culture[]
/** Defines the keys of all messages, and is read where a text has no other language. */
export const defaultCulture = 'en' satisfies Culture

/** One value for each language. */
export const inEachCulture = <Value>(make: (culture: Culture) => Value): Record<Culture, Value> =>
  Object.fromEntries(cultures.map((culture) => [culture, make(culture)])) as Record<Culture, Value>

/** The value of `<html lang>`, and the locale of dates and names: `zh-Hans-SG`. */
export const htmlLang = inEachCulture((culture) => `${languages[culture].tag}-SG`)

/** The language of a page by its `<html lang>`. */
export const cultureOfPage = (lang: string): Culture => cultures.find((culture) => htmlLang[culture] === lang) ?? defaultCulture

/** The cookie that holds the language which a browser has chosen; pages read it too. */
export const cultureCookie = 'culture'

/** The query parameter that chooses a language: `?lang=zh`. */
export const cultureParameter = 'lang'

/** An address of the shop, with or without a query, that opens in this language, as the mail does that it stands in. */
export const inLanguageOf = (culture: Culture, url: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}${cultureParameter}=${culture}`

/** The language that the query of an address chooses; it overrides the cookie (docs/decisions/010). */
export function askedCulture(url: string): Culture | null {
  const queryAt = url.indexOf('?')
  if (queryAt < 0) return null
  const asked = new URLSearchParams(url.slice(queryAt)).get(cultureParameter)
  return isCulture(asked) ? asked : null
}

export const isCulture = (value: unknown): value is Culture => cultures.includes(value as Culture)

/** A text in each language that there is one for. An imported catalogue may have English texts only. */
export type Translated = Record<typeof defaultCulture, string> & { [Each in Culture]?: string | null }

export const inCulture = (text: Translated, culture: Culture): string => text[culture] || text[defaultCulture]

/**
 * The texts of a reply in one language, with the names of those that there are in the default language only. A page
 * marks these by `lang` (language-09).
 */
export function inLanguage<Name extends string>(
  texts: Record<Name, Translated>,
  culture: Culture,
): Record<Name, string> & { untranslated?: Name[] } {
  const names = Object.keys(texts) as Name[]
  const shown = Object.fromEntries(names.map((name) => [name, inCulture(texts[name], culture)])) as Record<Name, string>
  const untranslated = names.filter((name) => culture !== defaultCulture && !texts[name][culture] && shown[name])
  return untranslated.length === 0 ? shown : { ...shown, untranslated }
}

/** The `lang` of a text that is not in the reader's language; none for the others. */
export const langOf = (texts: { untranslated?: string[] | undefined }, name: string): string | undefined =>
  texts.untranslated?.includes(name) ? languages[defaultCulture].tag : undefined

/** The name in the language whose names stand beside this one's; empty where there is none or it is the same. */
export function secondName(name: Translated, culture: Culture): string {
  const second = name[languages[culture].secondName] ?? ''
  return second === inCulture(name, culture) ? '' : second
}

/** The fields of a person's name in the order in which they are written. */
export const nameOrder = (culture: Culture) =>
  languages[culture].familyNameFirst ? (['lastName', 'firstName'] as const) : (['firstName', 'lastName'] as const)

/** A person's name as the language orders it: `Mei Lin Tan`. In Chinese characters it is `陈美玲` in every language. */
export function fullName({ firstName, lastName }: { firstName: string | null; lastName: string | null }, culture: Culture): string {
  const name = { firstName: firstName ?? '', lastName: lastName ?? '' }
  if (/^\p{Script=Han}+$/u.test(name.lastName + name.firstName)) return name.lastName + name.firstName
  return nameOrder(culture)
    .flatMap((part) => name[part] || [])
    .join(' ')
}
