import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Cart } from '#src/features/cart/web/from-wire.ts'
import { useCart } from '#src/features/cart/web/use-cart.tsx'
import { shipmentsOnWire, updateShippingOptions, type ShipmentChoice } from '#src/features/checkout/checkout.contract.ts'
import type { Chosen } from '#src/features/checkout/web/delivery-choice.tsx'
import type { Client, Failure } from '#src/kit/client.ts'

export const optionsKey = 'fulfilmentOptions'

export interface ChoiceParts {
  client: Client
  cart: Cart
  onRefused(problem: Failure): void
}

export interface Choice {
  chosen: Chosen
  choose(chosen: Chosen): Promise<void>
}

/** The choice for a group, shown at once and stored; a refusal restores the one before. */
export function useDeliveryChoice({ client, cart, onRefused }: ChoiceParts, group: string): Choice {
  const { send } = useCart()
  const queries = useQueryClient()
  const [pending, setPending] = useState<{ chosen: Chosen; isStored: boolean } | null>(null)
  // The cart is drawn a moment after the reply: with neither, the times would leave the page, and the focus with them.
  useEffect(() => setPending((latest) => (latest?.isStored ? null : latest)), [cart])
  async function choose(chosen: Chosen) {
    setPending({ chosen, isStored: false })
    const { mode, storeCode, slotId } = chosen
    const choice: ShipmentChoice = { group, mode, storeCode: storeCode ?? undefined, slotId: slotId ?? undefined }
    const reply = await send(() => client(updateShippingOptions, { body: shipmentsOnWire([choice]) }))
    // The reply to an earlier choice does not undo a later one.
    setPending((latest) => (latest?.chosen !== chosen ? latest : reply.ok ? { chosen, isStored: true } : null))
    if (reply.ok) return
    onRefused(reply.problem)
    // After a refusal the slots shown are out of date.
    void queries.invalidateQueries({ queryKey: [optionsKey] })
  }
  return { chosen: pending?.chosen ?? cart.delivery, choose }
}
