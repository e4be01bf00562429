import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { applyVoucher } from '#src/features/cart/tenders.contract.ts'
import type { Client } from '#src/kit/client.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { onEnter } from '#src/ui/keys.ts'
import styles from './tenders.module.css'
import { useCart } from './use-cart.tsx'

const fieldId = 'voucher-code'
export const focusVoucherCode = (): void => document.getElementById(fieldId)?.focus()

/** The field for a voucher that is not listed: it belongs to whoever has its code (reward-17). */
export function VoucherCode({ client }: { client: Client }) {
  const t = useTranslations('cart.tenders')
  const { send } = useCart()
  const [voucherCode, setVoucherCode] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  async function apply(): Promise<void> {
    if (!voucherCode.trim() || isBusy) return
    setIsBusy(true)
    const reply = await send(() => client(applyVoucher, { body: { voucherCode } }))
    setIsBusy(false)
    setRefusal(reply.ok ? undefined : reply.problem.message || t('notApplied'))
    // The next code may have been typed meanwhile.
    if (reply.ok) setVoucherCode((typed) => (typed === voucherCode ? '' : typed))
  }
  return (
    <div className={styles.enter}>
      <Field
        id={fieldId}
        label={t('voucherCode')}
        autoComplete="off"
        autoCapitalize="characters"
        value={voucherCode}
        error={refusal}
        announceError
        onChange={(event) => {
          setVoucherCode(event.target.value)
          setRefusal(undefined)
        }}
        onKeyDown={onEnter(() => void apply())}
      />
      <Button look="secondary" busy={isBusy} aria-label={t('applyField', { field: t('voucherCode') })} onClick={() => void apply()}>
        {t('apply')}
      </Button>
    </div>
  )
}
