import { useTranslations } from 'use-intl'
import { getAvatar } from '#src/features/account/account.contract.ts'
import { AvatarPicture } from '#src/features/account/web/avatar-picture.tsx'
import type { Client } from '#src/kit/client.ts'
import { useMine } from '../member/use-mine.ts'
import { AccountList } from './account-list.tsx'
import styles from './account-tools.module.css'
import { SignOutButton } from './sign-out-button.tsx'

/** The account menu, open under its icon. */
export function AccountPopup({ client }: { client: Client }) {
  const t = useTranslations('member')
  const { data } = useMine(getAvatar, {})
  return (
    <div className={styles.popup} data-panel>
      {data?.value && (
        <div className={styles.picture}>
          <AvatarPicture avatar={data.value} alt={t('avatar.title')} size={64} />
        </div>
      )}
      <AccountList className={styles.list} />
      <div className={styles.last}>
        <SignOutButton client={client} className={styles.signOut} />
      </div>
    </div>
  )
}
