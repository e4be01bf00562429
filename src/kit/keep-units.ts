/**
 * Keeps a number and what it counts on one line in Chinese, where a line may break between any two characters: a word
 * joiner in 220克, a no-break space in 3 天 (language-11).
 */
export const keepUnits = (text: string): string =>
  text.replace(/(?<=\d)(?=\p{Script=Han})/gu, '\u2060').replace(/(?<=\d) (?=\p{Script=Han})/gu, '\u00a0')
