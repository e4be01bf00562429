import { ok } from '#src/kit/result.ts'
import { setCulture } from '#src/features/language/language.contract.ts'
import { memberRoute, route } from '#src/platform/http/route.ts'
import {
  changeAvatar,
  changeEmail,
  changeMobile,
  deleteAccount,
  endSession,
  exportAccount,
  getAccountDetail,
  getAvatar,
  getCurrentCustomerInfo,
  getSessions,
  removeAvatar,
  updateAccountDetail,
} from '../account.contract.ts'
import type { Avatars } from './avatars.ts'
import type { AccountService } from './account.service.ts'

export const accountRoutes = (account: AccountService, avatars: Avatars) => [
  memberRoute(getAvatar, async ({ caller }) => ok(await avatars.find(caller))),
  memberRoute(changeAvatar, ({ body, caller }) => avatars.change(caller, body.base64)),
  memberRoute(removeAvatar, ({ caller }) => avatars.remove(caller)),
  memberRoute(getCurrentCustomerInfo, async ({ caller }) => ok(await account.current(caller))),
  memberRoute(getAccountDetail, async ({ caller }) => ok(await account.details(caller))),
  memberRoute(updateAccountDetail, ({ body, caller }) => account.update(caller, body)),
  memberRoute(changeEmail, ({ body, caller }) => account.changeAddress(caller, body.email, 'email')),
  memberRoute(changeMobile, ({ body, caller }) => account.changeAddress(caller, body.mobileNumber, 'sms')),
  route(setCulture, ({ body, caller }) => account.setCulture(caller, body.culture)),
  memberRoute(getSessions, async ({ caller }) => ok(await account.sessions(caller))),
  memberRoute(endSession, ({ body, caller }) => account.endSession(caller, body.sessionId)),
  memberRoute(exportAccount, ({ caller }) => account.export(caller)),
  memberRoute(deleteAccount, ({ body, caller }) => account.delete(caller, body.emailOrPhone)),
]
