import { promotionOnWire } from '#src/features/cart/cart.contract.ts'
import { chooseFreeGift } from '#src/features/cart/promotions.contract.ts'
import { promotionsOf } from '#src/features/cart/web/promotions/from-wire.ts'
import { PromotionProgress } from '#src/features/cart/web/promotions/promotion-progress.tsx'
import { useCart } from '#src/features/cart/web/use-cart.tsx'
import type { PromotedOffer } from '#src/features/product/web/from-wire.ts'
import { Gifts, SpecialBuys, type BagPromotions } from '#src/features/product/web/promotions.tsx'
import { showRefusal } from '#src/pages/shell/problem-popup.ts'

/** Gifts and special prices on a product page, which are the same for everybody until the bag is known (promo-30). */
export function ProductPromotions({ offers }: { offers: readonly PromotedOffer[] }) {
  const bag = useBagPromotions()
  return offers.map((offer) =>
    offer.promotion.isGift ? (
      <Gifts key={offer.promotion.id} offer={offer} bag={bag} />
    ) : (
      <SpecialBuys key={offer.promotion.id} offer={offer} bag={bag} />
    ),
  )
}

function useBagPromotions(): BagPromotions {
  const { cart, send, addToCart, waiting } = useCart()
  const promotions = cart && promotionsOf(cart)
  const choose = async (promotionId: number, ean: string): Promise<void> => {
    const reply = await send((client) => client(chooseFreeGift, { body: { ...promotionOnWire(promotionId), ean } }))
    if (!reply.ok) showRefusal(reply.problem)
  }
  return {
    gifts(promotionId) {
      const gift = promotions?.gifts.find(({ id }) => id === promotionId)
      const open = gift?.choices.filter(({ givenEan }) => givenEan !== null) ?? []
      const chosen = gift?.given && open.find(({ givenEan }) => givenEan === gift.givenEan)
      return { open: open.map(({ ean }) => ean), chosen: chosen?.ean ?? null }
    },
    canTake(promotionId) {
      const offer = promotions?.offers.find(({ id }) => id === promotionId)
      return offer !== undefined && offer.isUnlocked && offer.piecesLeft !== 0
    },
    isWaiting: waiting > 0,
    choose: (promotionId, ean) => void choose(promotionId, ean),
    async take(offer, { ean, name }) {
      const reply = await addToCart({ ean, name, quantity: 1, offer })
      if (reply.ok) return reply.isWaiting ? 'waiting' : 'added'
      showRefusal(reply.problem)
      return null
    },
    renderProgress: (promotion) => <PromotionProgress promotion={promotion} />,
  }
}
