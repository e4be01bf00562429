import { useLocale } from 'use-intl'
import { cultureOfPage, languages, type Culture } from '#src/kit/culture.ts'
import type { Language } from '#src/kit/languages.ts'

/** The language of the page, as the API names it. */
export const useCulture = (): Culture => cultureOfPage(useLocale())

export const useLanguage = (): Language => languages[useCulture()]

/** The `lang` of names in the second language, which stand beside those in the page's. */
export const useSecondLang = (): string => languages[useLanguage().secondName].tag
