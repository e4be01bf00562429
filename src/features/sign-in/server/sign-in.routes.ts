import { ok } from '#src/kit/result.ts'
import { memberRoute, route } from '#src/platform/http/route.ts'
import {
  changePassword,
  checkExistEmailOrPhone,
  forgotPassword,
  getSocialProviders,
  register,
  resendOtp,
  resetPassword,
  sendOtp,
  signIn,
  signOut,
  socialSignIn,
  startSocialSignIn,
  validateOtp,
  resendVerifyEmail,
  verifyEmail,
} from '../sign-in.contract.ts'
import type { CodesService } from './codes.service.ts'
import type { EmailConfirmations } from './email-confirmations.ts'
import type { SignInService } from './sign-in.service.ts'
import type { SocialService } from './social.service.ts'

export const signInRoutes = (service: SignInService, codes: CodesService, confirmations: EmailConfirmations, social: SocialService) => [
  route(checkExistEmailOrPhone, ({ query, caller }) => service.exists(caller, query.emailOrPhone)),
  route(sendOtp, ({ body, caller }) => codes.send(caller, body)),
  route(resendOtp, ({ body, caller }) => codes.resend(caller, { ...body, emailOrPhone: body.emailOrPhone ?? body.email ?? '' })),
  route(validateOtp, ({ body, caller }) => codes.validate(caller, body.emailOrPhone, body.code)),
  route(signIn, ({ body: { password, ...request }, caller }) =>
    password === undefined ? service.byCode(caller, request) : service.byPassword(caller, { ...request, password }),
  ),
  route(register, ({ body, caller }) => service.register(caller, body)),
  route(forgotPassword, ({ body, caller }) => codes.send(caller, body)),
  route(resetPassword, ({ body, caller }) => service.resetPassword(caller, body)),
  route(getSocialProviders, async () => ok(social.offered())),
  route(startSocialSignIn, ({ body, caller }) => social.start(caller, body.provider)),
  route(socialSignIn, ({ body, caller }) => service.bySocial(caller, body)),
  memberRoute(changePassword, ({ body, caller }) => service.changePassword(caller, body)),
  route(verifyEmail, ({ body }) => confirmations.confirm(body.token)),
  route(resendVerifyEmail, ({ body }) => confirmations.resend(body.token)),
  route(signOut, async ({ caller }) => ok((await service.signOut(caller)) as never)),
]
