import type { ReactNode } from 'react'
import { iconAlertCircle } from '#src/ui/icons.ts'
import styles from './field.module.css'
import { Icon } from './icon.tsx'

/** The error of a field, in the colour berry and with an icon, so that colour is not the only sign of it. */
export function FieldError({ id, role, children }: { id?: string; role?: 'alert' | undefined; children: ReactNode }) {
  return (
    <span className={styles.error} id={id} role={role}>
      <Icon of={iconAlertCircle} size={20} />
      <span>{children}</span>
    </span>
  )
}
