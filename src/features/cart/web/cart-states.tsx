import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyProp } from '#src/ui/empty-prop.tsx'
import { Rejected } from '#src/ui/rejected.tsx'
import { useShopPictures } from '#src/ui/shop-pictures.ts'
import cart from './cart.module.css'
import styles from './states.module.css'
import summary from './summary.module.css'
import why from './why-this-price.module.css'

const bone = (...sizes: string[]) => [styles.bone, ...sizes.map((size) => styles[size])].join(' ')

/** A placeholder of the cart's size while it loads; drawn after 200 ms. */
export function CartSkeleton() {
  const t = useTranslations('cart')
  return (
    <div className={styles.late}>
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <div aria-hidden="true">
        {[2, 1].map((lines) => (
          <div key={lines} className={cart.group}>
            <div className={cart.head}>
              <span className={bone('w112', 'h16')} />
              <span className={bone('w140', 'h14')} />
            </div>
            <ul>
              {Array.from({ length: lines }, (_, index) => (
                <LineSkeleton key={index} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  )
}

function LineSkeleton() {
  return (
    <li className={cart.line}>
      <span className={cart.picture} />
      <div>
        <span className={bone('w96', 'h14', 'row')} />
        <span className={bone('w240', 'h16', 'gap')} />
        <span className={bone('w76', 'h14', 'gap')} />
      </div>
      <div>
        <span className={bone('w76', 'h16', 'row')} />
      </div>
      <div className={cart.act}>
        <span className={bone('w130', 'h44')} />
        <span className={bone('w64', 'h14')} />
      </div>
    </li>
  )
}

export function SummarySkeleton() {
  const t = useTranslations('cart')
  return (
    <section className={`${summary.summary} ${styles.late}`} aria-hidden="true">
      <h2 className={`h2 ${summary.title}`}>{t('summary')}</h2>
      <div className={summary.meter}>
        <span className={bone('deep', 'w240', 'h14', 'row')} />
        <span className={summary.track} />
      </div>
      <dl className={summary.rows}>
        {[0, 1, 2].map((row) => (
          <div key={row} className={styles.contents}>
            <dt>
              <span className={bone('deep', 'w112', 'h14', 'row')} />
            </dt>
            <dd>
              <span className={bone('deep', 'w64', 'h14', 'row')} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={summary.total}>
        <span>{t('toPay')}</span>
        <span className={bone('deep', 'w112', 'h28')} />
      </p>
      <p className={summary.gst}>
        <span className={bone('deep', 'w112', 'h14', 'end')} />
      </p>
      <div className={why.why}>
        <span className={styles.tap}>
          <span className={bone('deep', 'w112', 'h14')} />
        </span>
      </div>
      <span className={bone('deep', 'full', 'h48')} />
      <span className={bone('deep', 'w240', 'h14', 'hold')} />
    </section>
  )
}

/** The cart without goods: an explanation and one link. */
export function EmptyCart({ takesFocus }: { takesFocus: boolean }) {
  const t = useTranslations('cart')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The last line was just removed together with its button, which had the focus.
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  return (
    <div className={styles.empty}>
      <EmptyDrawing />
      <h1 ref={title} className="h1" tabIndex={-1}>
        {t('emptyTitle')}
      </h1>
      <p>{t('emptyText')}</p>
      <ButtonLink to="/">{t('emptyAction')}</ButtonLink>
    </div>
  )
}

/** A bag that waits to be filled: the shop's own three pictures, else the plain one. */
function EmptyDrawing() {
  const { empty } = useShopPictures()
  if (!empty)
    return (
      <div className={styles.plain} aria-hidden="true">
        <EmptyProp of="bag" />
      </div>
    )
  return (
    <div className={styles.arches} aria-hidden="true">
      {[1, 2, 3].map((place) => (
        <img key={place} className={styles.arch} src={`${empty}/empty-bag-${place}.svg`} alt="" width={200} height={306} />
      ))}
    </div>
  )
}

/** The cart could not be fetched (cart-04): nothing is lost, and the button fetches it again. */
export function RejectedCart({ onRetry }: { onRetry(): void }) {
  const t = useTranslations('cart')
  return (
    <Rejected retry={t('retry')} onRetry={onRetry}>
      {t('rejected')}
    </Rejected>
  )
}
