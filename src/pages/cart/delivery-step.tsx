import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Cart, CartLine } from '#src/features/cart/web/from-wire.ts'
import type { FulfilmentGroup } from '#src/features/fulfilment/rules/grouping.ts'
import { useCart } from '#src/features/cart/web/use-cart.tsx'
import { deliveryOnWire, getAvailableFulfillmentOptions, updateShippingOptions } from '#src/features/checkout/checkout.contract.ts'
import { BrandDelivery, DeliveryGroup, DeliverySkeleton } from '#src/features/checkout/web/brand-delivery.tsx'
import { DeliveryChoice, type Chosen } from '#src/features/checkout/web/delivery-choice.tsx'
import type { Client, Failure } from '#src/kit/client.ts'
import { Rejected } from '#src/ui/rejected.tsx'

interface DeliveryStepProps {
  client: Client
  cart: Cart
  groups: readonly FulfilmentGroup<CartLine>[]
  storeName: string
  onRefused(problem: Failure): void
}

/** How each group of the cart is delivered. Only the store's own goods offer a choice. */
export function DeliveryStep({ client, cart, groups, storeName, onRefused }: DeliveryStepProps) {
  return groups.map((group) => (
    <DeliveryGroup key={group.key} name={group.brandName ?? storeName} contents={group.items.map((item) => item.product.title).join(' · ')}>
      {group.brandName === null ? (
        <OwnDelivery client={client} cart={cart} onRefused={onRefused} />
      ) : (
        <BrandDelivery brand={group.brandName} />
      )}
    </DeliveryGroup>
  ))
}

function OwnDelivery({ client, cart, onRefused }: Pick<DeliveryStepProps, 'client' | 'cart' | 'onRefused'>) {
  const t = useTranslations('checkout')
  const { send } = useCart()
  const [pending, setPending] = useState<Chosen | null>(null)
  // The options depend on the goods in the cart, and so on its quote.
  const options = useQuery({
    queryKey: ['fulfilmentOptions', cart.quote.hash],
    queryFn: () => fulfilmentOptions(client),
    placeholderData: (before) => before,
    retry: false,
    staleTime: 60_000,
    networkMode: 'always',
  })
  async function choose(chosen: Chosen) {
    setPending(chosen)
    const reply = await send(() => client(updateShippingOptions, { body: deliveryOnWire(chosen.mode, chosen.storeCode) }))
    setPending(null)
    if (!reply.ok) onRefused(reply.problem)
  }
  if (options.data) {
    const { missingForFreeDeliveryCents, freeDeliveryFromCents } = cart.quote
    return (
      <DeliveryChoice
        options={options.data}
        chosen={pending ?? cart.delivery}
        freeFromCents={freeDeliveryFromCents}
        missingCents={missingForFreeDeliveryCents}
        onChoose={(chosen) => void choose(chosen)}
      />
    )
  }
  if (!options.isError) return <DeliverySkeleton />
  return (
    <Rejected retry={t('retry')} onRetry={() => void options.refetch()}>
      {t('optionsRejected')}
    </Rejected>
  )
}

async function fulfilmentOptions(client: Client) {
  const reply = await client(getAvailableFulfillmentOptions, {})
  if (!reply.ok) throw reply.problem
  return reply.value
}
