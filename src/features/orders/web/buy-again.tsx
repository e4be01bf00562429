import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { InvoiceLine } from '#src/features/orders/orders.contract.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { boughtAgain } from './bought-again.ts'
import styles from './buy-again.module.css'

/** Null when it was added to the cart, else the reason why not. */
export type AddLine = (line: Pick<InvoiceLine, 'ean' | 'name' | 'quantity'>) => Promise<string | null>

interface BuyAgainProps {
  lines: readonly InvoiceLine[]
  onAdd: AddLine
  invoiceUrl: string | null
}

interface Outcome {
  added: number
  refused: { name: string; message: string }[]
}

/** Adds the goods that were paid for to the cart, line by line, at today's prices; shows a reason for goods that cannot be added. */
export function BuyAgain({ lines, onAdd, invoiceUrl }: BuyAgainProps) {
  const t = useTranslations('orderHistory')
  const [isAdding, setAdding] = useState(false)
  const goods = boughtAgain(lines)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const press = async () => {
    setAdding(true)
    const refused: Outcome['refused'] = []
    let added = 0
    for (const { ean, quantity, name } of goods) {
      const message = await onAdd({ ean, name, quantity })
      if (message === null) added += quantity
      else refused.push({ name, message })
    }
    setOutcome({ added, refused })
    setAdding(false)
  }
  return (
    <div className={styles.again}>
      <div className={styles.ways}>
        {goods.length > 0 && (
          <Button busy={isAdding} onClick={() => void press()}>
            {t('buyAgain')}
          </Button>
        )}
        {invoiceUrl && (
          <ButtonLink look="secondary" to={invoiceUrl}>
            {t('invoice')}
          </ButtonLink>
        )}
      </div>
      <div role="status" className={styles.outcome}>
        {outcome && outcome.added > 0 && (
          <Notice
            tone="info"
            action={
              <Link className="link" to="/cart/shopping-cart">
                {t('seeBag')}
              </Link>
            }
          >
            {t('added', { count: outcome.added })}
          </Notice>
        )}
        {outcome?.refused.map(({ name, message }) => (
          <Notice key={name} tone="bad">
            {t('notAdded', { name, message })}
          </Notice>
        ))}
      </div>
    </div>
  )
}
