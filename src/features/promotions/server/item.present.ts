import { whyNotSold } from '#src/features/availability/rules/why-not-sold.ts'
import { optionsLabel, presentBrand, presentInfos, type SoldItem } from '#src/features/catalogue/server/catalogue.service.ts'
import { inLanguage, type Culture } from '#src/kit/culture.ts'
import { keepUnits } from '#src/kit/keep-units.ts'
import type { PromotionGift, PromotionItem, PromotionOffer } from '../promotions.contract.ts'
import type { GiftChoice } from '../rules/kinds/gift.ts'

type Items = ReadonlyMap<string, SoldItem>

/** Gifts that the catalogue has, with what they are worth. */
export const presentGifts = <Choice extends GiftChoice>(choices: readonly Choice[], items: Items, culture: Culture) =>
  choices.flatMap((choice): { choice: Choice; gift: PromotionGift }[] => {
    const item = items.get(choice.sku)
    return item ? [{ choice, gift: { ...presentItem(item, culture), worthCents: choice.worthCents } }] : []
  })

/** Items at a special price that are sold now. */
export const presentOffered = (offered: readonly { sku: string; priceCents: number }[], items: Items, culture: Culture) =>
  offered.flatMap(({ sku, priceCents }): PromotionOffer[] => {
    const item = items.get(sku)
    if (!item || whyNotSold(item.variant.facts) !== null) return []
    return [{ ...presentItem(item, culture), priceCents, usualCents: item.variant.priceCents }]
  })

const presentItem = ({ product, variant }: SoldItem, culture: Culture): PromotionItem => ({
  ean: variant.ean,
  slug: product.slug,
  ...inLanguage({ name: product.title }, culture),
  options: keepUnits(optionsLabel(variant, culture)),
  imageUrl: variant.imageUrl ?? product.imageUrl,
  brand: presentBrand(product.brand, culture),
  additionalInfos: presentInfos(product, culture),
})
