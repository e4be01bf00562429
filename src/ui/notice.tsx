import type { ReactNode } from 'react'
import { iconAlertCircle, iconInfoCircle } from '#src/ui/icons.ts'
import { Icon } from './icon.tsx'
import styles from './notice.module.css'

interface NoticeProps {
  tone: 'bad' | 'info'
  /** A screen reader announces `alert` at once and `status` at its next pause; without a role it announces nothing. */
  role?: 'alert' | 'status'
  /** The one action that the notice offers. */
  action?: ReactNode
  children: ReactNode
}

/** A message in its place on the page: the cause, then one action. */
export function Notice({ tone, role, action, children }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={role}>
      <Icon of={tone === 'bad' ? iconAlertCircle : iconInfoCircle} size={20} />
      <div className={styles.body}>
        <div className={styles.words}>{children}</div>
        {action}
      </div>
    </div>
  )
}
