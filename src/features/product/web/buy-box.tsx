import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { quantityHint } from '#src/features/product/rules/quantity-hint.ts'
import { closeChinese } from '#src/kit/close-chinese.ts'
import { formatMoney } from '#src/kit/money.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { iconAlertCircle, iconCheck, iconWifiOff } from '#src/ui/icons.ts'
import { Link } from '#src/ui/link.tsx'
import { Stepper } from '#src/ui/stepper.tsx'
import styles from './buy-box.module.css'
import type { Product, Variant } from './from-wire.ts'
import { useAdd, type Add, type Adding, type Missed } from './use-add.ts'
import { VariantName, type VariantValue } from './variant-name.tsx'

interface BuyBoxProps {
  product: Product
  variant: Variant
  /** The variant's values of the product's options, `Oxblood` and `Medium`. */
  values: readonly VariantValue[]
  onAdd: Add
  heart: ReactNode
  /** Shown for a sold-out variant instead of the bag button. */
  renderRestock(ean: string): ReactNode
}

/** The quantity and the bag button, or why the variant is not sold. On a narrow page the button sticks to the edge of the screen. */
export function BuyBox({ product, variant, values, onAdd, heart, renderRestock }: BuyBoxProps) {
  const t = useTranslations('product')
  const [wanted, setWanted] = useState(1)
  const outcome = useRef<HTMLDivElement>(null)
  const unsold = useRef<HTMLDivElement>(null)
  const { adding, missed, add } = useAdd({ ean: variant.ean, values }, onAdd, outcome)
  const bar = useRef<HTMLDivElement>(null)
  useRoomFor(bar)
  const most = Math.max(1, variant.quantity)
  // What was chosen is kept for the next variant, of which there may be more.
  const quantity = Math.min(wanted, most)
  const isReduced = variant.listCents > variant.priceCents
  const button = (
    <Button onClick={() => void add(quantity)} aria-disabled={adding.status === 'adding'}>
      {t(adding.status === 'adding' ? 'adding' : 'add')}
    </Button>
  )
  const hint = quantityHint(quantity, variant.quantity, product.maxAddQuantity)
  return (
    <div className={styles.box}>
      {variant.notSold ? (
        <div className={styles.out} ref={unsold}>
          {variant.isOutOfStock ? (
            <SoldOut product={product} variantName={values.map(({ label }) => label).join(' · ')}>
              {product.hasRestockMail && renderRestock(variant.ean)}
            </SoldOut>
          ) : (
            <div className={styles.sold}>
              <h2 className="h3">{variant.notSold.title}</h2>
              <p>{variant.notSold.message}</p>
            </div>
          )}
          {heart}
        </div>
      ) : (
        <>
          <div className={styles.cta}>
            <Stepper value={quantity} max={most} onChange={setWanted} label={t('quantity')} fewerLabel={t('fewer')} moreLabel={t('more')} />
            <div className={styles.add}>{button}</div>
            {heart}
          </div>
          {hint && <p className={styles.hint}>{t(hint, { count: variant.quantity })}</p>}
        </>
      )}
      <div ref={bar} className={styles.sticky} role="region" aria-label={t('buy')}>
        <p>
          <b className={isReduced ? styles.reduced : undefined}>{formatMoney(variant.priceCents)}</b>
          <span>{variant.notSold?.title ?? <VariantName product={product} values={values} />}</span>
        </p>
        {!variant.notSold ? (
          button
        ) : variant.isOutOfStock && product.hasRestockMail ? (
          <Button onClick={() => unsold.current?.querySelector<HTMLElement>('input, [tabindex]')?.focus()}>{t('emailMe')}</Button>
        ) : (
          <Button disabled>{variant.notSold.title}</Button>
        )}
      </div>
      {/* After both buttons, so that its link is the stop that follows. */}
      <div ref={outcome} className={styles.outcome} role="status">
        {missed && <MissedVariant product={product} missed={missed} />}
        <Outcome adding={adding} />
      </div>
    </div>
  )
}

/** Where the bar is at the edge of the screen, the page ends above it, however tall it is. */
function useRoomFor(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement
    const element = bar.current!
    const observer = new ResizeObserver(() => style.setProperty('--buy-bar', `${element.offsetHeight}px`))
    observer.observe(element, { box: 'border-box' })
    return () => {
      observer.disconnect()
      style.removeProperty('--buy-bar')
    }
  }, [bar])
}

function Outcome({ adding }: { adding: Adding }) {
  const t = useTranslations('product')
  if (adding.status === 'added' || adding.status === 'waiting') {
    return (
      <p className={styles.added}>
        <Icon of={adding.status === 'added' ? iconCheck : iconWifiOff} size={20} />
        {t(adding.status, { quantity: adding.quantity })}
        <Link className="link" to="/cart/shopping-cart">
          {t('viewBag')}
        </Link>
      </p>
    )
  }
  return adding.status === 'failed' && <Failed>{adding.message || t('noAnswer')}</Failed>
}

function MissedVariant({ product, missed: { values, message } }: { product: Product; missed: Missed }) {
  const t = useTranslations('product')
  const name = () => <VariantName product={product} values={values} />
  return (
    <Failed>
      <span>{t.rich('missed', { name, message: message || t('noAnswer') })}</span>
    </Failed>
  )
}

function Failed({ children }: { children: ReactNode }) {
  return (
    <p className={styles.failed}>
      <Icon of={iconAlertCircle} size={20} />
      {children}
    </p>
  )
}

function SoldOut({ product, variantName, children }: { product: Product; variantName: string; children: ReactNode }) {
  const t = useTranslations('product')
  const another = product.variants.some(({ notSold }) => !notSold)
  return (
    <div className={styles.sold}>
      <h2 className="h3">{another && variantName ? t('outTitle', { name: variantName }) : t('outProductTitle')}</h2>
      <p>
        {product.restockDuration && closeChinese(t('restock', { brand: product.brand.displayName, duration: product.restockDuration }))}
        {t(children ? 'outOnce' : another ? 'outNote' : 'outProductNote')}
      </p>
      {children && <div className={styles.restock}>{children}</div>}
    </div>
  )
}
