import { useTranslations } from 'use-intl'
import { Amount } from '#src/ui/amount.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { iconChevronDown } from '#src/ui/icons.ts'
import { soldLines, type Cart } from './from-wire.ts'
import { LineMovements, OrderMovements } from './movements.tsx'
import styles from './why-this-price.module.css'

/** The price ledger in words: what each line costs and why, and what the order adds, every cent of it (money-05). */
export function WhyThisPrice({ cart, storeName }: { cart: Cart; storeName: string }) {
  const t = useTranslations('cart')
  return (
    <details className={styles.why}>
      <summary>
        {t('why')}
        <Icon of={iconChevronDown} size={20} />
      </summary>
      <ul>
        {soldLines(cart).map((line) => (
          <li key={line.id}>
            <details className={styles.item}>
              <summary>
                <span>
                  {line.product.brand.name} {line.product.title}
                  <Icon of={iconChevronDown} size={20} />
                </span>
                <Amount cents={line.amountCents} />
              </summary>
              <LineMovements line={line} ledger={cart.quote.ledger} />
            </details>
          </li>
        ))}
      </ul>
      <OrderMovements cart={cart} storeName={storeName} />
    </details>
  )
}
