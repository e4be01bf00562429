import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useShopPictures } from '#src/ui/shop-pictures.ts'
import styles from './auth-layout.module.css'

const advantages = ['rebates', 'vouchers', 'card', 'saved'] as const

/** A form, and beside it, on a wide page, the advantages of an account. */
export function AuthLayout({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  const t = useTranslations('signIn.keep')
  const { hasFlower } = useShopPictures()
  return (
    <div className={styles.layout}>
      <div className={styles.form}>
        <div className={`${styles.column} ${wide ? styles.wide : ''}`}>{children}</div>
      </div>
      <aside className={`${styles.side} ${hasFlower ? styles.patterned : ''}`} aria-labelledby="members-keep">
        <div className={styles.advantages}>
          <h2 className="h2" id="members-keep">
            {t('title')}
          </h2>
          <ul>
            {advantages.map((name) => (
              <li key={name}>
                <b>{t(name)}</b>
                <span>{t(`${name}Text`)}</span>
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  )
}
