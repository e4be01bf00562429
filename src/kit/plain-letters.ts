/** Letters that no normalisation takes apart, as people write them without a keyboard for them. */
const plain: Record<string, string> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

/** A text in lower case with letters of a to z for those of other Latin alphabets: `smørrebrød` is `smorrebrod`. */
export const inPlainLetters = (lowerCase: string): string => lowerCase.replace(/[øæœßłđðþı]/g, (letter) => plain[letter]!)
