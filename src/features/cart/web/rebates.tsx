import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { applyRebates, type getTotalRedeemableRebates } from '#src/features/cart/tenders.contract.ts'
import type { Client } from '#src/kit/client.ts'
import { dayOf } from '#src/kit/dates.ts'
import type { DataOf } from '#src/kit/endpoint.ts'
import { formatMoney } from '#src/kit/money.ts'
import { parseMoney } from '#src/kit/parse-money.ts'
import { amountTags } from '#src/ui/amount.tsx'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { onEnter } from '#src/ui/keys.ts'
import { useCulture } from '#src/ui/use-culture.ts'
import type { Cart } from './from-wire.ts'
import styles from './tenders.module.css'
import { useCart } from './use-cart.tsx'

type Wallet = DataOf<typeof getTotalRedeemableRebates>

/** How much of the member's rebates the order uses: any amount, or all (reward-14). */
export function Rebates({ client, cart, wallet }: { client: Client; cart: Cart; wallet: Wallet }) {
  const t = useTranslations('cart.tenders')
  return (
    <section className={styles.part} aria-labelledby="rebates-title">
      <div className={styles.head}>
        <h3 id="rebates-title">{t('rebates')}</h3>
        <span className="small">{t.rich('wallet', { ...amountTags, amount: formatMoney(wallet.balanceCents) })}</span>
      </div>
      {wallet.balanceCents === 0 ? <p className="small">{t('noRebates')}</p> : <AmountField client={client} cart={cart} wallet={wallet} />}
    </section>
  )
}

function AmountField({ client, cart, wallet }: { client: Client; cart: Cart; wallet: Wallet }) {
  const t = useTranslations('cart.tenders')
  const { amountCents } = cart.tenders.rebates
  const mostCents = Math.min(wallet.balanceCents, cart.quote.toPayCents + amountCents)
  const { typed, type, refusal, isBusy, redeem, redeemTyped } = useRedeem(client)
  const isAll = amountCents === mostCents && amountCents > 0
  return (
    <div className={`${styles.enter} ${styles.rebates}`}>
      <Field
        id="rebate-amount"
        label={t('amount')}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? (amountCents > 0 ? formatMoney(amountCents) : '')}
        error={refusal}
        announceError
        hint={<Hint cart={cart} wallet={wallet} />}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onEnter(redeemTyped)}
      />
      {typed !== null ? (
        <Button look="secondary" busy={isBusy} aria-label={t('applyField', { field: t('rebates') })} onClick={redeemTyped}>
          {t('apply')}
        </Button>
      ) : (
        <Button look="secondary" busy={isBusy} onClick={() => redeem(isAll ? 0 : mostCents)}>
          {t(isAll ? 'useNone' : 'useAll')}
        </Button>
      )}
    </div>
  )
}

/** What was typed until it is redeemed; null while the field shows what the bag redeems. */
function useRedeem(client: Client) {
  const t = useTranslations('cart.tenders')
  const { send } = useCart()
  const [typed, setTyped] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  async function redeem(amountCents: number): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    const reply = await send(() => client(applyRebates, { body: { amountCents } }))
    setIsBusy(false)
    setRefusal(reply.ok ? undefined : reply.problem.message || t('notApplied'))
    // Another amount may have been typed meanwhile.
    if (reply.ok) setTyped((now) => (now === typed ? null : now))
  }
  function redeemTyped(): void {
    if (typed === null) return
    const cents = typed.trim() === '' ? 0 : parseMoney(typed.replace(/^\s*(S?\$)?/i, ''))
    if (cents === null) setRefusal(t('notAnAmount'))
    else void redeem(cents)
  }
  function type(amount: string): void {
    setTyped(amount)
    setRefusal(undefined)
  }
  return { typed, type, refusal, isBusy, redeem: (cents: number) => void redeem(cents), redeemTyped }
}

/** What is used first, what is left, and why less is used than was asked for. */
function Hint({ cart, wallet: { balanceCents, first } }: { cart: Cart; wallet: Wallet }) {
  const t = useTranslations('cart.tenders')
  const culture = useCulture()
  const { amountCents, askedCents } = cart.tenders.rebates
  const left = balanceCents - amountCents
  return (
    <>
      {askedCents > amountCents && <span className={styles.hint}>{t('shrunk', { asked: formatMoney(askedCents) })}</span>}
      {first && (
        <span className={styles.hint}>{t('first', { amount: formatMoney(first.amountCents), day: dayOf(first.on, culture) })}</span>
      )}
      {amountCents > 0 && left > 0 && <span className={styles.hint}>{t('stays', { amount: formatMoney(left) })}</span>}
    </>
  )
}
