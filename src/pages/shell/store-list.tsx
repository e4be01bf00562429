import type { SiteSettings } from '#src/features/settings/settings.contract.ts'
import { storeContacts } from '#src/features/settings/web/site-constant.ts'
import styles from './store-list.module.css'

/** The stores and their telephone numbers; nothing without stores. */
export function StoreList({ settings }: { settings: SiteSettings }) {
  const contacts = storeContacts(settings)
  if (contacts.length === 0) return null
  return (
    <ul className={styles.stores}>
      {contacts.map(({ name, phone }) => (
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
