import type { Messages } from '../../src/kit/messages.ts'
import { accentedTexts } from './accented.ts'
import { madeUpCulture } from './languages.ts'

/** Adds the made-up language to every feature's messages; replaces `src/kit/messages.ts`. */
export const defineMessages = <const Keys>(words: Messages<Keys>): Messages<Keys> =>
  Object.assign({}, words, { [madeUpCulture]: accentedTexts(words.en as Parameters<typeof accentedTexts>[0]) })
