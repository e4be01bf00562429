import { useTranslations } from 'use-intl'
import { amountTags } from '#src/ui/amount.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { iconWifiOff } from '#src/ui/icons.ts'
import { useOnline } from '#src/ui/use-online.ts'
import styles from './offline-bar.module.css'

/** Reports that the connection is lost, and what that means; the page stays as it is. */
export function OfflineBar() {
  const t = useTranslations('content.shell')
  const isOnline = useOnline()
  return (
    <div className={styles.place} role="status">
      {!isOnline && (
        <p className={styles.bar}>
          <Icon of={iconWifiOff} size={20} />
          <span>{t.rich('offline', amountTags)}</span>
        </p>
      )}
    </div>
  )
}
