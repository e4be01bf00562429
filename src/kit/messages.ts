import type { Culture, defaultCulture } from './culture.ts'

/** A feature's messages: the same keys in every language, checked by type, in ICU syntax for use-intl. */
export type Messages<Keys> = Record<typeof defaultCulture, Keys> & Record<Exclude<Culture, typeof defaultCulture>, Same<Keys>>

type Same<T> = { [K in keyof T]: T[K] extends string ? string : Same<T[K]> }

/** Declares a feature's messages. English defines the keys; the other languages must have them all and no others. */
export const defineMessages = <const Keys>(words: Messages<Keys>): Messages<Keys> => words
