import { ok } from '#src/kit/result.ts'
import { route } from '#src/platform/http/route.ts'
import { getHumanCheck, getSubjects, sendEmail } from '../contact.contract.ts'
import type { ContactService } from './contact.service.ts'

export const contactRoutes = (contact: ContactService) => [
  route(getSubjects, async ({ caller }) => ok(await contact.subjects(caller.culture))),
  route(getHumanCheck, async () => ok(contact.humanCheck())),
  route(sendEmail, ({ body, caller }) => contact.send(caller, body)),
]
