import { useState, type KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { lineOnWire } from '#src/features/cart/cart.contract.ts'
import { applyCartPromoCode, removeCartPromoCode, removeItemPromoCode } from '#src/features/cart/promotions.contract.ts'
import type { Client } from '#src/kit/client.ts'
import { Amount } from '#src/ui/amount.tsx'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import type { Cart, Promotions } from './from-wire.ts'
import styles from './promotions.module.css'
import { useCart } from './use-cart.tsx'

/** The codes of the cart, each with what it takes or why it takes nothing (promo-12). */
export function Codes({ client, cart }: { client: Client; cart: Cart }) {
  const t = useTranslations('cart.promotions')
  const { send } = useCart()
  const [promoCode, setPromoCode] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  async function apply(): Promise<void> {
    if (!promoCode.trim() || isBusy) return
    setIsBusy(true)
    const reply = await send(() => client(applyCartPromoCode, { body: { promoCode } }))
    setIsBusy(false)
    setRefusal(reply.ok ? undefined : reply.problem.message || t('notApplied'))
    if (reply.ok) setPromoCode('')
  }
  // The cart's page is one form, whose own button pays.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void apply()
  }
  return (
    <div>
      <div className={styles.enter}>
        <Field
          id="promo-code"
          label={t('code')}
          autoComplete="off"
          autoCapitalize="characters"
          value={promoCode}
          error={refusal}
          onChange={(event) => setPromoCode(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button look="secondary" busy={isBusy} onClick={() => void apply()}>
          {t('apply')}
        </Button>
      </div>
      <ul>
        {cart.promotions.codes.map((entered) => (
          <Code key={`${entered.code} ${entered.lineId}`} client={client} entered={entered} />
        ))}
      </ul>
    </div>
  )
}

function Code({ client, entered }: { client: Client; entered: Promotions['codes'][number] }) {
  const t = useTranslations('cart.promotions')
  const { send } = useCart()
  const { code, lineId, name, amountCents, refusal } = entered
  const remove = () =>
    lineId === null
      ? client(removeCartPromoCode, { body: { promoCode: code } })
      : client(removeItemPromoCode, { body: { promoCode: code, ...lineOnWire(lineId) } })
  return (
    <li className={styles.row}>
      <div>
        <b>{code}</b>
        <p className={refusal ? styles.refused : styles.quiet}>{refusal ?? name}</p>
      </div>
      <div className={styles.end}>
        {!refusal && <Amount cents={amountCents} />}
        <button type="button" className={styles.link} aria-label={t('removeCode', { code })} onClick={() => void send(remove)}>
          {t('remove')}
        </button>
      </div>
    </li>
  )
}
