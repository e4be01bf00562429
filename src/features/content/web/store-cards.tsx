import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { StoreLocation } from '#src/features/stock/stock.contract.ts'
import { useShopPictures } from '#src/ui/shop-pictures.ts'
import styles from './store-cards.module.css'

interface StoreCardsProps {
  title: string
  intro: string
  /** The `lang` of the two where they are not in the page's language. */
  titleLang?: string
  introLang?: string
  stores: readonly StoreLocation[]
  /** The text for all stores. */
  children: ReactNode
}

/** The stores, each with its address, hours and telephone number, and its front where the shop has a drawing of it. */
export function StoreCards({ title, intro, titleLang, introLang, stores, children }: StoreCardsProps) {
  const { stores: fronts } = useShopPictures()
  return (
    <div className={styles.page}>
      <h1 className="h1" lang={titleLang}>
        {title}
      </h1>
      <p className={styles.intro} lang={introLang}>
        {intro}
      </p>
      <ul className={styles.stores}>
        {stores.map((store, index) => (
          <li key={store.code} id={store.code}>
            {fronts && (
              <div className={styles.front}>
                <img src={`${fronts}/store-${index + 1}.svg`} alt="" width={640} height={320} />
              </div>
            )}
            <h2 className="h2">{store.name}</h2>
            <StoreFacts store={store} />
          </li>
        ))}
      </ul>
      <div className={styles.text}>{children}</div>
    </div>
  )
}

/** Prevents a line break within a time of day. */
const unbroken = (hours: string): string => hours.replace(/(\d) ([ap]m)\b/g, '$1\u00a0$2')

function StoreFacts({ store: { address, hours, phone } }: { store: StoreLocation }) {
  const t = useTranslations('content.pages')
  return (
    <dl className={styles.facts}>
      {address && (
        <div>
          <dt>{t('address')}</dt>
          <dd>{address}</dd>
        </div>
      )}
      {hours && (
        <div>
          <dt>{t('hours')}</dt>
          <dd className="num">{unbroken(hours)}</dd>
        </div>
      )}
      {phone && (
        <div>
          <dt>{t('phone')}</dt>
          <dd>
            <a className="link num" href={`tel:${phone.replaceAll(' ', '')}`}>
              {phone}
            </a>
          </dd>
        </div>
      )}
    </dl>
  )
}
