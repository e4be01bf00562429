import type { getInstallmentPlans } from '#src/features/payment/instalments.contract.ts'
import type { getSavedCards } from '#src/features/payment/saved-cards.contract.ts'
import type { DataOf } from '#src/kit/endpoint.ts'
import type { OrderRequest } from './pay-step.ts'

export type Plan = ReturnType<typeof planOf>
export type SavedCard = ReturnType<typeof savedCardOf>

export const planOf = ({
  installmentPlan_AutoId: id,
  installmentPeriod: months,
  ...plan
}: DataOf<typeof getInstallmentPlans>['plans'][number]) => ({
  id,
  months,
  ...plan,
})

/** What an order is paid with, as the wire names it. */
export const orderOnWire = ({ idempotencyKey, quoteHash, nonce, savedCardId, planId, isToSave }: OrderParts): OrderRequest => ({
  idempotencyKey,
  quoteHash,
  agreeToTerms: true,
  paymentNonce: nonce,
  savedCard_AutoId: savedCardId,
  installmentPlan_AutoId: planId,
  ...(isToSave && { saveCard: true }),
})

export const removalOnWire = (savedCardId: number) => ({ query: { savedCard_AutoId: savedCardId } })

interface OrderParts {
  idempotencyKey: string
  quoteHash: string
  nonce?: string | undefined
  savedCardId?: number | undefined
  planId?: number | undefined
  /** The new card may be saved for next time. */
  isToSave?: boolean
}

export const savedCardOf = ({ savedCard_AutoId: id, ...card }: DataOf<typeof getSavedCards>[number]) => ({ id, ...card })
