import type { Messages as Words } from 'use-intl'
import type { Culture } from '#src/kit/culture.ts'
import { ok } from '#src/kit/result.ts'
import { route } from '#src/platform/http/route.ts'
import { getAllMessages } from '../language.contract.ts'

/** A catalogue in each language, as texts and compiled. */
export interface Catalogues {
  texts: Record<Culture, Words>
  compiled: Record<Culture, Words>
}

export const languageRoutes = (catalogues: Catalogues) => [
  route(getAllMessages, async ({ query: { culture, form } }) => {
    const words = form ? catalogues.compiled : catalogues.texts
    return ok(culture ? { ...words[culture] } : { ...words })
  }),
]
