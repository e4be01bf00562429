const accents: Readonly<Record<string, string>> = {
  a: 'áa',
  e: 'ée',
  i: 'íi',
  o: 'óo',
  u: 'úu',
  A: 'Áa',
  E: 'Ée',
  I: 'Íi',
  O: 'Óo',
  U: 'Úu',
}

/** The pieces of a message in ICU syntax: a tag, an argument, the head of a choice, a brace, text. */
const pieces = /<\/?\w+\/?>|\{\w+(?:, number)?\}|\{\w+,\s*\w+,|[{}]|<|[^{}<]+/g

/** An English message in the made-up language: each vowel accented and doubled, which makes it 40 % longer, with a mark at both ends. */
export function accented(message: string): string {
  // Inside a choice, `one` and `other` name its cases; inside a case there is text again.
  const within: ('choice' | 'case')[] = []
  const written = message.replace(pieces, (piece) => {
    const inChoice = within.at(-1) === 'choice'
    if (/^\{\w+,/.test(piece)) within.push('choice')
    else if (piece === '{') within.push('case')
    else if (piece === '}') within.pop()
    else if (!inChoice && /^[^{<]/.test(piece)) return piece.replace(/[aeiou]/gi, (vowel) => accents[vowel]!)
    return piece
  })
  return `⟦${written}⟧`
}

type Texts = { readonly [key: string]: string | Texts }

/** The same for every text of a feature's messages. */
export const accentedTexts = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? accented(text) : accentedTexts(text)]))
