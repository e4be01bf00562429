import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { isScarce, type CartLine } from './from-wire.ts'
import { steppedQuantity } from '#src/features/cart/rules/cart.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { iconChevronDown } from '#src/ui/icons.ts'
import { Stepper } from '#src/ui/stepper.tsx'
import styles from './cart.module.css'

export interface LineCommands {
  setQuantity(id: number, quantity: number): void
  remove(id: number): void
  /** Asks for confirmation at one line and at no other; null asks at none. */
  confirmRemoval(id: number | null): void
  moveToWishlist(line: CartLine): void
}

interface LineActionsProps {
  line: CartLine
  refusal: string | undefined
  commands: LineCommands
  removeRef: Ref<HTMLButtonElement>
  /** Hidden, it keeps its place, so that asking before removing moves nothing (cart-07). */
  isHidden: boolean
  /** The explanation of the line's price, which a button opens. */
  why: { id: string; isOpen: boolean; onToggle(): void }
}

/** The quantity, the buttons of the line, and why it is not sold, or that fewer can be bought than are in the cart. */
export function LineActions({ line, refusal, commands, removeRef, isHidden, why }: LineActionsProps) {
  const t = useTranslations('cart')
  const { id, quantity, product } = line
  const most = product.purchasable
  const change = (next: number) => commands.setQuantity(id, steppedQuantity(quantity, next > quantity ? 1 : -1, most))
  return (
    <div className={styles.act} inert={isHidden}>
      {!product.notSold && (
        <Stepper
          className={styles.stepper}
          value={quantity}
          max={Math.max(1, most)}
          onChange={change}
          label={t('quantityOf', { name: product.title })}
          fewerLabel={t('fewer')}
          moreLabel={t('more')}
        />
      )}
      {product.notSold?.isShown && (
        <ButtonLink look="secondary" compact className={styles.email} to={`/product/${product.slug}?variant=${product.ean}`}>
          {t('emailBack')}
        </ButtonLink>
      )}
      {(!product.notSold || product.notSold.isShown) && (
        <button
          type="button"
          className={styles.text}
          aria-label={t('moveNamed', { name: product.title })}
          onClick={() => commands.moveToWishlist(line)}
        >
          {t('moveToWishlist')}
        </button>
      )}
      <button
        ref={removeRef}
        type="button"
        className={styles.text}
        aria-label={t('removeNamed', { name: product.title })}
        onClick={() => commands.confirmRemoval(id)}
      >
        {t('remove')}
      </button>
      {!product.notSold && (
        <button
          type="button"
          className={`${styles.text} ${styles.whyButton}`}
          aria-label={t('whyNamed', { name: product.title })}
          aria-expanded={why.isOpen}
          aria-controls={why.id}
          onClick={why.onToggle}
        >
          {t('why')}
          <Icon of={iconChevronDown} size={20} />
        </button>
      )}
      {!refusal && quantity === most && most < 99 && <MostNote line={line} />}
      <LineProblem line={line} refusal={refusal} onSetTo={(next) => commands.setQuantity(id, next)} />
    </div>
  )
}

function MostNote({ line: { product } }: { line: CartLine }) {
  const t = useTranslations('cart')
  return (
    <span className={styles.note}>
      {isScarce(product) ? t('left', { count: product.purchasable }) : t('most', { count: product.maxQuantity })}
    </span>
  )
}

interface LineProblemProps {
  line: CartLine
  refusal: string | undefined
  onSetTo(quantity: number): void
}

function LineProblem({ line, refusal, onSetTo }: LineProblemProps) {
  const t = useTranslations('cart')
  const { product, quantity } = line
  const most = product.purchasable
  const tooMany = quantity > most ? t(isScarce(product) ? 'overStockLeft' : 'most', { count: most }) : refusal
  const words = product.notSold ? product.notSold.message : tooMany
  return (
    <div className={words ? styles.error : undefined} role="status">
      {words && <FieldError>{words}</FieldError>}
      {most > 0 && quantity > most && (
        <button type="button" className={styles.text} onClick={() => onSetTo(most)}>
          {t('setToLeft', { count: String(most) })}
        </button>
      )}
    </div>
  )
}
