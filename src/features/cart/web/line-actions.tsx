import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import type { CartItem } from '#src/features/cart/cart.contract.ts'
import { steppedQuantity } from '#src/features/cart/rules/cart.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import { Stepper } from '#src/ui/stepper.tsx'
import styles from './bag.module.css'
import { mostOf } from './redraw-cart.ts'

export interface LineCommands {
  setQuantity(autoId: number, quantity: number): void
  remove(autoId: number): void
  /** Shows the question of one line and hides every other; null hides all. */
  askBeforeRemoving(autoId: number | null): void
}

interface LineActionsProps {
  item: CartItem
  refusal: string | undefined
  commands: LineCommands
  removeRef: Ref<HTMLButtonElement>
}

/** How many, and away with it. Says so when the shop has fewer than are in the bag. */
export function LineActions({ item, refusal, commands, removeRef }: LineActionsProps) {
  const t = useTranslations('cart')
  const { autoId, quantityInCart, product } = item
  const most = mostOf(item)
  const change = (quantity: number) =>
    commands.setQuantity(autoId, steppedQuantity(quantityInCart, quantity > quantityInCart ? 1 : -1, most))
  return (
    <div className={styles.act}>
      {!product.outOfStock && (
        <Stepper
          className={styles.stepper}
          value={quantityInCart}
          max={Math.max(1, most)}
          onChange={change}
          label={t('quantityOf', { name: product.name })}
          fewerLabel={t('fewer')}
          moreLabel={t('more')}
        />
      )}
      <button
        ref={removeRef}
        type="button"
        className={styles.text}
        aria-label={t('removeNamed', { name: product.name })}
        onClick={() => commands.askBeforeRemoving(autoId)}
      >
        {t('remove')}
      </button>
      {!refusal && quantityInCart === most && most < 99 && <MostNote item={item} />}
      <LineProblem item={item} refusal={refusal} onSetTo={(quantity) => commands.setQuantity(autoId, quantity)} />
    </div>
  )
}

function MostNote({ item: { product } }: { item: CartItem }) {
  const t = useTranslations('cart')
  const isScarce = product.quantity < product.maxAddQuantity
  return (
    <span className={styles.note}>{isScarce ? t('left', { count: product.quantity }) : t('most', { count: product.maxAddQuantity })}</span>
  )
}

interface LineProblemProps {
  item: CartItem
  refusal: string | undefined
  onSetTo(quantity: number): void
}

function LineProblem({ item, refusal, onSetTo }: LineProblemProps) {
  const t = useTranslations('cart')
  const { product, quantityInCart } = item
  const most = mostOf(item)
  const words = product.outOfStock ? t('outOfStock') : quantityInCart > most ? t('overStockLeft', { count: most }) : refusal
  return (
    <div className={words ? styles.error : undefined} role="status">
      {words && <FieldError>{words}</FieldError>}
      {most > 0 && quantityInCart > most && (
        <button type="button" className={styles.text} onClick={() => onSetTo(most)}>
          {t('setToLeft', { count: String(most) })}
        </button>
      )}
    </div>
  )
}
