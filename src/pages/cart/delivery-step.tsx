import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useGroupName } from '#src/features/cart/web/cart-groups.tsx'
import type { Cart, CartLine } from '#src/features/cart/web/from-wire.ts'
import { missingForYou } from '#src/features/cart/web/missing-for-you.ts'
import { collectedGroup, type FulfilmentGroup } from '#src/features/fulfilment/rules/grouping.ts'
import { getAvailableFulfillmentOptions, type GroupOptions } from '#src/features/checkout/checkout.contract.ts'
import { BrandDelivery, Collected, DeliveryGroup, DeliverySkeleton } from '#src/features/checkout/web/brand-delivery.tsx'
import { DeliveryChoice } from '#src/features/checkout/web/delivery-choice.tsx'
import { useParcelWords, type ParcelState } from '#src/features/checkout/web/parcel-note.tsx'
import type { Client } from '#src/kit/client.ts'
import { useFrame } from '#src/pages/shell/use-frame.ts'
import { Rejected } from '#src/ui/rejected.tsx'
import { optionsKey, useDeliveryChoice, type Choice, type ChoiceParts } from './use-delivery-choice.ts'

interface DeliveryStepProps extends ChoiceParts {
  groups: readonly FulfilmentGroup<CartLine>[]
  /** The choice for the store's own goods. */
  own: Choice
  storeName: string
  parcel: ParcelState
}

/** How each group of the cart travels. Only the store's own goods offer a choice; of those collected apart, the store (fulfil-24). */
export function DeliveryStep({ groups, own, storeName, parcel, ...parts }: DeliveryStepProps) {
  const t = useTranslations('checkout')
  const options = useOptions(parts.client, parts.cart)
  const nameOf = useGroupName(storeName)
  if (options.isError && !options.data)
    return (
      <Rejected retry={t('retry')} onRetry={() => void options.refetch()}>
        {t('optionsRejected')}
      </Rejected>
    )
  return groups.map((each) => {
    const { key, brandName, items } = each
    const ofGroup = options.data?.groups.find(({ group }) => group === key)
    return (
      <DeliveryGroup key={key} name={nameOf(each)} goods={items.map((item) => item.product.title)}>
        {brandName !== null ? (
          <BrandDelivery brand={brandName} isAllowed={ofGroup?.isDeliveryAllowed ?? true} isAbroad={parcel.at !== 'home'} />
        ) : !ofGroup ? (
          <DeliverySkeleton />
        ) : key === collectedGroup ? (
          <CollectedApart {...parts} options={ofGroup} />
        ) : (
          <OwnDelivery cart={parts.cart} choice={own} options={ofGroup} parcel={parcel} />
        )}
      </DeliveryGroup>
    )
  })
}

interface OwnDeliveryProps {
  cart: Cart
  choice: Choice
  options: GroupOptions
  parcel: ParcelState
}

function OwnDelivery({ cart, choice, options, parcel }: OwnDeliveryProps) {
  const parcelWords = useParcelWords()
  const priceCents = parcel.at === 'priced' ? parcel.parcel.priceCents : null
  return (
    <DeliveryChoice
      options={options}
      chosen={choice.chosen}
      hasStores={useFrame().hasStores}
      freeFromCents={cart.quote.yourFreeDeliveryFromCents}
      missingCents={missingForYou(cart.quote)}
      abroad={parcel.at === 'home' ? null : { priceCents, words: parcelWords(parcel) }}
      onChoose={(next) => void choice.choose(next)}
    />
  )
}

function CollectedApart({ options, ...parts }: ChoiceParts & { options: GroupOptions }) {
  const { chosen, choose } = useDeliveryChoice(parts, collectedGroup)
  const collect = (storeCode: string) => void choose({ mode: 'collection', storeCode, slotId: null })
  return <Collected stores={options.stores} chosen={chosen.storeCode} onChoose={collect} />
}

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
