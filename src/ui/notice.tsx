import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './notice.module.css'

interface NoticeProps {
  tone: 'bad' | 'info'
  /** `alert` breaks in, `status` waits its turn; without one nothing is announced. */
  role?: 'alert' | 'status'
  /** The one thing that can be done about it. */
  action?: ReactNode
  children: ReactNode
}

/** What happened, in place: the cause, then one action. */
export function Notice({ tone, role, action, children }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={role}>
      <Icon of={tone === 'bad' ? IconAlertCircle : IconInfoCircle} size={20} />
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  )
}
