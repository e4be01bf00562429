import * as z from 'zod/mini'
import { AdditionalInfo, BrandName, Untranslated } from '#src/features/catalogue/catalogue.contract.ts'

/** Something that is given or offered. */
export const PromotionItem = z.object({
  ean: z.string(),
  slug: z.string(),
  name: z.string(),
  untranslated: Untranslated,
  options: z.string(),
  imageUrl: z.nullable(z.string()),
  brand: BrandName,
  additionalInfos: z.array(AdditionalInfo),
})
export type PromotionItem = z.infer<typeof PromotionItem>

/** What goods must be worth and how many. 0 asks for nothing. */
export const Threshold = z.object({ fromCents: z.int(), fromPieces: z.int() })

/** A gift, and what it is worth. */
export const PromotionGift = z.object({ ...PromotionItem.shape, worthCents: z.int() })
export type PromotionGift = z.infer<typeof PromotionGift>

/** An item at a special price, and its usual price. */
export const PromotionOffer = z.object({ ...PromotionItem.shape, priceCents: z.int(), usualCents: z.int() })
export type PromotionOffer = z.infer<typeof PromotionOffer>
