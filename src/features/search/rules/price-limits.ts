import type { Cents } from '#src/kit/money.ts'
import type { Span, Typed } from './typed.ts'

/** What a keyword says about the price; null is no limit. Both limits are included. */
export interface PriceLimits extends Span {
  minCents: Cents | null
  maxCents: Cents | null
}

const numerals = '零一二两三四五六七八九'
const digits = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const small = String.raw`(?:${tens.join('|')})(?:[ -](?:${digits.join('|')}))?(?![a-z])|(?:${teens.join('|')})(?![a-z])`
/** `fifteen`, `twenty five`, `two hundred and fifty`. */
const inWords = String.raw`(?:(?:a|${digits.join('|')})[ -])?hundred(?:(?: and)? (?:${small}))?|${small}`
const amount = String.raw`(\d{1,6}(?:\.\d{1,2})?|${inWords}|[${numerals}十百千]{1,6})`
const before = String.raw`(s?\$|sgd|rmb|¥|us\$)?\s?`
const after = String.raw`\s?(dollars?|bucks|sgd|块钱|块|元|新币|坡币|刀|\$)?`
/** No price if a measure follows: `under 50 ml`. */
const noUnit = String.raw`(?!\d|\.\d|\s?(?:ml|l|g|kg|cm|mm|m|oz|inch|inches|in|litres?|liters?|years?|months?|yo|w|pieces?|pcs|people|persons?|毫升|升|克|公斤|千克|厘米|毫米|米|寸|岁|个月|人|件|片|个|只|支|瓶|包)(?![a-z]))`
const money = before + amount + after + noUnit

const under = String.raw`(?:under|below|less than|cheaper than|lower than|up to|at most|max(?:imum)?|within|(?:no|not) more than|budget(?: of| is)?|预算|低于|不超过|少于|小于|最多|<=?)\s?`
const over = String.raw`(?:over|above|more than|at least|min(?:imum)?|starting from|高于|超过|多于|至少|>=?)\s?`
const shapes: { shape: RegExp; read(amounts: number[]): [number | null, number | null] }[] = [
  { shape: new RegExp(String.raw`(?:between |from )${money}\s?(?:and|to|-|~)\s?${money}`), read: ([low, high]) => [low!, high!] },
  { shape: new RegExp(String.raw`(?:s?\$)\s?${amount}\s?(?:to|-|~)\s?${money}`), read: ([low, high]) => [low!, high!] },
  {
    shape: new RegExp(String.raw`${amount}(?:元|块)?\s?(?:到|至|-|~)\s?${amount}\s?(?:元|块钱?|新币|坡币|dollars?|sgd)(?:之间)?`),
    read: ([low, high]) => [low!, high!],
  },
  {
    // `necklace 100 to 150`, but no sizes or ages.
    shape: new RegExp(String.raw`(?<![a-z.\d])(?<!(?:size|eu|uk|us|aged?|ages|waist) )(\d{2,6})\s?to\s?([5-9]\d|\d{3,6})${noUnit}`),
    read: ([low, high]) => [low!, high!],
  },
  { shape: new RegExp(String.raw`(\d{2,6})\s?[到至]\s?(\d{2,6})(?=的|之间|左右|\s|$)`), read: ([low, high]) => [low!, high!] },
  { shape: new RegExp(String.raw`(?:^|(?<=[^a-z]))${under}${money}(?: or less)?`), read: ([high]) => [null, high!] },
  {
    shape: new RegExp(
      String.raw`${money}\s?(?:or less|or under|or below|and under|and below|max|budget|以下|以内|之内|内|不到|封顶|的?预算)`,
    ),
    read: ([high]) => [null, high!],
  },
  { shape: new RegExp(String.raw`(?:^|(?<=[^a-z]))${over}${money}`), read: ([low]) => [low!, null] },
  { shape: new RegExp(String.raw`${money}\s?(?:or more|and over|and above|and up|以上|起)`), read: ([low]) => [low!, null] },
  {
    shape: new RegExp(String.raw`(?:around |about |roughly |大概|大约|差不多)?(?:s?\$)\s?${amount}${noUnit}`),
    read: ([about]) => [about! * 0.8, about! * 1.2],
  },
  {
    shape: new RegExp(String.raw`${amount}\s?(?:dollars?|bucks|sgd|元|块钱?|新币)(?:左右|上下)?`),
    read: ([about]) => [about! * 0.8, about! * 1.2],
  },
]

/** The first price that a keyword names, and where. */
export function priceLimitsIn({ plain }: Typed): PriceLimits | null {
  for (const { shape, read } of shapes) {
    const found = shape.exec(plain)
    if (!found) continue
    const amounts = found
      .slice(1)
      .flatMap((group) => (group !== undefined && new RegExp(`^${amount}$`).test(group) ? [valueOf(group)] : []))
    const [min, max] = read(amounts).map((each) => (each === null ? null : Math.round(each * 100))) as [Cents | null, Cents | null]
    if (amounts.length === 0 || (min !== null && max !== null && min > max)) continue
    return { from: found.index, to: found.index + found[0].length, minCents: min, maxCents: max }
  }
  return null
}

const withWord = (sum: number, word: string): number =>
  word === 'hundred'
    ? (sum || 1) * 100
    : sum +
      digits.indexOf(word) +
      1 +
      (teens.includes(word) ? teens.indexOf(word) + 10 : 0) +
      (tens.indexOf(word) < 0 ? 0 : (tens.indexOf(word) + 2) * 10)

/** The number that a text of digits, English words or Chinese numerals stands for. */
export function valueOf(text: string): number {
  if (/^\d/.test(text)) return Number(text)
  if (/^[a-z]/.test(text)) return text.split(/[ -]/).reduce(withWord, 0)
  let sum = 0
  let digit = 0
  for (const sign of text) {
    const unit = { 十: 10, 百: 100, 千: 1000 }[sign]
    if (unit === undefined) digit = sign === '两' ? 2 : [...numerals.replace('两', '')].indexOf(sign)
    else {
      sum += (digit || 1) * unit
      digit = 0
    }
  }
  return sum + digit
}
