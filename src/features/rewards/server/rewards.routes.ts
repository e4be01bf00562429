import { ok } from '#src/kit/result.ts'
import { memberRoute } from '#src/platform/http/route.ts'
import {
  claimGiftVoucher,
  getBirthdayVouchers,
  getConversionRate,
  getLoyaltyCards,
  getMembershipSummary,
  getRebates,
  getVouchers,
} from '../rewards.contract.ts'
import type { GiftCodesService } from './gift-codes.service.ts'
import type { RewardsService } from './rewards.service.ts'
import type { VouchersService } from './vouchers.service.ts'

export const rewardsRoutes = (rewards: RewardsService, vouchers: VouchersService, giftCodes: GiftCodesService) => [
  memberRoute(getMembershipSummary, async ({ caller }) => ok(await rewards.summary(caller))),
  memberRoute(getConversionRate, async ({ caller }) => ok(await rewards.conversionRate(caller))),
  memberRoute(getRebates, async ({ caller }) => ok(await rewards.rebates(caller))),
  memberRoute(getVouchers, async ({ body, caller }) => ok(await vouchers.all(caller, body.voucherState))),
  memberRoute(claimGiftVoucher, ({ body, caller }) => giftCodes.claim(caller, body.code)),
  memberRoute(getBirthdayVouchers, async ({ caller }) => ok(await vouchers.birthday(caller))),
  memberRoute(getLoyaltyCards, async ({ caller }) => ok(await rewards.loyaltyCards(caller))),
]
