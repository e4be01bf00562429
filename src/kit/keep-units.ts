const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec'
const day = new RegExp(`(?<=\\b\\d{1,2}) (?=(?:${months})\\b)|(?<=\\b\\d{1,2}\\s(?:${months})) (?=\\d{4}\\b)`, 'gu')
const time = /(?<=\d)[ \u202f](?=(?:[ap]m|noon)\b)/gu

/**
 * Keeps a number and what it counts on one line, and a date too (language-11). In Chinese, where a line may break between
 * any two characters: a word joiner in 220克 and 1月12日, a no-break space in 3 天. In English: no-break spaces in
 * 12 Jan 2027 and 6 pm.
 */
export const keepUnits = (text: string): string =>
  text
    .replace(/(?<=\d)(?=\p{Script=Han})/gu, '\u2060')
    .replace(/(?<=\d) (?=\p{Script=Han})/gu, '\u00a0')
    .replace(/(?<=\d[\u2060\u00a0][年月])(?=\d)/gu, '\u2060')
    .replace(/(?<=\d[\u2060\u00a0][年月]) (?=\d)/gu, '\u00a0')
    .replace(day, '\u00a0')
    .replace(time, '\u00a0')

/** The same text for what is searched or read by programs: plain mails, what is stored, a command's answer. */
export const withoutKeeping = (text: string): string => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ')

const units = '[克升米瓦秒天岁折件年个月日片枚度次期位人层页遍款倍张条项种处分]|公斤|毫升|毫米|厘米|小时|营业'
const spaced = new RegExp(`(?<=[}#]) (?=${units})`, 'gu')
const close = new RegExp(`(?<=[}#])(?=${units})`, 'gu')

/** The same for a message, where the number is an argument: `{n} 件`, `# 天`, `{months}期`. */
export const keepUnitsOfMessage = (message: string): string => keepUnits(message).replace(spaced, '\u00a0').replace(close, '\u2060')
