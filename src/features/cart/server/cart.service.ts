import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { CatalogueService, SoldItem } from '#src/features/catalogue/server/catalogue.service.ts'
import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import { purchasable } from '#src/features/availability/rules/out-of-stock.ts'
import { RolledBack, type Database, type Orm } from '#src/platform/db/database.ts'
import type { Caller } from '#src/platform/http/caller.ts'
import type { CartData } from '../cart.contract.ts'
import { setQuantity } from '../rules/cart.ts'
import { mostLines } from '../rules/merge.ts'
import { adoptCart, type Adoption, type Arrival } from './adopt-cart.ts'
import { presentCart } from './cart.present.ts'
import { priceCartNow, type CartChange, type PricedCart, type PricedLine } from './priced-cart.ts'
import {
  deleteLine,
  findActiveCart,
  findLines,
  insertCart,
  lockCart,
  putLine,
  updateCart,
  type CartOwner,
  type CartRow,
} from './cart.store.ts'

export type { Adoption, CartChange, PricedCart, PricedLine }

type Answer = Promise<Result<CartData, Problem>>

export interface CartService {
  activeId(caller: Caller): Promise<number>
  read(caller: Caller, cartId?: number): Answer
  addItem(caller: Caller, wanted: { cartId?: number; ean: string; quantity: number }): Answer
  /** 0 removes the line. */
  setItemQuantity(caller: Caller, change: { cartId?: number; lineId: number; quantity: number }): Answer
  /** Runs a change on the caller's own cart, locked, and answers with the cart after it. NOT_FOUND without one. */
  change(caller: Caller, cartId: number | undefined, work: (orm: Orm, cart: PricedCart) => Promise<Result<CartChange, Problem>>): Answer
  /** The owner's cart, locked until the transaction ends. CART_EMPTY without one, NOT_FOUND when the id is not its own. */
  lock(orm: Orm, owner: CartOwner, cartId: number | undefined): Promise<Result<PricedCart, Problem>>
  /** Takes what was ordered out of the cart. What was added meanwhile stays; an emptied cart is closed. */
  takeOut(orm: Orm, cartId: number, ordered: readonly { variantId: number; quantity: number }[]): Promise<void>
  /** Takes one variant out of the owner's cart; false when it was not in it. */
  takeOutVariant(orm: Orm, owner: CartOwner, variantId: number): Promise<boolean>
  priced(orm: Orm, owner: CartOwner): Promise<PricedCart>
  /** A guest who signs in brings the cart along. */
  adopt(orm: Orm, arrival: Arrival): Promise<Adoption>
}

/** Cart ids that stand for "the session's own" (cart-15). */
const defaultCartIds = [1, 336]

