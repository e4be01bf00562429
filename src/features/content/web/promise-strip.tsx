import { IconBuildingStore, IconPackage, IconReceipt, IconTruckDelivery } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { Icon } from '#src/ui/icon.tsx'
import styles from './promise-strip.module.css'

/** What holds for every order; stands above the footer of the home page. */
export function PromiseStrip({ freeFrom, storeNames }: { freeFrom: string; storeNames: readonly string[] }) {
  const t = useTranslations('content.home')
  const [first, second] = storeNames
  const promises = [
    { icon: IconTruckDelivery, title: t('free'), note: t('freeNote', { amount: freeFrom }) },
    { icon: IconBuildingStore, title: t('collect'), note: first && second ? t('collectNote', { first, second }) : t('collectNoteShort') },
    { icon: IconPackage, title: t('stock'), note: t('stockNote') },
    { icon: IconReceipt, title: t('prices'), note: t('pricesNote') },
  ]
  return (
    <section className={styles.strip} aria-label={t('promises')}>
      <ul className="wrap">
        {promises.map(({ icon, title, note }) => (
          <li key={title}>
            <Icon of={icon} size={32} />
            <p>
              <b>{title}</b>
              {note}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
