import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CodeEntry } from './code-entry.tsx'
import type { CartLine } from '../from-wire.ts'
import type { Promotions } from './from-wire.ts'
import styles from './codes.module.css'

interface LineCodeProps {
  line: CartLine
  codes: Promotions['codes']
}

/** Codes for one item, at its line (promo-15). The field opens at a press. */
export function LineCode({ line, codes }: LineCodeProps) {
  const t = useTranslations('cart.promotions')
  const [isOpen, setOpen] = useState(false)
  const ofLine = codes.filter(({ lineId }) => lineId === line.id)
  // The field stays when its last code is removed: it has the focus then.
  const [hadCode, setHadCode] = useState(false)
  if (ofLine.length > 0 && !hadCode) setHadCode(true)
  const name = line.product.title
  if (isOpen || hadCode) {
    return (
      <div className={styles.line}>
        <CodeEntry codes={ofLine} line={{ id: line.id, name }} takesFocus={isOpen} />
      </div>
    )
  }
  return (
    <div className={styles.line}>
      <button type="button" className={styles.link} aria-label={t('itemCodeNamed', { name })} onClick={() => setOpen(true)}>
        {t('itemCode')}
      </button>
    </div>
  )
}
