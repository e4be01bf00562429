import { useTranslations } from 'use-intl'
import { AvatarPicture } from '#src/features/account/web/avatar-picture.tsx'
import { useAvatar } from '#src/features/account/web/use-avatar.ts'
import type { Client } from '#src/kit/client.ts'
import { AccountList } from './account-list.tsx'
import styles from './account-tools.module.css'
import { SignOutButton } from './sign-out-button.tsx'

/** The account menu, open under its icon. */
export function AccountPopup({ client }: { client: Client }) {
  const t = useTranslations('member')
  const avatar = useAvatar(client)
  return (
    <div className={styles.popup} data-panel>
      {avatar && (
        <div className={styles.picture}>
          <AvatarPicture avatar={avatar} alt={t('avatar.title')} size={64} />
        </div>
      )}
      <AccountList className={styles.list} />
      <div className={styles.last}>
        <SignOutButton client={client} className={styles.signOut} />
      </div>
    </div>
  )
}
