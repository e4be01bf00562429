import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { destinationErrors } from '#src/features/addresses/rules/address.ts'
import { toAddressPayload } from '#src/features/addresses/rules/address-payload.ts'
import { lineId } from '#src/features/cart/web/cart-line.tsx'
import type { Cart, CartLine } from '#src/features/cart/web/from-wire.ts'
import { promotionsOf } from '#src/features/cart/web/promotions/from-wire.ts'
import { useCart } from '#src/features/cart/web/use-cart.tsx'
import { dhlShippingPrice } from '#src/features/checkout/checkout.contract.ts'
import type { ParcelState } from '#src/features/checkout/web/parcel-note.tsx'
import type { CheckoutFormState } from '#src/features/checkout/web/use-checkout-form.ts'
import { allowedModes } from '#src/features/fulfilment/rules/allowed-modes.ts'
import type { FulfilmentGroup } from '#src/features/fulfilment/rules/grouping.ts'
import type { Client, Failure } from '#src/kit/client.ts'

interface ParcelParts {
  client: Client
  form: CheckoutFormState
  cart: Cart
  groups: readonly FulfilmentGroup<CartLine>[]
  hasStores: boolean
  /** False where everything is collected. */
  isSent: boolean
}

export const parcelPriceKey = 'parcelPrice'

/** How long nothing must have been typed. */
const pauseMs = 500

/** Has the parcel priced as soon as the form says where it goes, and again after a change of place or goods (fulfil-08, fulfil-23). */
export function useParcel({ client, form, cart, groups, hasStores, isSent }: ParcelParts): ParcelState {
  const { send } = useCart()
  const { countryCode, postalCode, city, state } = useWatch({ control: form.control, name: 'shipping' })
  const typed = [countryCode, postalCode.trim(), city.trim(), state.trim()].join('\n')
  const place = usePaused(typed)
  const isAbroad = isSent && countryCode !== 'SG'
  const isPlaced = Object.keys(destinationErrors(form.getValues('shipping'))).length === 0
  const byBrand = groups.filter(({ sentByBrand }) => sentByBrand).flatMap(({ items }) => items)
  // In Singapore nothing is asked but to forget a parcel that was priced before.
  const isNeeded = isAbroad ? isPlaced && byBrand.length === 0 : cart.delivery.parcel !== null
  const price = useQuery<null, Failure>({
    queryKey: [parcelPriceKey, place, goodsOf(cart)],
    queryFn: async () => {
      const address = toAddressPayload(form.getValues('shipping'))
      const reply = await send(() => client(dhlShippingPrice, { body: { address } }))
      if (!reply.ok) throw reply.problem
      return null
    },
    enabled: isNeeded && place === typed,
    retry: false,
    // The reply is in the cart, which has only one: a place that was left is asked about again.
    gcTime: 0,
    staleTime: Infinity,
    networkMode: 'always',
  })
  if (!isAbroad) return { at: 'home' }
  if (byBrand[0]) return { at: 'staysHere', goods: byBrand.map(({ product }) => product.title), line: lineId(byBrand[0].id) }
  if (!isPlaced) return { at: 'noPlace' }
  if (place === typed && price.error)
    return { at: 'refused', problem: price.error, canCollect: hasStores && canCollect(groups), retry: () => void price.refetch() }
  // While the same country is asked about again, the price before stands.
  const { parcel } = cart.delivery
  return parcel?.countryCode === countryCode ? { at: 'priced', parcel } : { at: 'asking' }
}

const canCollect = (groups: ParcelParts['groups']): boolean =>
  groups.every(({ items, sentByBrand }) => {
    const goods = items.map(({ product }) => product)
    return allowedModes(goods, sentByBrand).isCollectionAllowed
  })

/** What the weight of the parcel depends on: the lines, and the gifts that travel with them. */
const goodsOf = (cart: Cart): string =>
  [
    cart.delivery.mode,
    ...cart.lines.map(({ id, quantity }) => `${id}:${quantity}`),
    ...promotionsOf(cart).gifts.map(({ given }) => given?.ean),
  ].join()

/** The text once it has not changed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
