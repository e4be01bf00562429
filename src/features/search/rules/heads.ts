import { tokensOf } from './tokens.ts'
import { keyOf } from './typed.ts'

const mostWords = 3
const mostCharacters = 6
const links = /[,(:;–—|]| (?:with|for|in|from|by|-) /i
const measures = /^(?:\d.*|x|ml|g|kg|cm|mm|m|l|oz|spf|no|pack|pcs|pieces?|pair|tin|box|refill)$/
const chineseMeasures = /(?:一对|一双|一套|一组|罐装|盒装|袋装|[二两三四五六七八九十]件套|礼盒)$/

/**
 * What a title or a type says that the product is: its last word, with up to two words before it as one word. `Gym Towel with
 * a Pocket` is a towel and a gymtowel; 七号珍藏乌龙 is 乌龙. Of a list, such as `Shirts & blouses`, each entry.
 */
export function headsOf(text: string): string[] {
  const name = text.split(links).find((part) => part.trim() !== '') ?? ''
  return [...new Set(name.split(/ of |[&/]/i).flatMap((part) => [...latinHeads(part), ...chineseHeads(part)]))]
}

function latinHeads(part: string): string[] {
  const words = tokensOf(part).flatMap((token) => (token.kind === 'word' ? [token.text] : []))
  // What looks like a measure or a pack may be the thing itself: a tool box.
  const whole = words.length > 1 && /^[a-z]+$/.test(words.at(-1)!) ? [keyOf(words.slice(-2))] : []
  while (words.length > 1 && measures.test(words.at(-1)!)) words.pop()
  return [...whole, ...Array.from({ length: Math.min(mostWords, words.length) }, (_, index) => keyOf(words.slice(-1 - index)))]
}

function chineseHeads(part: string): string[] {
  const run = /\p{Script=Han}{2,}/u.exec(part)?.[0]
  if (run === undefined) return []
  const bare = run.replace(chineseMeasures, '')
  return [run, ...(bare === '' ? [] : [bare])].flatMap((each) =>
    Array.from({ length: Math.min(mostCharacters, each.length) }, (_, index) => each.slice(-1 - index)),
  )
}
