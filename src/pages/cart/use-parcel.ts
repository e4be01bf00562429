import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { destinationErrors } from '#src/features/addresses/rules/address.ts'
import { toAddressPayload } from '#src/features/addresses/rules/address-payload.ts'
import type { Cart } from '#src/features/cart/web/from-wire.ts'
import { useCart } from '#src/features/cart/web/use-cart.tsx'
import { dhlShippingPrice } from '#src/features/checkout/checkout.contract.ts'
import type { ParcelState } from '#src/features/checkout/web/parcel-note.tsx'
import type { CheckoutFormState } from '#src/features/checkout/web/use-checkout-form.ts'
import type { Client, Failure } from '#src/kit/client.ts'

interface ParcelParts {
  client: Client
  form: CheckoutFormState
  cart: Cart
  /** False where everything is collected. */
  isSent: boolean
}

/** How long nothing must have been typed. */
const pauseMs = 500

/** Has the parcel priced as soon as the form says where it goes, and again after a change of place or goods (fulfil-08, fulfil-23). */
export function useParcel({ client, form, cart, isSent }: ParcelParts): ParcelState {
  const { send } = useCart()
  const { countryCode, postalCode, city, state } = useWatch({ control: form.control, name: 'shipping' })
  const typed = [countryCode, postalCode.trim(), city.trim(), state.trim()].join('\n')
  const place = usePaused(typed)
  const isAbroad = isSent && countryCode !== 'SG'
  const isPlaced = Object.keys(destinationErrors(form.getValues('shipping'))).length === 0
  // In Singapore nothing is asked but to forget a parcel that was priced before.
  const isNeeded = isAbroad ? isPlaced : cart.delivery.parcel !== null
  const price = useQuery<null, Failure>({
    queryKey: ['parcelPrice', place, goodsOf(cart)],
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
  if (!isPlaced) return { at: 'noPlace' }
  if (place === typed && price.error) return { at: 'refused', problem: price.error }
  // While the same country is asked about again, the price before stands.
  return { at: cart.delivery.parcel?.countryCode === countryCode ? 'priced' : 'asking' }
}

const goodsOf = ({ lines, delivery }: Cart): string => [delivery.mode, ...lines.map(({ id, quantity }) => `${id}:${quantity}`)].join()

/** The text once it has not changed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
