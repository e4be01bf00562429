import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { MembersService } from '#src/features/member/server/member.service.ts'
import type { CartService } from '#src/features/cart/server/cart.service.ts'
import type { WishlistService } from '#src/features/wishlist/server/wishlist.service.ts'
import type { Feature } from '#src/platform/feature.ts'
import type { Platform } from '#src/platform/platform.ts'
import { addFormReturn } from '#src/platform/http/form-return.ts'
import { createWaitCheck } from '#src/platform/quota/wait-check.ts'
import { createHashQueue } from './rules/hash-queue.ts'
import { socialPath } from './rules/social.ts'
import { createAttemptLimit } from './server/attempt-limit.ts'
import { createChangeNotices, noticeJob, type ChangeNotices } from './server/change-notices.service.ts'
import { codesMeasures } from './server/codes-measures.store.ts'
import { codeJobs, createCodes, type CodesService } from './server/codes.service.ts'
import { confirmationJob, createEmailConfirmations } from './server/email-confirmations.ts'
import { signInMemberData } from './server/member-data.ts'
import { signInRoutes } from './server/sign-in.routes.ts'
import { createSignIn, type SignInService } from './server/sign-in.service.ts'
import { createSocial } from './server/social.service.ts'

type Above = { settings: SettingsService; members: MembersService; cart: CartService; wishlist: WishlistService }

export interface SignInServices {
  signIn: SignInService
  codes: CodesService
  notices: ChangeNotices
}

export function signInFeature(
  platform: Platform,
  above: Above,
  attempts = createAttemptLimit(platform.database, platform.clock),
): Feature<SignInServices> {
  const { sms, keyFor, jobs, mail, publicOrigin } = platform
  const shared = { ...platform, ...above, attempts, hashes: createHashQueue() }
  const check = createWaitCheck(platform.clock, keyFor('human check of codes'))
  const codes = createCodes({ ...shared, sms, check, key: keyFor('one-time codes') })
  const confirmations = createEmailConfirmations({ ...shared, key: keyFor('email links') })
  const notices = createChangeNotices(jobs, mail, above.settings, publicOrigin)
  const social = createSocial({ ...shared, providers: platform.social, notices })
  const signIn = createSignIn({ ...shared, codes, confirmations, social, notices })
  const deleteOld = async () => void (await Promise.all([codes, confirmations, social, signIn].map((each) => each.deleteOld())))
  return {
    service: { signIn, codes, notices },
    routes: signInRoutes(signIn, codes, confirmations, social),
    jobs: { [codeJobs.deliver]: codes.deliver, [confirmationJob]: confirmations.send, [noticeJob]: notices.send },
    sweeps: { [codeJobs.deleteOld]: deleteOld },
    memberData: signInMemberData(jobs),
    measures: codesMeasures,
    mount: (app) => addFormReturn(app, socialPath),
  }
}
