const initials = ['', ...'b p m f d t n l g k h j q x r z c s y w zh ch sh'.split(' ')]
const finals = 'a o e ai ei ao ou an en ang eng ong er i ia ie iao iu ian in iang ing iong u ua uo uai ui uan un uang v ve ue van vn'.split(
  ' ',
)
const syllables = new Set(initials.flatMap((initial) => finals.map((final) => initial + final)))
const longestSyllable = 6

/** Whether a Latin word can be read as pinyin without tones. */
export function isPinyin(word: string): boolean {
  const ends = new Set([0])
  for (const start of ends)
    for (let length = 1; length <= Math.min(longestSyllable, word.length - start); length++)
      if (syllables.has(word.slice(start, start + length))) ends.add(start + length)
  return word !== '' && ends.has(word.length)
}
