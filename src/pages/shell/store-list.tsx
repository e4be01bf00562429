import type { SiteSettings } from '#src/features/settings/settings.contract.ts'
import { storeContacts } from '#src/features/settings/web/site-constant.ts'
import styles from './store-list.module.css'

/** The stores and their telephone numbers. */
export function StoreList({ settings }: { settings: SiteSettings }) {
  return (
    <ul className={styles.stores}>
      {storeContacts(settings).map(({ name, phone }) => (
        <li key={name}>
          {name}
          {phone && (
            <a className="num" href={`tel:${phone.replaceAll(' ', '')}`}>
              {phone}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
