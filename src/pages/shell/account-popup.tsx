import type { Client } from '#src/kit/client.ts'
import { AccountList } from './account-list.tsx'
import styles from './account-tools.module.css'
import { SignOutButton } from './sign-out-button.tsx'

/** The account menu, open under its icon. */
export function AccountPopup({ client }: { client: Client }) {
  return (
    <div className={styles.popup} data-panel>
      <AccountList className={styles.list} />
      <div className={styles.last}>
        <SignOutButton client={client} className={styles.signOut} />
      </div>
    </div>
  )
}
