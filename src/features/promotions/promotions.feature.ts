import type { Feature } from '#src/platform/feature.ts'
import type { Platform } from '#src/platform/platform.ts'
import { createPromotions, type PromotionsService } from './server/promotions.service.ts'

export function promotionsFeature({ database, clock }: Platform): Feature<PromotionsService> {
  const promotions = createPromotions(database, clock)
  return {
    service: promotions,
    onChange: (changed) => void ((changed === null || changed.has('promotions')) && promotions.invalidate()),
  }
}
