import { defaultCulture, htmlLang, languages, type Culture } from './culture.ts'

const zone = 'Asia/Singapore'
const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
const time = {
  12: { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' },
  24: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const

/** Writes a moment, which is ISO 8601, for the readers of a language. No line breaks within a day or a time of day. */
type Written = (at: string, culture: Culture) => string

/** A format is made once for each language: making it takes much longer than using it. */
function written(optionsFor: (culture: Culture) => Intl.DateTimeFormatOptions): Written {
  const formats = new Map<Culture, Intl.DateTimeFormat>()
  return (at, culture) => {
    let format = formats.get(culture)
    if (!format) {
      format = new Intl.DateTimeFormat(htmlLang[culture], { timeZone: zone, ...optionsFor(culture) })
      formats.set(culture, format)
    }
    return onOneLine(format.format(new Date(at)))
  }
}

/** Between the parts of a day or a time: no-break spaces, and word joiners in Chinese (language-11). As `keepUnits`, for any browser. */
const onOneLine = (text: string): string =>
  text.replace(/(\d)(?=[年月日])|([年月])(?=\d)/g, '$1$2\u2060').replace(/(\w)[ \u202f](?=\w)/g, '$1\u00a0')

/** `21 Nov 2026`, `2026年11月21日`: the shop's day. */
export const dayOf = written(() => day)

/** The last day of something that ends at this moment. */
export const lastDayOf = (endsAt: string, culture: Culture): string => dayOf(new Date(Date.parse(endsAt) - 1).toISOString(), culture)

/** `21 Nov 2026, 3:34 pm`, `2026年11月21日 15:34`. */
export const momentOf = written((culture) => ({ ...day, ...time[languages[culture].clock] }))

/** `15:34`, in every language. */
export const shopTime = (at: string): string => timeOfDay(at, defaultCulture)
const timeOfDay = written(() => time[24])

/** `22 Nov`, `11月22日`. */
export const shortDayOf = written(() => ({ day: 'numeric', month: 'short' }))

/** `Sun`, `周日`. */
export const weekdayOf = written(() => ({ weekday: 'short' }))
