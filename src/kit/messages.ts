/** A feature's words: the same keys in both languages, checked by type. ICU syntax, spoken through use-intl. */
export interface Messages<Keys> {
  en: Keys
  zh: Same<Keys>
}

type Same<T> = { [K in keyof T]: T[K] extends string ? string : Same<T[K]> }

/** Declares a feature's words. English sets the keys; Chinese must have them all and no others. */
export const defineMessages = <const Keys>(words: { en: Keys; zh: Same<Keys> }): Messages<Keys> => words
