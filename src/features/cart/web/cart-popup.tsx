import { useState, type MouseEvent } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CartInfo, CartItem } from '#src/features/cart/cart.contract.ts'
import { isSentByStore } from '#src/features/fulfilment/rules/grouping.ts'
import { Amount } from '#src/ui/amount.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Popup } from '#src/ui/popup.tsx'
import { groupedProduct } from './from-wire.ts'
import { RejectedBag } from './bag-states.tsx'
import styles from './cart-popup.module.css'
import { FreeDeliveryMeter } from './free-delivery-meter.tsx'
import { LinePrice } from './line-price.tsx'
import { useCart } from './use-cart.tsx'

interface CartPopupProps {
  id: string
  /** The cart page. */
  url: string
  store: { name: string; operatorNames: readonly string[] }
  onClose(): void
}

/** What is in the bag, without leaving the page (shell-14). */
export function CartPopup({ id, url, store, onClose }: CartPopupProps) {
  const t = useTranslations('cart')
  const { cart, status, retry } = useCart()
  return (
    <Popup id={id} title={t('yourBag')} closeLabel={t('close')} onClose={onClose} divided>
      {status === 'reject' && (
        <div className={styles.note}>
          <RejectedBag onRetry={retry} />
        </div>
      )}
      {status === 'loading' && (
        <p className={styles.note} role="status">
          {t('loading')}
        </p>
      )}
      {cart &&
        (cart.productsInCart.length === 0 ? (
          <NothingYet onClose={onClose} />
        ) : (
          <Goods cart={cart} url={url} store={store} onClose={onClose} />
        ))}
    </Popup>
  )
}

function NothingYet({ onClose }: { onClose(): void }) {
  const t = useTranslations('cart')
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{t('emptyTitle')}</p>
      <p>{t('emptyText')}</p>
      <Button look="secondary" block onClick={onClose}>
        {t('continueShopping')}
      </Button>
    </div>
  )
}

function Goods({ cart, url, store, onClose }: { cart: CartInfo } & Pick<CartPopupProps, 'url' | 'store' | 'onClose'>) {
  const t = useTranslations('cart')
  const { isChanging } = useCart()
  const [asked, askBeforeRemoving] = useState<number | null>(null)
  const hasOwnGoods = cart.productsInCart.some(({ product }) => isSentByStore(groupedProduct(product).fulfilment, store.operatorNames))
  return (
    <>
      <div className={styles.body}>
        {hasOwnGoods && <FreeDeliveryMeter cart={cart} storeName={store.name} />}
        <ul>
          {cart.productsInCart.map((item) => (
            <Line key={item.autoId} item={item} isAsked={asked === item.autoId} askBeforeRemoving={askBeforeRemoving} onClose={onClose} />
          ))}
        </ul>
      </div>
      <div className={styles.foot}>
        <p className={styles.subtotal}>
          {t('subtotal')}
          <span className={isChanging ? styles.waiting : undefined}>
            <Amount cents={cart.quote.goodsCents} />
          </span>
        </p>
        <p className="small">{t('deliveryLater')}</p>
        <div className={styles.ways}>
          <ButtonLink to={url} look="secondary" onClick={onClose}>
            {t('viewBag')}
          </ButtonLink>
          <ButtonLink to={`${url}#step-delivery`} onClick={onClose}>
            {t('checkOut')}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}

interface LineProps {
  item: CartItem
  isAsked: boolean
  /** Removing asks first, and one line at a time (cart-07). */
  askBeforeRemoving(autoId: number | null): void
  onClose(): void
}

function Line({ item, isAsked, askBeforeRemoving, onClose }: LineProps) {
  const t = useTranslations('cart')
  const { remove } = useCart()
  const { autoId, product, quantityInCart } = item
  const address = `/product/${product.slug}`
  return (
    <li className={styles.line}>
      <Link to={address} className={styles.picture} tabIndex={-1} aria-hidden="true" onClick={onClose}>
        <Picture src={product.imageUrl ?? ''} alt="" sizes="72px" />
      </Link>
      <div>
        <p className="label">{product.brand.displayName}</p>
        <Link to={address} className={styles.name} onClick={onClose}>
          {product.name}
        </Link>
        {product.options && <p className={styles.options}>{product.options}</p>}
        <p className={styles.act}>
          <span>{isAsked ? t('confirmRemove', { count: quantityInCart }) : t('quantity', { count: quantityInCart })}</span>
          {isAsked ? (
            <>
              <Word label={t('removeNamed', { name: product.name })} takesFocus onPress={() => remove(autoId)}>
                {t('remove')}
              </Word>
              <Word onPress={() => askBeforeRemoving(null)}>{t('keep')}</Word>
            </>
          ) : (
            <Word label={t('removeNamed', { name: product.name })} onPress={() => askBeforeRemoving(autoId)}>
              {t('remove')}
            </Word>
          )}
        </p>
      </div>
      <LinePrice item={item} />
    </li>
  )
}

/** A button that reads like a word of the line. Pressed it makes way for others, so the popup takes its focus. */
function Word({
  label,
  takesFocus = false,
  onPress,
  children,
}: {
  label?: string
  takesFocus?: boolean
  onPress(): void
  children: string
}) {
  const press = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest('dialog')?.focus()
    onPress()
  }
  return (
    <button ref={takesFocus ? focus : undefined} type="button" className={`link ${styles.word}`} aria-label={label} onClick={press}>
      {children}
    </button>
  )
}

const focus = (button: HTMLButtonElement | null): void => button?.focus()
