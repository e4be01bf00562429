import { Converter } from 'opencc-js/t2cn'
import { pinyin } from 'pinyin-pro'

const convert = Converter({ from: 'tw', to: 'cn' })
const chinese = /\p{Script=Han}+/gu
const hasChinese = /\p{Script=Han}/u

/** Traditional characters as simplified ones, in documents and keywords alike. */
export const simplified = (text: string): string => (hasChinese.test(text) ? convert(text) : text)

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** The words of a Chinese run, separated by a dictionary. */
export const segmentsOf = (run: string): string[] => [...segmenter.segment(run)].map(({ segment }) => segment)

/** The Chinese words of a text that are worth completing: of two to six characters. */
export const chineseWordsOf = (text: string): string[] =>
  (text.match(chinese) ?? []).flatMap(segmentsOf).filter((word) => word.length >= 2 && word.length <= 6)

/** The Chinese runs of a text as syllables without tones; ü is written v, as it is typed. */
export const syllablesOf = (text: string): string[][] =>
  (text.match(chinese) ?? []).map((run) => pinyin(run, { toneType: 'none', type: 'array', v: true, nonZh: 'removed' }))

/** Pinyin as it may be typed: ü is v or u. */
export const typedSounds = (sound: string): string[] => [...new Set([sound, sound.replaceAll('v', 'u')])]

export const typedSyllables = (syllables: readonly string[]): string[][] =>
  syllables.some((syllable) => syllable.includes('v'))
    ? [[...syllables], syllables.map((syllable) => syllable.replaceAll('v', 'u'))]
    : [[...syllables]]
