import { htmlLang, type Culture } from '#src/kit/culture.ts'

/** The locale of a gateway's own pages: its card fields are in `en_GB` (pay-04). */
export const gatewayLang: Record<Culture, string> = { ...htmlLang, en: 'en-GB' }
