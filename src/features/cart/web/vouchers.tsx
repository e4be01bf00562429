import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isRefused, voucherRows, type VoucherRow } from '#src/features/cart/rules/voucher-rows.ts'
import { applyVoucher, removeVoucher } from '#src/features/cart/tenders.contract.ts'
import type { Voucher } from '#src/features/rewards/rewards.contract.ts'
import type { Client } from '#src/kit/client.ts'
import { shopDay } from '#src/kit/clock.ts'
import { dayOf } from '#src/kit/dates.ts'
import { formatMoney } from '#src/kit/money.ts'
import { Amount } from '#src/ui/amount.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { useCulture } from '#src/ui/use-culture.ts'
import { useNextItem } from '#src/ui/use-next-item.ts'
import type { Cart } from './from-wire.ts'
import styles from './tenders.module.css'
import { useCart } from './use-cart.tsx'
import { focusVoucherCode, VoucherCode } from './voucher-code.tsx'

type Row = VoucherRow<Voucher>

/** The member's vouchers: those that the bag can use, then the others with the reason, and a field for the code of another (reward-33). */
export function Vouchers({ client, cart, mine }: { client: Client; cart: Cart; mine: readonly Voucher[] }) {
  const t = useTranslations('cart.tenders')
  const { quote, tenders } = cart
  const rows = voucherRows(mine, tenders.vouchers, { today: shopDay(new Date()), goodsCents: quote.listCents + quote.offersCents })
  const eligible = rows.filter((row) => !isRefused(row)).length
  const removable = rows.filter((row) => isRefused(row) && row.entered).length
  const list = useNextItem<HTMLUListElement>('li:has(button)', removable, focusVoucherCode)
  return (
    <section className={styles.part} aria-labelledby="vouchers-title">
      <div className={styles.head}>
        <h3 id="vouchers-title">{t('vouchers')}</h3>
        {rows.length > 0 && <span className="small">{t('eligible', { eligible, count: rows.length })}</span>}
      </div>
      <ul ref={list}>
        {rows.map((row) => (
          <VoucherItem key={row.code} client={client} row={row} minimumCents={row.own?.minimumCents ?? 0} />
        ))}
      </ul>
      <VoucherCode client={client} />
    </section>
  )
}

function VoucherItem({ client, row, minimumCents }: { client: Client; row: Row; minimumCents: number }) {
  const why = useTranslations('voucherReasons')
  const culture = useCulture()
  const { code, entered, refusal } = row
  const { isOn, error, toggle } = useToggle(client, row)
  const reason =
    entered?.refusal ??
    (refusal &&
      why(refusal.reason, {
        amount: formatMoney(refusal.missingCents),
        minimum: formatMoney(minimumCents),
        day: refusal.day === null ? '' : dayOf(refusal.day, culture),
      }))
  return (
    <li className={styles.voucher}>
      {reason ? (
        <Refused row={row} reason={reason} onRemove={toggle} />
      ) : (
        <div>
          <Checkbox id={`voucher-${code}`} checked={isOn} onChange={toggle}>
            <Name row={row} />
          </Checkbox>
          {error && <FieldError role="alert">{error}</FieldError>}
        </div>
      )}
      <span className={reason ? styles.pale : styles.amount}>
        <Amount cents={entered && !reason ? -entered.amountCents : row.valueCents} />
      </span>
    </li>
  )
}

/** Chooses a voucher, or takes it back; the press shows at once. */
function useToggle(client: Client, { code, entered }: Row) {
  const t = useTranslations('cart.tenders')
  const { send } = useCart()
  const [pressed, setPressed] = useState<boolean | null>(null)
  const [error, setError] = useState<string>()
  const presses = useRef(0)
  async function change(isOn: boolean): Promise<void> {
    const press = ++presses.current
    setPressed(isOn)
    const reply = await send(() => client(isOn ? applyVoucher : removeVoucher, { body: { voucherCode: code } }))
    // The reply to an earlier press does not undo a later one.
    if (press === presses.current) setPressed(null)
    setError(reply.ok ? undefined : reply.problem.message || t('notApplied'))
  }
  const isOn = pressed ?? entered !== null
  return { isOn, error, toggle: () => void change(!isOn) }
}

/** One that can not be used: no checkbox, but its reason; one that was chosen before can be taken back. */
function Refused({ row, reason, onRemove }: { row: Row; reason: string; onRemove(): void }) {
  const t = useTranslations('cart.tenders')
  return (
    <div className={styles.refused}>
      <Name row={row} reason={reason} />
      {row.entered && (
        <button type="button" className={styles.link} aria-label={t('removeVoucher', { code: row.code })} onClick={onRemove}>
          {t('remove')}
        </button>
      )}
    </div>
  )
}

function Name({ row: { own, entered, valueCents, validUntil }, reason }: { row: Row; reason?: string }) {
  const t = useTranslations('cart.tenders')
  const names = useTranslations('tenderNames')
  const culture = useCulture()
  const name = entered?.name ?? (own && (own.name ?? names(own.kind)))
  return (
    <>
      <b>{t('voucher', { amount: formatMoney(valueCents), name: name ?? '' })}</b>
      <span className={styles.until}>{reason ?? (validUntil && t('until', { day: dayOf(validUntil, culture) }))}</span>
    </>
  )
}
