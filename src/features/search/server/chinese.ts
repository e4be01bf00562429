import { Converter } from 'opencc-js/t2cn'
import { pinyin } from 'pinyin-pro'

const convert = Converter({ from: 'tw', to: 'cn' })
const chinese = /\p{Script=Han}+/gu
const hasChinese = /\p{Script=Han}/u

/** Traditional characters as simplified ones, in documents and keywords alike. */
export const simplified = (text: string): string => (hasChinese.test(text) ? convert(text) : text)

/** The Chinese runs of a text as syllables without tones; ü is v, as keyboards have it. */
export const syllablesOf = (text: string): string[][] =>
  (text.match(chinese) ?? []).map((run) => pinyin(run, { toneType: 'none', type: 'array', v: true, nonZh: 'removed' }))
