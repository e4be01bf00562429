import { IntlMessageFormat as Library } from 'intl-messageformat'
import { grouped } from '#src/kit/numbers.ts'

type Given = ConstructorParameters<typeof Library>
type Formatters = NonNullable<NonNullable<Given[3]>['formatters']>

/** The library would ask which locales the browser supports for numbers. Every browser supports the shop's two locales. */
Library.resolveLocale = (locale) => new Intl.Locale([locale].flat()[0]!)

/**
 * Replaces the library's class (`vite.config.ts`): it formats whole numbers without `Intl.NumberFormat`, whose first use
 * costs a browser 20 ms and more on every visit.
 */
export class IntlMessageFormat extends Library {
  constructor(message: Given[0], locale: Given[1], formats: Given[2], { formatters, ...options }: Given[3] & { formatters: Formatters }) {
    super(message, locale, formats, { ...options, formatters: { ...formatters, getNumberFormat: withoutIntl(formatters) } })
  }
}

const withoutIntl =
  ({ getNumberFormat }: Formatters): Formatters['getNumberFormat'] =>
  (locale, style) => {
    const format = (value: number) => (!style && Number.isInteger(value) ? grouped(value) : getNumberFormat(locale, style).format(value))
    return { format } as Intl.NumberFormat
  }
