import type { InboxService } from '#src/features/inbox/server/inbox.service.ts'
import type { PromotionsService } from '#src/features/promotions/server/promotions.service.ts'
import type { Feature } from '#src/platform/feature.ts'
import type { Platform } from '#src/platform/platform.ts'
import { createDailyRewards } from './server/daily-rewards.ts'
import { rewardsMemberData } from './server/member-data.ts'
import { createOnPaid, type OnPaid } from './server/on-paid.ts'
import { createGiftCodes } from './server/gift-codes.service.ts'
import { createRewardsLedger, type RewardsLedger } from './server/rewards-ledger.ts'
import { rewardsRoutes } from './server/rewards.routes.ts'
import { createBuyers, type Buyers } from './server/buyers.ts'
import { createVouchers } from './server/vouchers.service.ts'
import { createRewards } from './server/rewards.service.ts'
import { createTenders, type TendersService } from './server/tenders.ts'

export interface RewardsServices {
  onPaid: OnPaid
  onCompleted: RewardsLedger['complete']
  buyers: Buyers
  tenders: TendersService
  takeBack: RewardsLedger['takeBack']
}

type Above = { inbox: InboxService; promotions: PromotionsService }

export function rewardsFeature({ database, clock, quotas }: Platform, { inbox, promotions }: Above): Feature<RewardsServices> {
  const ledger = createRewardsLedger(clock, inbox)
  return {
    service: {
      onPaid: createOnPaid(ledger, inbox),
      onCompleted: ledger.complete,
      buyers: createBuyers(clock),
      tenders: createTenders(ledger, clock),
      takeBack: ledger.takeBack,
    },
    routes: rewardsRoutes(
      createRewards(database, clock, promotions),
      createVouchers(database, clock),
      createGiftCodes({ database, clock, quotas }),
    ),
    sweeps: { 'daily-rewards': createDailyRewards(database, inbox, clock) },
    memberData: rewardsMemberData,
  }
}
