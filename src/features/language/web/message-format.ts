import { IntlMessageFormat as Library } from 'intl-messageformat'
import { grouped } from '#src/kit/numbers.ts'

type Given = ConstructorParameters<typeof Library>
type Formatters = NonNullable<NonNullable<Given[3]>['formatters']>

/** Left alone, it would ask which of all locales the browser can write numbers in. The shop's are known everywhere. */
Library.resolveLocale = (locale) => new Intl.Locale([locale].flat()[0]!)

/**
 * What texts are spoken with: the library, which this stands before (`vite.config.ts`), but with whole numbers written
 * by hand, because the first `Intl.NumberFormat` costs a browser 20 ms and more, on every visit.
 */
export class IntlMessageFormat extends Library {
  constructor(message: Given[0], locale: Given[1], formats: Given[2], { formatters, ...options }: Given[3] & { formatters: Formatters }) {
    super(message, locale, formats, { ...options, formatters: { ...formatters, getNumberFormat: numbersByHand(formatters) } })
  }
}

const numbersByHand =
  ({ getNumberFormat }: Formatters): Formatters['getNumberFormat'] =>
  (locale, style) => {
    const format = (value: number) => (!style && Number.isInteger(value) ? grouped(value) : getNumberFormat(locale, style).format(value))
    return { format } as Intl.NumberFormat
  }
