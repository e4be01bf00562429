import type { Culture } from '#src/kit/culture.ts'
import { languages } from '#src/kit/languages.ts'

/** The name of goods with the variant that they are, as one text; `options` is empty for goods that come in one (refund-12). */
export const goodsName = ({ name, options }: { name: string; options: string }, culture: Culture): string =>
  [name, options].filter(Boolean).join(languages[culture].comma)