export function createCart(database: Database, catalogue: CatalogueService, settings: SettingsService): CartService {
  const price = (orm: Orm, row: CartRow | null): Promise<PricedCart> => priceCartNow({ catalogue, settings }, orm, row)

  const isOwn = (row: CartRow | null, cartId: number | undefined): boolean =>
    cartId === undefined || defaultCartIds.includes(cartId) || row?.autoId === cartId

  const service: CartService = {
    async activeId(caller) {
      return (await findActiveCart(database.orm, caller))?.autoId ?? 0
    },

    async read(caller, cartId) {
      const row = await findActiveCart(database.orm, caller)
      if (!isOwn(row, cartId)) return refuse(problem('NOT_FOUND'))
      return ok(presentCart(await price(database.orm, row), caller.culture))
    },

    async addItem(caller, { cartId, ean, quantity }) {
      const item = await catalogue.itemByEan(database.orm, ean)
      if (!item) return refuse(problem('NOT_FOUND'))
      // Whoever is refused leaves nothing behind: neither a session nor an empty cart.
      if (!caller.session && !isOwn(null, cartId)) return refuse(problem('NOT_FOUND'))
      const refusal = refusedQuantity(item, quantity)
      if (refusal) return refuse(refusal)
      const owner = { session: await caller.startSession(), member: caller.member }
      return database.transaction(async ({ orm }): Answer => {
        await insertCart(orm, owner)
        const row = await findActiveCart(orm, owner, { lock: true })
        if (!row || !isOwn(row, cartId)) throw new RolledBack(refuse(problem('NOT_FOUND')))
        const lines = await findLines(orm, row.autoId)
        const present = lines.find((line) => line.variantId === item.variant.autoId)
        if (!present && lines.length >= mostLines) return refuse(problem('CART_FULL'))
        const total = (present?.quantity ?? 0) + quantity
        const tooMany = refusedQuantity(item, total)
        if (tooMany) return refuse(tooMany)
        await putLine(orm, row.autoId, item.variant.autoId, total)
        return ok(presentCart(await price(orm, row), caller.culture))
      })
    },

    setItemQuantity: (caller, { cartId, lineId, quantity }) =>
      service.change(caller, cartId, async (orm, cart) => {
        const counted = cart.lines.map((line) => ({ ...line, quantityInCart: line.quantity }))
        const changed = setQuantity(counted, lineId, quantity, ({ item }) => purchasable(item.variant.stock, item.product.maxAddQuantity))
        if (!changed.ok) return refuse(problem(changed.problem))
        const line = changed.value.find(({ autoId }) => autoId === lineId)
        if (line) await putLine(orm, cart.autoId!, line.variantId, line.quantityInCart)
        else await deleteLine(orm, cart.autoId!, lineId)
        return ok({})
      }),

    change(caller, cartId, work) {
      return database.transaction(async ({ orm }): Answer => {
        const row = await findActiveCart(orm, caller, { lock: true })
        if (!row || !isOwn(row, cartId)) return refuse(problem('NOT_FOUND'))
        const changed = await work(orm, await price(orm, row))
        if (!changed.ok) return changed
        await updateCart(orm, row.autoId, changed.value)
        return ok(presentCart(await price(orm, { ...row, ...changed.value }), caller.culture))
      })
    },

    async lock(orm, owner, cartId) {
      const row = await findActiveCart(orm, owner, { lock: true })
      if (!isOwn(row, cartId)) return refuse(problem('NOT_FOUND'))
      return row ? ok(await price(orm, row)) : refuse(problem('CART_EMPTY'))
    },

    async takeOut(orm, cartId, ordered) {
      // An addition that is being written must be seen, or it would be closed away with the rest.
      await lockCart(orm, cartId)
      const bought = new Map(ordered.map(({ variantId, quantity }) => [variantId, quantity]))
      const lines = await findLines(orm, cartId)
      const left = lines.map((line) => ({ ...line, quantity: line.quantity - (bought.get(line.variantId) ?? 0) }))
      if (left.every((line) => line.quantity <= 0)) return updateCart(orm, cartId, { status: 'ordered' })
      for (const { autoId, variantId, quantity } of left) {
        if (quantity > 0) await putLine(orm, cartId, variantId, quantity)
        else await deleteLine(orm, cartId, autoId)
      }
    },

    async takeOutVariant(orm, owner, variantId) {
      const row = await findActiveCart(orm, owner, { lock: true })
      const line = row && (await findLines(orm, row.autoId)).find((each) => each.variantId === variantId)
      return line ? deleteLine(orm, row.autoId, line.autoId) : false
    },

    priced: async (orm, owner) => price(orm, await findActiveCart(orm, owner)),
    adopt: (orm, arrival) => adoptCart(catalogue, orm, arrival),
  }
  return service
}

function refusedQuantity({ product, variant }: SoldItem, quantity: number): Problem | null {
  const most = purchasable(variant.stock, product.maxAddQuantity)
  if (most === 0) return problem('OUT_OF_STOCK')
  return quantity > most ? problem('OVER_STOCK') : null
}
