import type { MembersService } from '#src/features/member/server/member.service.ts'
import type { SignInServices } from '#src/features/sign-in/sign-in.feature.ts'
import type { Feature } from '#src/platform/feature.ts'
import type { Platform } from '#src/platform/platform.ts'
import type { MemberData } from '#src/platform/member-data.ts'
import { accountRoutes } from './server/account.routes.ts'
import { avatarData, createAvatars } from './server/avatars.ts'
import { createAccount, lateWritesJob } from './server/account.service.ts'

/** `memberData` is what each of the other features stores about a member. */
type Above = SignInServices & { members: MembersService; memberData: readonly MemberData[] }

export function accountFeature(platform: Platform, above: Above): Feature {
  const account = createAccount({ ...platform, ...above, memberData: [...above.memberData, avatarData] })
  return {
    service: null,
    routes: accountRoutes(account, createAvatars(platform.database, platform.clock)),
    jobs: { [lateWritesJob]: account.deleteLateWrites },
  }
}
