import type { AdditionalInfo } from '#src/features/catalogue/catalogue.contract.ts'
import type { CartItem, CartPromotions } from '#src/features/cart/cart.contract.ts'
import type { PromotionItem } from '#src/features/promotions/promotions.contract.ts'
import type { SentProduct } from '#src/features/fulfilment/rules/grouping.ts'

/** What a reply says of promotions. */
export interface PromotionsReply {
  promotions: CartPromotions
  lines: readonly CartItem[]
}

/** What codes, gifts and offers there are; `id` is a promotion's. */
export type Promotions = ReturnType<typeof promotionsFromWire>
export type Gift = Promotions['gifts'][number]
export type Offer = Promotions['offers'][number]

/** Something that is given or offered. */
export interface OfferedItem extends SentProduct {
  ean: string
  slug: string
  name: string
  options: string
  imageUrl: string | null
}

const read = new WeakMap<PromotionsReply, Promotions>()

/** What codes, gifts and offers a cart has; of one reply always the same object. */
export function promotionsOf({ promotionsReply: reply }: { promotionsReply: PromotionsReply }): Promotions {
  const promotions = read.get(reply) ?? promotionsFromWire(reply)
  read.set(reply, promotions)
  return promotions
}

function promotionsFromWire({ promotions: { codes, nearMisses, gifts, lostGifts, offers }, lines }: PromotionsReply) {
  return {
    codes: codes.map(({ promoCode: code, cartItem_AutoId: lineId, ...rest }) => ({ code, lineId, ...rest })),
    nearMisses: nearMisses.map((miss) => ({ ...withId(miss), isGift: miss.campaignType === 'gift' })),
    gifts: gifts.map((gift) => ({
      ...withId(gift),
      choices: gift.choices.map((choice) => ({ ...choice, ...offeredItem(choice) })),
      given: givenBy(gift.promotion_AutoId, lines),
    })),
    lostGifts: lostGifts.map(withId),
    offers: offers.map((offer) => ({ ...withId(offer), items: offer.items.map((item) => ({ ...item, ...offeredItem(item) })) })),
  }
}

const withId = <Rest extends object>({ promotion_AutoId: id, ...rest }: Rest & { promotion_AutoId: number }) => ({ id, ...rest })

const offeredItem = ({ ean, slug, name, options, imageUrl, brand, additionalInfos }: Omit<PromotionItem, 'untranslated'>): OfferedItem => ({
  ean,
  slug,
  name,
  options,
  imageUrl,
  brand: { code: brand.brandCode, name: brand.displayName },
  fulfilment: fulfilmentIn(additionalInfos),
})

/** What a promotion gives: among the lines, its number is the promotion's, below zero. */
function givenBy(promotionId: number, lines: readonly CartItem[]): OfferedItem | null {
  const line = lines.find(({ autoId }) => autoId === -promotionId)
  return line ? offeredItem(line.product) : null
}

/** The wire has it in the `Fulfillment` entry (cart-05). */
const fulfilmentIn = (infos: readonly AdditionalInfo[]): string | null =>
  infos.find(({ columnLabel }) => columnLabel === 'Fulfillment')?.value ?? null
