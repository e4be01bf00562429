import { languages as real, type Language } from '../../src/kit/languages.ts'

/** Its code on the wire, in the cookie and in addresses. */
export const madeUpCulture = 'qm'

const madeUp: Language = {
  ...real.en,
  // Days and countries come from the platform, in Greek: they can't be mistaken for text that was left in English.
  tag: 'el',
  name: 'Μáade-up',
  shortName: 'Μ',
  clock: 24,
  secondName: 'zh',
  columnEnding: null,
  contentKey: 'lang3' as never,
}

/** The shop's list with the made-up language in it; replaces `src/kit/languages.ts`. */
export const languages = { ...real, [madeUpCulture]: madeUp }
