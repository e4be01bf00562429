/**
 * Keeps a number and what it counts on one line in Chinese, where a line may break between any two characters: a word
 * joiner in 220克, a no-break space in 3 天 (language-11).
 */
export const keepUnits = (text: string): string =>
  text.replace(/(?<=\d)(?=\p{Script=Han})/gu, '\u2060').replace(/(?<=\d) (?=\p{Script=Han})/gu, '\u00a0')

const units = '[克升米瓦秒天岁折件年个月日片枚度次期位人层页遍款倍张条项种处分]|公斤|毫升|毫米|厘米|小时|营业'
const spaced = new RegExp(`(?<=[}#]) (?=${units})`, 'gu')
const close = new RegExp(`(?<=[}#])(?=${units})`, 'gu')

/** The same for a message, where the number is an argument: `{n} 件`, `# 天`, `{months}期`. */
export const keepUnitsOfMessage = (message: string): string => keepUnits(message).replace(spaced, '\u00a0').replace(close, '\u2060')
