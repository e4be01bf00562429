import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#src/ui/icon.tsx'
import { iconRefresh } from '#src/ui/icons.ts'
import { useCulture } from '#src/ui/use-culture.ts'
import { openChallengeChannel, type ChallengeMessage } from './challenge-channel.ts'
import styles from './challenge.module.css'
import { frameAddress } from './frame-channel.ts'
import { HoldTimer } from './hold-timer.tsx'
import hold from './pay-button.module.css'
import type { Challenge } from './payment-outcome.ts'
import type { Payment } from './use-payment.ts'

/** The bank's 3-D Secure page over the checkout. It goes with the bank's answer, or when the shopper stops. */
export function ChallengeDialog({ payment, challenge }: { payment: Payment; challenge: Challenge }) {
  const t = useTranslations('payment')
  const dialog = useRef<HTMLDialogElement>(null)
  const { complete, askChallenge, at } = payment
  const lang = useCulture()
  const isOpen = at === 'challenge'
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  useAskOnReturn(isOpen, () => void askChallenge())
  const stop = () => void complete({ abandon: true })
  return (
    <dialog
      ref={dialog}
      className={styles.challenge}
      aria-labelledby="challenge-title"
      onCancel={(event) => {
        event.preventDefault()
        stop()
      }}
    >
      <h2 className="h2" id="challenge-title">
        {t('challengeTitle')}
      </h2>
      <p className={hold.hold}>
        <Icon of={iconRefresh} size={20} />
        {t('bankChecking')}
      </p>
      <HoldTimer heldUntil={challenge.heldUntil} onEnd={() => void askChallenge()} />
      <ChallengeFrame url={challenge.url} onProof={(proof) => void complete({ proof })} onAbandoned={stop} />
      <div className={styles.ways}>
        <a href={frameAddress(challenge.url, lang)} target="_blank" rel="noreferrer">
          {t('challengeInTab')}
        </a>
        <button type="button" onClick={stop}>
          {t('challengeStop')}
        </button>
      </div>
    </dialog>
  )
}

/** Whoever comes back from the bank's page in another tab finds the outcome here. */
function useAskOnReturn(isOpen: boolean, ask: () => void): void {
  const askWhenSeen = useEffectEvent(() => {
    if (document.visibilityState === 'visible') ask()
  })
  useEffect(() => {
    if (!isOpen) return
    const look = () => askWhenSeen()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [isOpen])
}

interface ChallengeFrameProps {
  url: string
  onProof(proof: string): void
  onAbandoned(): void
}

function ChallengeFrame({ url, onProof, onAbandoned }: ChallengeFrameProps) {
  const t = useTranslations('payment')
  const lang = useCulture()
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(420)
  const hear = useEffectEvent((message: ChallengeMessage) => {
    if (message.type === 'height') setHeight(message.height)
    if (message.type === 'proof') onProof(message.proof)
    if (message.type === 'abandoned') onAbandoned()
  })
  useEffect(() => {
    const close = openChallengeChannel(frame.current!, url, (message) => hear(message))
    // The frame is loaded only now, because its first message needs a listener.
    frame.current!.src = frameAddress(url, lang)
    return close
  }, [url, lang])
  return (
    <div className={styles.bank}>
      <iframe ref={frame} className={styles.frame} style={{ height }} title={t('challengePage')} />
    </div>
  )
}
