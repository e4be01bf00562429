/** A feature's messages: the same keys in both languages, checked by type, in ICU syntax for use-intl. */
export interface Messages<Keys> {
  en: Keys
  zh: Same<Keys>
}

type Same<T> = { [K in keyof T]: T[K] extends string ? string : Same<T[K]> }

/** Declares a feature's messages. English defines the keys; Chinese must have them all and no others. */
export const defineMessages = <const Keys>(words: { en: Keys; zh: Same<Keys> }): Messages<Keys> => words
