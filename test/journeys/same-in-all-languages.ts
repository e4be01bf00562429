import settings from '#demonstration/settings/settings.json' with { type: 'json' }
import { meiLin } from '#test/shop.ts'

/** The names of the store, and what the member typed. */
const names = [
  settings.tagline.en,
  meiLin.name,
  meiLin.street,
  meiLin.building,
  ...Object.values(settings).flatMap((value) => JSON.stringify(value).match(/[A-Z][\w.’' -]+/g) ?? []),
]

/** The codes of vouchers and gift cards; by chance they may contain a name. */
const codes = /\b[0-9A-Z]{4}(?: [0-9A-Z]{4}){3}\b/g
/** Texts that are the same in all languages: codes, units, money, networks, cards, text to copy. */
const sameInAll =
  /\b(?:S\$|EN|CN|INV|GST|PDPA|SKU|EAN|UEN|QR|DHL|PayNow|MRT|OLED|LED|USB|SPF|UV|PU|FAQ|AM|PM|cm|mm|ml|kg|km|g|L|W|V|Visa|Mastercard|American Express|Facebook|Instagram|YouTube|Telegram|iPhone|iPad|iOS|Android|Safari|Chrome|Apple|Google|Pay|Kemuning|XS|XL|XXL|[SMLAB]|[A-Z]{2}-?\d+|[\w.+-]+@[\w.-]+|https?:\/\/\S+|[\w.-]+\.(?:com|sg|example)\S*|Cookies?)\b/g

/** Whether a text has two or more Latin letters in a row that belong to a language. */
export const hasLatinWords = (text: string, moreNames: readonly string[] = []): boolean =>
  /[A-Za-z]{2}/.test(
    [...moreNames, ...names].reduce((left, name) => left.replaceAll(name.trim(), ''), text.replace(codes, '')).replace(sameInAll, ''),
  )
