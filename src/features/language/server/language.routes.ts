import type { Messages as Words } from 'use-intl'
import type { Culture } from '#src/kit/culture.ts'
import { ok } from '#src/kit/result.ts'
import { route } from '#src/platform/http/route.ts'
import { getAllMessages, setCulture } from '../language.contract.ts'

export const languageRoutes = (words: Record<Culture, Words>) => [
  route(getAllMessages, async ({ query }) => ok(query.culture ? { ...words[query.culture] } : { ...words })),
  route(setCulture, async ({ body, caller }) => {
    caller.storeCulture(body.culture)
    return ok(undefined as never)
  }),
]
