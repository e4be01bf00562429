import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { clockOf, minutesLeft, secondsLeft } from '#src/features/payment/rules/hold-time.ts'
import { Icon } from '#src/ui/icon.tsx'
import { iconClock } from '#src/ui/icons.ts'
import styles from './pay-button.module.css'

/** The server's clock may be behind this one, or its answer may be lost: the end is told again. */
const askAgainMs = 10_000

/** How long the goods are still held. It counts for the eye every second, and tells a screen reader once a minute. */
export function HoldTimer({ heldUntil, onEnd }: { heldUntil: string; onEnd(): void }) {
  const t = useTranslations('payment')
  const seconds = useSecondsLeft(heldUntil)
  const isOver = seconds === 0
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!isOver) return
    end()
    const again = setInterval(() => end(), askAgainMs)
    return () => clearInterval(again)
  }, [isOver])
  return (
    <p className={`${styles.hold} ${styles.counting}`}>
      <Icon of={iconClock} size={20} />
      <span className={styles.clock} aria-hidden="true">
        {t('held', { clock: clockOf(seconds) })}
      </span>
      <span className="visually-hidden" role="status">
        {t('heldMinutes', { minutes: minutesLeft(seconds) })}
      </span>
    </p>
  )
}

function useSecondsLeft(heldUntil: string): number {
  const [seconds, setSeconds] = useState(() => secondsLeft(heldUntil, Date.now()))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsLeft(heldUntil, Date.now())), 1000)
    return () => clearInterval(timer)
  }, [heldUntil])
  return seconds
}
