import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OrderRefunds as Data } from '#src/features/refunds/refunds.contract.ts'
import { goodsName } from '#src/features/refunds/rules/goods-name.ts'
import { dayOf } from '#src/kit/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useCulture } from '#src/ui/use-culture.ts'
import { CancelOrder } from './cancel-order.tsx'
import styles from './order-refunds.module.css'
import { RefundRows } from './refund-rows.tsx'
import { ReturnForm, type AskedBack } from './return-form.tsx'

interface OrderRefundsProps {
  refunds: Data
  /** Null when it was done, else why not. */
  onCancel(): Promise<string | null>
  onReturn(asked: AskedBack): Promise<string | null>
}

type Done = 'cancelled' | 'asked'

/** How the last try ended: done, or why not. */
interface Ended {
  what: Done
  why: string | null
}

/** What went back of an order, and what still can (refund-09, refund-10, refund-12). Nothing when there is nothing to say. */
export function OrderRefunds({ refunds, onCancel, onReturn }: OrderRefundsProps) {
  const t = useTranslations('refunds')
  const [ended, setEnded] = useState<Ended | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { canCancel, returnable, returns } = refunds
  const offers = canCancel || returnable.length > 0
  if (!offers && returns.length === 0 && refunds.refunds.length === 0 && !ended) return null
  const noting = async (what: Done, ending: Promise<string | null>) => {
    const why = await ending
    setEnded({ what, why })
    // The form that had the focus is gone, after a refusal only if that is why.
    if (why === null || document.activeElement === document.body) heading.current?.focus()
    return why
  }
  return (
    <section className={styles.refunds} aria-labelledby="refunds">
      <div>
        <h2 id="refunds" className={styles.title} ref={heading} tabIndex={-1}>
          {t('title')}
        </h2>
        <div role="status">{ended && <Outcome of={ended} refunds={refunds} />}</div>
      </div>
      {canCancel && <CancelOrder onCancel={() => noting('cancelled', onCancel())} />}
      {returnable.length > 0 && <Returnable refunds={refunds} onReturn={(asked) => noting('asked', onReturn(asked))} />}
      {returns.length > 0 && <Returns returns={returns} />}
      {refunds.refunds.map((refund, index) => (
        <RefundRows key={index} refund={refund} />
      ))}
    </section>
  )
}

/** What was done, or why not where the form that was refused is gone: as long as it is there, it says so itself (refund-16). */
export function Outcome({ of: { what, why }, refunds }: { of: Ended; refunds: Pick<Data, 'canCancel' | 'returnable'> }) {
  const t = useTranslations('refunds')
  if (why === null) return <Notice tone="info">{t(what)}</Notice>
  const isThere = what === 'cancelled' ? refunds.canCancel : refunds.returnable.length > 0
  return isThere ? null : <Notice tone="bad">{why}</Notice>
}

function Returnable({ refunds: { returnable, returnUntil }, onReturn }: { refunds: Data; onReturn: OrderRefundsProps['onReturn'] }) {
  const t = useTranslations('refunds')
  const culture = useCulture()
  const [isOpen, setOpen] = useState(false)
  const ask = async (asked: AskedBack) => {
    const why = await onReturn(asked)
    if (why === null) setOpen(false)
    return why
  }
  return (
    <div className={styles.way}>
      <p>{returnUntil ? t('canReturnUntil', { day: dayOf(`${returnUntil}T12:00:00+08:00`, culture) }) : t('canReturn')}</p>
      {isOpen ? (
        <ReturnForm lines={returnable} onReturn={ask} />
      ) : (
        <Button look="secondary" onClick={() => setOpen(true)}>
          {t('return')}
        </Button>
      )}
    </div>
  )
}

function Returns({ returns }: { returns: Data['returns'] }) {
  const t = useTranslations('refunds')
  const culture = useCulture()
  return (
    <div className={styles.way}>
      <h3 className={styles.subtitle}>{t('returnsTitle')}</h3>
      <ul className={styles.returns}>
        {returns.map(({ state, askedAt, note, lines }, index) => (
          <li key={index}>
            <strong>{t(`state.${state}`, { day: dayOf(askedAt, culture) })}</strong>
            {lines.map((goods) => (
              <span key={goods.line}>{t('pieces', { name: goodsName(goods, culture), count: goods.quantity })}</span>
            ))}
            {note && <span>{note}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
