import { cultures, htmlLang, languages } from '#src/kit/culture.ts'

const names = [...new Set(cultures.flatMap((culture) => [culture, languages[culture].tag, htmlLang[culture]]))].join('|')
const named = `['"\`](?:${names})['"\`]`

/** A comparison with a language by its name leaves every other language to the branch that was meant for one. */
const patterns = [
  new RegExp(`[!=]==?\\s*${named}|${named}\\s*[!=]==?`),
  new RegExp(`\\bcase\\s+${named}`),
  new RegExp(`\\.(?:startsWith|endsWith|includes)\\(${named}`),
  new RegExp(`\\[[^\\]]*${named}[^\\]]*\\]\\.(?:includes|indexOf)\\(`),
  // `name.zh ?? name.en`, for which `inCulture` is there.
  new RegExp(`\\.(?:${cultures.join('|')})\\s*(?:\\?\\?|\\|\\|)\\s*[\\w.]+\\.(?:${cultures.join('|')})\\b`),
]

/** The lines of a file that decide something by the name of a language, and not by `src/kit/languages.ts`. */
export const languageSwitches = (text: string): { line: number; text: string }[] =>
  text
    .split('\n')
    .flatMap((line, index) => (patterns.some((pattern) => pattern.test(line)) ? [{ line: index + 1, text: line.trim() }] : []))
