import { Fragment, useState, type MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { shareOf, type Cart, type CartLine } from './from-wire.ts'
import { groupOfItem } from '#src/features/cart/rules/group-of-item.ts'
import { Amount } from '#src/ui/amount.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Popup } from '#src/ui/popup.tsx'
import { RejectedCart } from './cart-states.tsx'
// With the popup, so that a removal is drawn at once.
import './redraw-cart.ts'
import { groupsOf } from './bag-groups.ts'
import styles from './cart-popup.module.css'
import { FreeDeliveryMeter } from './free-delivery-meter.tsx'
import { GiftsAndOffers, NearMisses } from './promotions/gifts-and-offers.tsx'
import { LinePrice } from './line-price.tsx'
import { mayBeDeliveredFree } from './missing-for-you.ts'
import { ProductLink } from './product-link.tsx'
import { useCart } from './use-cart.tsx'

interface CartPopupProps {
  id: string
  /** The cart page. */
  url: string
  store: { name: string; operatorNames: readonly string[] }
  onClose(): void
}

/** The cart's contents, without leaving the page (shell-14). */
export function CartPopup({ id, url, store, onClose }: CartPopupProps) {
  const t = useTranslations('cart')
  const { cart, status, retry } = useCart()
  return (
    <Popup id={id} title={t('yourBag')} closeLabel={t('close')} onClose={onClose} divided>
      {status === 'reject' && (
        <div className={styles.note}>
          <RejectedCart onRetry={retry} />
        </div>
      )}
      {status === 'loading' && (
        <p className={styles.note} role="status">
          {t('loading')}
        </p>
      )}
      {cart &&
        (cart.lines.length === 0 ? <NothingYet onClose={onClose} /> : <Goods cart={cart} url={url} store={store} onClose={onClose} />)}
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

function Goods({ cart, url, store, onClose }: { cart: Cart } & Pick<CartPopupProps, 'url' | 'store' | 'onClose'>) {
  const t = useTranslations('cart')
  const { isChanging } = useCart()
  const [confirming, setConfirming] = useState<number | null>(null)
  // In the order of the bag's page, where what is given stands below the goods of its group.
  const groups = groupsOf(cart.lines, store.operatorNames, cart.delivery)
  const keys = groups.map(({ key }) => key)
  return (
    <>
      <div className={`scrolls ${styles.body}`}>
        {mayBeDeliveredFree(cart, store.operatorNames) && <FreeDeliveryMeter cart={cart} storeName={store.name} />}
        {groups.map(({ key, items }) => (
          <div key={key} className={styles.group}>
            <ul>
              {items.map((line) => (
                <Line key={line.id} line={line} isConfirming={confirming === line.id} onConfirm={setConfirming} onClose={onClose} />
              ))}
            </ul>
            <GiftsAndOffers cart={cart} isHere={(item) => groupOfItem(item, keys, store.operatorNames) === key} />
          </div>
        ))}
        <NearMisses cart={cart} only="gifts" />
      </div>
      <div className={styles.foot}>
        <dl className={styles.sums}>
          {sharedOf(cart).map(({ id, name, cents }) => (
            <Fragment key={id}>
              <dt>{name}</dt>
              <dd>
                <Amount cents={cents} />
              </dd>
            </Fragment>
          ))}
          <dt className={styles.subtotal}>{t('subtotal')}</dt>
          <dd className={`${styles.subtotal} ${isChanging ? styles.waiting : ''}`}>
            <Amount cents={cart.quote.goodsCents} />
          </dd>
        </dl>
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

/** What promotions take off the whole bag: its lines are shown without their share of it (money-15). */
const sharedOf = ({ quote: { promotions, ledger } }: Cart) =>
  promotions
    .map(({ id, name }) => ({ id, name, cents: shareOf(ledger.filter(({ promotionId }) => promotionId === id)) }))
    .filter(({ cents }) => cents !== 0)

interface LineProps {
  line: CartLine
  isConfirming: boolean
  /** Asks for confirmation at this line and at no other (cart-07). */
  onConfirm(id: number | null): void
  onClose(): void
}

function Line({ line, isConfirming, onConfirm, onClose }: LineProps) {
  const t = useTranslations('cart')
  const { remove } = useCart()
  const { id, product, quantity } = line
  const question = `remove-${id}`
  return (
    <li className={styles.line} tabIndex={-1} data-special-price={line.isOffer || undefined}>
      <ProductLink product={product} className={styles.picture} isPicture onClick={onClose}>
        <Picture src={product.pictureUrl ?? ''} alt="" sizes="72px" />
      </ProductLink>
      <div>
        <p className="label">{product.brand.name}</p>
        <ProductLink product={product} className={styles.name} onClick={onClose}>
          {product.title}
        </ProductLink>
        {product.options && <p className={styles.options}>{product.options}</p>}
        {product.notSold && <FieldError>{product.notSold.message}</FieldError>}
        <p className={styles.act}>
          <span id={question}>{isConfirming ? t('confirmRemove', { count: quantity }) : t('quantity', { count: quantity })}</span>
          {isConfirming ? (
            <>
              <TextButton label={t('removeNamed', { name: product.title })} question={question} onPress={() => remove(id)}>
                {t('remove')}
              </TextButton>
              <TextButton onPress={() => onConfirm(null)}>{t('keep')}</TextButton>
            </>
          ) : (
            <TextButton label={t('removeNamed', { name: product.title })} onPress={() => onConfirm(id)}>
              {t('remove')}
            </TextButton>
          )}
        </p>
      </div>
      <LinePrice line={line} />
    </li>
  )
}

/** A button in the line's text. A press replaces it by other buttons, so the popup takes its focus. */
function TextButton({
  label,
  question,
  onPress,
  children,
}: {
  label?: string
  /** The element with the question that it answers: such a button takes the focus. */
  question?: string
  onPress(): void
  children: string
}) {
  const press = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest('dialog')?.focus()
    onPress()
  }
  return (
    <button
      ref={question ? focus : undefined}
      type="button"
      className={`link ${styles.word}`}
      aria-label={label}
      aria-describedby={question}
      onClick={press}
    >
      {children}
    </button>
  )
}

const focus = (button: HTMLButtonElement | null): void => button?.focus()
