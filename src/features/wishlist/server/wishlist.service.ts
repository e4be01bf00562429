import type { Clock } from '#src/kit/clock.ts'
import { limitReached, problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import { isShown } from '#src/features/availability/rules/why-not-sold.ts'
import type { CartService } from '#src/features/cart/server/cart.service.ts'
import type { CatalogueService } from '#src/features/catalogue/server/catalogue.service.ts'
import { RolledBack, type Database, type Orm } from '#src/platform/db/database.ts'
import type { MemberCaller } from '#src/platform/http/caller.ts'
import { mostMemberWishes } from '../rules/limits.ts'
import type { WishlistChange, WishlistItem } from '../wishlist.contract.ts'
import { presentWish } from './wishlist.present.ts'
import { countWishes, deleteWish, findWishes, insertWish, lockWishes } from './wishlist.store.ts'

export interface WishlistService {
  /** Takes the goods out of the cart too, unless `keepInCart` says not to (wishlist-02, wishlist-14). */
  add(caller: MemberCaller, wish: { ean: string; keepInCart?: boolean | undefined }): Promise<Result<WishlistChange, Problem>>
  remove(caller: MemberCaller, ean: string): Promise<WishlistChange>
  /** Adds goods that did not fit into the cart; those beyond the limit of the list are dropped. */
  addAll(orm: Orm, memberId: number, variantIds: readonly number[]): Promise<void>
  items(caller: MemberCaller): Promise<WishlistItem[]>
  eans(caller: MemberCaller): Promise<string[]>
}

export function createWishlist(database: Database, catalogue: CatalogueService, cart: CartService, clock: Clock): WishlistService {
  return {
    async add(caller, { ean, keepInCart = false }) {
      const { member } = caller
      const item = await catalogue.itemByEan(database.orm, ean)
      if (!item || !isShown(item.variant.facts)) return refuse(problem('NOT_FOUND'))
      const variantId = item.variant.autoId
      return database.transaction(async ({ orm }): Promise<Result<WishlistChange, Problem>> => {
        // The cart is locked before the member, as by whoever pays.
        const removedFromCart = !keepInCart && (await cart.takeOutVariant(orm, caller, variantId))
        await lockWishes(orm, member)
        const wishes = await findWishes(orm, member)
        const isWished = wishes.some((wish) => wish.variantId === variantId)
        if (!isWished && wishes.length >= mostMemberWishes) throw new RolledBack(refuse(limitReached('WISHLIST_FULL', mostMemberWishes)))
        await insertWish(orm, member, variantId, clock.now())
        return ok({ ean, count: wishes.length + (isWished ? 0 : 1), removedFromCart })
      })
    },

    async remove({ member }, ean) {
      await deleteWish(database.orm, member, ean)
      return { ean, count: await countWishes(database.orm, member), removedFromCart: false }
    },

    async addAll(orm, memberId, variantIds) {
      await lockWishes(orm, memberId)
      const room = mostMemberWishes - (await countWishes(orm, memberId))
      for (const variantId of variantIds.slice(0, Math.max(0, room))) await insertWish(orm, memberId, variantId, clock.now())
    },

    async items({ member, culture }) {
      const wishes = await findWishes(database.orm, member)
      const items = await catalogue.itemsById(
        database.orm,
        wishes.map(({ variantId }) => variantId),
      )
      return wishes.flatMap(({ variantId, addedAt }) => {
        const item = items.get(variantId)
        return item ? [presentWish(item, addedAt, culture)] : []
      })
    },

    eans: async ({ member }) => (await findWishes(database.orm, member)).map(({ ean }) => ean),
  }
}
