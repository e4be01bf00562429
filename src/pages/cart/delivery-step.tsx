import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGroupName } from '#src/features/cart/web/cart-groups.tsx'
import type { Cart, CartLine } from '#src/features/cart/web/from-wire.ts'
import { missingForYou } from '#src/features/cart/web/missing-for-you.ts'
import { collectedGroup, type FulfilmentGroup } from '#src/features/fulfilment/rules/grouping.ts'
import { useCart } from '#src/features/cart/web/use-cart.tsx'
import {
  getAvailableFulfillmentOptions,
  shipmentsOnWire,
  updateShippingOptions,
  type GroupOptions,
  type ShipmentChoice,
} from '#src/features/checkout/checkout.contract.ts'
import { BrandDelivery, Collected, DeliveryGroup, DeliverySkeleton } from '#src/features/checkout/web/brand-delivery.tsx'
import { DeliveryChoice, type Chosen } from '#src/features/checkout/web/delivery-choice.tsx'
import { useParcelWords, type ParcelState } from '#src/features/checkout/web/parcel-note.tsx'
import type { Client, Failure } from '#src/kit/client.ts'
import { useFrame } from '#src/pages/shell/use-frame.ts'
import { Rejected } from '#src/ui/rejected.tsx'

interface DeliveryStepProps {
  client: Client
  cart: Cart
  groups: readonly FulfilmentGroup<CartLine>[]
  storeName: string
  parcel: ParcelState
  onRefused(problem: Failure): void
}

/** How each group of the cart travels. Only the store's own goods offer a choice; of those collected apart, the store (fulfil-24). */
export function DeliveryStep({ client, cart, groups, storeName, parcel, onRefused }: DeliveryStepProps) {
  const t = useTranslations('checkout')
  const options = useOptions(client, cart)
  const nameOf = useGroupName(storeName)
  if (options.isError && !options.data)
    return (
      <Rejected retry={t('retry')} onRetry={() => void options.refetch()}>
        {t('optionsRejected')}
      </Rejected>
    )
  return groups.map((each) => {
    const { key, brandName, items } = each
    const Own = key === collectedGroup ? CollectedApart : OwnDelivery
    const ofGroup = options.data?.groups.find(({ group }) => group === key)
    return (
      <DeliveryGroup key={key} name={nameOf(each)} contents={items.map((item) => item.product.title).join(' · ')}>
        {brandName !== null ? (
          <BrandDelivery brand={brandName} isAllowed={ofGroup?.isDeliveryAllowed ?? true} isAbroad={parcel.at !== 'home'} />
        ) : ofGroup ? (
          <Own client={client} cart={cart} options={ofGroup} parcel={parcel} onRefused={onRefused} />
        ) : (
          <DeliverySkeleton />
        )}
      </DeliveryGroup>
    )
  })
}

interface OwnDeliveryProps extends Pick<DeliveryStepProps, 'client' | 'cart' | 'parcel' | 'onRefused'> {
  options: GroupOptions
}

function OwnDelivery({ client, cart, options, parcel, onRefused }: OwnDeliveryProps) {
  const { chosen, choose } = useChoice({ client, cart, options, onRefused })
  const parcelWords = useParcelWords()
  const priceCents = parcel.at === 'priced' ? parcel.parcel.priceCents : null
  return (
    <DeliveryChoice
      options={options}
      chosen={chosen}
      hasStores={useFrame().hasStores}
      freeFromCents={cart.quote.yourFreeDeliveryFromCents}
      missingCents={missingForYou(cart.quote)}
      abroad={parcel.at === 'home' ? null : { priceCents, words: parcelWords(parcel) }}
      onChoose={(next) => void choose(next)}
    />
  )
}

function CollectedApart(props: OwnDeliveryProps) {
  const { chosen, choose } = useChoice(props)
  const collect = (storeCode: string) => void choose({ mode: 'collection', storeCode, slotId: null })
  return <Collected stores={props.options.stores} chosen={chosen.storeCode} onChoose={collect} />
}

/** The choice for a group, shown at once and stored; a refusal restores the one before. */
function useChoice({ client, cart, options, onRefused }: Omit<OwnDeliveryProps, 'parcel'>) {
  const { send } = useCart()
  const queries = useQueryClient()
  const [pending, setPending] = useState<{ chosen: Chosen; isStored: boolean } | null>(null)
  // The cart is drawn a moment after the reply: with neither, the times would leave the page, and the focus with them.
  useEffect(() => setPending((latest) => (latest?.isStored ? null : latest)), [cart])
  async function choose(chosen: Chosen) {
    setPending({ chosen, isStored: false })
    const { mode, storeCode, slotId } = chosen
    const choice: ShipmentChoice = { group: options.group, mode, storeCode: storeCode ?? undefined, slotId: slotId ?? undefined }
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

export const optionsKey = 'fulfilmentOptions'

/** The options depend on the goods in the cart and on what was chosen, and so on its quote. */
const useOptions = (client: Client, cart: Cart) =>
  useQuery({
    queryKey: [optionsKey, cart.quote.hash],
    queryFn: () => fulfilmentOptions(client),
    placeholderData: (before) => before,
    retry: false,
    staleTime: 60_000,
    networkMode: 'always',
  })

async function fulfilmentOptions(client: Client) {
  const reply = await client(getAvailableFulfillmentOptions, {})
  if (!reply.ok) throw reply.problem
  return reply.value
}
