/** What belongs to a language and is no message. */
export interface Language {
  /** A text in it, whatever the region: the value of `lang` and `hreflang`. */
  tag: string
  /** Its name in the language itself, and a short form. */
  name: string
  shortName: string
  /** Decides fonts, line height and line breaking. */
  script: Script
  familyNameFirst: boolean
  /** The signs between the texts of a list, between the parts of a title, and after a label. */
  listComma: string
  comma: string
  colon: string
  /** `3:34 pm` or `15:34`. */
  clock: 12 | 24
  /** `Sun 22 Nov` or `11月22日 周日`. */
  weekdayFirst: boolean
  /** Whether a reduction is said by the percent taken off, or by the tenths left to pay: `20% off` or `8折`. */
  reductions: 'taken' | 'left'
  /** The language whose form of a brand's or the store's name stands beside its own. */
  secondName: 'en' | 'zh'
  /** What the names of its columns in the database end with; null while they have none, and its readers get English. */
  columnEnding: string | null
  /** Its key in the texts of banners and blocks (content-03). */
  contentKey: `lang${number}`
}

export type Script = 'Latin' | 'Han'

/** The languages of the shop, as the API names them (language-01). */
export const languages = {
  en: {
    tag: 'en',
    name: 'English',
    shortName: 'EN',
    script: 'Latin',
    familyNameFirst: false,
    listComma: ', ',
    comma: ', ',
    colon: ': ',
    clock: 12,
    weekdayFirst: true,
    reductions: 'taken',
    secondName: 'zh',
    columnEnding: '',
    contentKey: 'lang1',
  },
  zh: {
    tag: 'zh-Hans',
    name: '中文',
    shortName: '中文',
    script: 'Han',
    familyNameFirst: true,
    listComma: '、',
    comma: '，',
    colon: '：',
    clock: 24,
    weekdayFirst: false,
    reductions: 'left',
    secondName: 'en',
    columnEnding: '_zh',
    contentKey: 'lang2',
  },
} as const satisfies Record<string, Language>
