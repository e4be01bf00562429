import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { CardChoice } from '#src/features/payment/web/card-choice.tsx'
import { CardFrame, type CardForm } from '#src/features/payment/web/card-frame.tsx'
import { PaymentTypes } from '#src/features/payment/web/payment-types.tsx'
import { Planner } from '#src/features/payment/web/planner.tsx'
import type { Client } from '#src/kit/client.ts'
import type { Cents } from '#src/kit/money.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Rejected } from '#src/ui/rejected.tsx'
import type { PayWay } from './use-pay-way.ts'

interface PaymentStepProps {
  client: Client
  way: PayWay
  toPayCents: Cents
  /** False while the price of delivery is not known, and with it what is paid. */
  isTotalKnown: boolean
  card: Ref<CardForm>
  isCardWrong: boolean
  onCardMended(): void
  /** Locks the card fields while a payment is under way. */
  isLocked: boolean
}

/** In full or by instalments, and with which card. It is loaded apart from the page, which shows the bag first. */
export function PaymentStep({ client, way, toPayCents, isTotalKnown, card, isCardWrong, onCardMended, isLocked }: PaymentStepProps) {
  const t = useTranslations('payment')
  const { offer, plan } = way
  return (
    <>
      <Instalments way={way} toPayCents={toPayCents} isTotalKnown={isTotalKnown} />
      <CardChoice
        saved={way.saved}
        chosen={way.card}
        plan={plan}
        bankName={(code) => offer?.plans.find(({ bank }) => bank.code === code)?.bank.name ?? null}
        onChoose={way.chooseCard}
        onRemove={way.removeCard}
      >
        <CardFrame ref={card} client={client} isWrong={isCardWrong} onMended={onCardMended} isLocked={isLocked}>
          {way.isMember && (
            <Checkbox id="save-card" checked={way.isToSave} onChange={(event) => way.allowSaving(event.target.checked)}>
              {t('saveCard')}
            </Checkbox>
          )}
        </CardFrame>
      </CardChoice>
    </>
  )
}

function Instalments({ way, toPayCents, isTotalKnown }: Pick<PaymentStepProps, 'way' | 'toPayCents' | 'isTotalKnown'>) {
  const t = useTranslations('payment')
  const { type, offer, plan } = way
  if (way.isRejected)
    return (
      <Rejected retry={t('retry')} onRetry={way.retry}>
        {t('plansRejected')}
      </Rejected>
    )
  if (!offer) return null
  const isOfOldTotal = way.isOfOldTotal || !isTotalKnown
  const monthly = offer.plans.map(({ monthlyCents }) => monthlyCents)
  return (
    <>
      <PaymentTypes
        type={type}
        toPayCents={toPayCents}
        floorCents={offer.floorCents}
        fromCents={monthly.length === 0 ? null : Math.min(...monthly)}
        isTotalKnown={isTotalKnown}
        isOfOldTotal={isOfOldTotal}
        onChoose={way.choose}
      />
      {type === 'instalments' && (
        <Planner plans={offer.plans} chosen={plan} floorCents={offer.floorCents} isOfOldTotal={isOfOldTotal} onChoose={way.choosePlan} />
      )}
    </>
  )
}
