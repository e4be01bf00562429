import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIsMember } from '#src/browser-start/use-is-member.ts'
import { getInstallmentPlans } from '#src/features/payment/instalments.contract.ts'
import { getSavedCards, removeSavedCard } from '#src/features/payment/saved-cards.contract.ts'
import { cardRefusal } from '#src/features/payment/rules/saved-cards.ts'
import { planOf, removalOnWire, savedCardOf, type Plan, type SavedCard } from '#src/features/payment/web/from-wire.ts'
import { readType, storeType, type PaymentType } from '#src/features/payment/web/stored-type.ts'
import type { Client } from '#src/kit/client.ts'
import type { Cents } from '#src/kit/money.ts'
import { mineKey, useMine } from '#src/pages/member/use-mine.ts'

/** How the shopper wants to pay: in full or by a plan, with a saved card or a new one. */
export interface PayWay {
  type: PaymentType
  choose(type: PaymentType): void
  /** Null while it is not known, and where there are no instalments. */
  offer: { floorCents: Cents; plans: readonly Plan[] } | null
  /** The plans are those of the total before; their amounts are not shown until the new ones are there. */
  isOfOldTotal: boolean
  /** The plans could not be fetched. */
  isRejected: boolean
  retry(): void
  /** Null when the order is paid in full, and before a plan is chosen. */
  plan: Plan | null
  choosePlan(id: number): void
  saved: readonly SavedCard[]
  /** Null for a new card. */
  card: SavedCard | null
  chooseCard(id: number | null): void
  /** False when the card could not be removed. */
  removeCard(id: number): Promise<boolean>
  isMember: boolean
  /** The new card may be saved for next time. */
  isToSave: boolean
  allowSaving(isToSave: boolean): void
}

const noCards: readonly SavedCard[] = []

export function usePayWay(client: Client, toPayCents: Cents): PayWay {
  const isMember = useIsMember()
  const plans = usePlans(client, toPayCents)
  const cards = useSavedCards(client)
  const [wanted, setWanted] = useState<PaymentType>(readType)
  const [planId, choosePlan] = useState<number | null>(null)
  const [cardId, chooseCard] = useState<number | null>(null)
  const [isToSave, allowSaving] = useState(false)
  const offer = plans.data ?? null
  const type = offer && offer.plans.length > 0 ? wanted : 'full'
  const plan = (type === 'instalments' && offer?.plans.find(({ id }) => id === planId)) || null
  const card = cards.saved.find((saved) => saved.id === cardId && cardRefusal(saved, plan) === null) ?? null
  return {
    type,
    choose(chosen) {
      setWanted(chosen)
      storeType(chosen)
    },
    offer,
    isOfOldTotal: plans.isPlaceholderData,
    isRejected: plans.isError && !plans.data,
    retry: () => void plans.refetch(),
    plan,
    choosePlan,
    saved: cards.saved,
    card,
    chooseCard,
    removeCard: cards.remove,
    isMember,
    isToSave: isMember && isToSave,
    allowSaving,
  }
}

/** The page shows a change of the bag before the server has it, and the plans are then those of the bag before. */
const ofOtherTotal = new Error('These plans are for another total')
const [mostAsked, askedAgainAfterMs] = [10, 300]

/** The plans for what is left to pay; null where the store has none. */
const usePlans = (client: Client, toPayCents: Cents) =>
  useQuery({
    queryKey: ['installmentPlans', toPayCents],
    queryFn: async () => {
      const reply = await client(getInstallmentPlans, {})
      if (!reply.ok) throw reply.problem
      const { floorCents, plans } = reply.value
      if (reply.value.toPayCents !== toPayCents) throw ofOtherTotal
      return floorCents === null ? null : { floorCents, plans: plans.map(planOf) }
    },
    enabled: toPayCents > 0,
    placeholderData: keepPreviousData,
    retry: (times, error) => error === ofOtherTotal && times < mostAsked,
    retryDelay: askedAgainAfterMs,
    staleTime: Infinity,
    networkMode: 'always',
  })

function useSavedCards(client: Client) {
  const queries = useQueryClient()
  const { data } = useMine(getSavedCards, {})
  async function remove(savedCardId: number): Promise<boolean> {
    const reply = await client(removeSavedCard, removalOnWire(savedCardId))
    await queries.invalidateQueries({ queryKey: mineKey(getSavedCards) })
    return reply.ok
  }
  return { saved: data?.value.map(savedCardOf) ?? noCards, remove }
}
