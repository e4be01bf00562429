import type { Feature } from '#src/platform/feature.ts'
import type { Platform } from '#src/platform/platform.ts'
import { promotionsMemberData } from './server/member-data.ts'
import { createPromotions, type PromotionsService } from './server/promotions.service.ts'

export function promotionsFeature(
  { database, clock, app }: Platform,
  replace = (real: PromotionsService): PromotionsService => real,
): Feature<PromotionsService> {
  const promotions = replace(createPromotions(database, clock, (words) => app.log.warn(words)))
  return {
    service: promotions,
    memberData: promotionsMemberData,
    onChange: (changed) => void ((changed === null || changed.has('promotions')) && promotions.invalidate()),
  }
}
