import { ok } from '#src/kit/result.ts'
import { route } from '#src/platform/http/route.ts'
import { getAllMessages, setCulture } from '../language.contract.ts'
import { builtInWords } from '../messages-catalogue.ts'

export const languageRoutes = () => [
  route(getAllMessages, async ({ query }) => ok(query.culture ? { ...builtInWords[query.culture] } : { ...builtInWords })),
  route(setCulture, async ({ body, caller }) => {
    caller.keepCulture(body.culture)
    return ok(undefined as never)
  }),
]
