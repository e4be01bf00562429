import { useEffect, useState } from 'react'
import { useBlocker, type BlockerFunction } from 'react-router'
import { useTranslations } from 'use-intl'
import { useCart } from '#src/features/cart/web/use-cart.tsx'
import { amountTags } from '#src/ui/amount.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { iconWifiOff } from '#src/ui/icons.ts'
import { useOnline } from '#src/ui/use-online.ts'
import styles from './offline-bar.module.css'

/** Going to another page would leave neither this one nor that. */
const waitsForConnection: BlockerFunction = ({ currentLocation: from, nextLocation: to }) =>
  !navigator.onLine && from.pathname + from.search !== to.pathname + to.search

interface HeldPageProps {
  isOnline: boolean
  onHeld(isHeld: boolean): void
}

/** Holds the page that is chosen without a connection until there is one. Its hook changes the router, which no hydrating page can bear. */
function HeldPage({ isOnline, onHeld }: HeldPageProps) {
  const next = useBlocker(waitsForConnection)
  const isHeld = next.state === 'blocked'
  useEffect(() => onHeld(isHeld), [onHeld, isHeld])
  useEffect(() => {
    if (isOnline && next.state === 'blocked') next.proceed()
  }, [isOnline, next])
  return null
}

/** Reports that the connection is lost, what that means, and what waits for it (cart-27, shell-24); the page stays as it is. */
export function OfflineBar() {
  const t = useTranslations('content.shell')
  const isOnline = useOnline()
  const { waiting } = useCart()
  const [isHeld, setHeld] = useState(false)
  return (
    <div className={styles.place} role="status">
      {(!isOnline || isHeld) && <HeldPage isOnline={isOnline} onHeld={setHeld} />}
      {(!isOnline || waiting > 0) && (
        <p className={styles.bar}>
          <Icon of={iconWifiOff} size={20} />
          <span>
            {!isOnline && t.rich('offline', amountTags)} {waiting > 0 && t.rich('changesWait', { ...amountTags, count: waiting })}{' '}
            {isHeld && t('pageWaits')}
          </span>
        </p>
      )}
    </div>
  )
}
