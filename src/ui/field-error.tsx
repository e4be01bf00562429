import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './field.module.css'
import { Icon } from './icon.tsx'

/** What is wrong, in berry beside a sign, so that colour is not the only one to say it. */
export function FieldError({ id, role, children }: { id?: string; role?: 'alert' | undefined; children: ReactNode }) {
  return (
    <span className={styles.error} id={id} role={role}>
      <Icon of={IconAlertCircle} size={20} />
      <span>{children}</span>
    </span>
  )
}
