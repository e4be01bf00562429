import { useQuery } from '@tanstack/react-query'
import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react'
import { useTranslations } from 'use-intl'
import { getPaymentToken } from '#src/features/payment/payment.contract.ts'
import type { Client } from '#src/kit/client.ts'
import { Rejected } from '#src/ui/rejected.tsx'
import { useCulture } from '#src/ui/use-culture.ts'
import { CardBones } from './card-bones.tsx'
import { openCardChannel, type CardChannel, type NonceReply } from './card-channel.ts'
import styles from './card.module.css'
import { cardFrameId } from './field-ids.ts'
import { frameAddress } from './frame-channel.ts'

export interface CardForm {
  /** Without a frame the answer is `silent`. */
  requestNonce(waitMs: number): Promise<NonceReply>
  /** Focuses the first wrong field. */
  focus(): void
}

interface CardFrameProps {
  ref: Ref<CardForm>
  client: Client
  isWrong: boolean
  /** The fields changed, and none is marked any more. */
  onMended(): void
  /** Locks the fields while a payment is under way. */
  isLocked: boolean
  /** What belongs to the card and is no field of it. */
  children?: ReactNode
}

/** The card fields. They are on the gateway's own origin, so the page never has access to a card. */
export function CardFrame({ ref, client, isWrong, onMended, isLocked, children }: CardFrameProps) {
  const [load, setLoad] = useState(0)
  const channel = useRef<CardChannel | null>(null)
  const token = useQuery({
    queryKey: ['cardFields', load],
    queryFn: () => cardFields(client),
    retry: false,
    staleTime: Infinity,
    networkMode: 'always',
  })
  const [state, setState] = useState<'loading' | 'ready' | 'silent'>('loading')
  const reload = () => {
    setState('loading')
    setLoad((count) => count + 1)
  }
  useImperativeHandle(ref, () => ({
    requestNonce: (waitMs) => channel.current?.requestNonce(waitMs) ?? Promise.resolve({ ok: false, reason: 'silent' }),
    focus() {
      goToFrame()
      channel.current?.focus()
    },
  }))
  useEffect(() => channel.current?.lock(isLocked), [isLocked, state])
  return (
    <div className={styles.embed} data-wrong={isWrong || undefined} inert={isLocked}>
      {token.isError || state === 'silent' ? (
        <FrameRejected onRetry={reload} />
      ) : (
        <div className={styles.around}>
          {token.data && <Frame key={load} {...token.data} channel={channel} onState={setState} onMended={onMended} />}
          {state === 'loading' && <CardBones />}
        </div>
      )}
      {children}
    </div>
  )
}

function goToFrame(): void {
  const frame = document.getElementById(cardFrameId)
  frame?.scrollIntoView({ block: 'center' })
  frame?.focus({ preventScroll: true })
}

async function cardFields(client: Client) {
  const reply = await client(getPaymentToken, {})
  if (!reply.ok) throw reply.problem
  return reply.value
}

interface FrameProps {
  cardFieldsUrl: string
  gatewayOrigin: string
  channel: { current: CardChannel | null }
  onState(state: 'ready' | 'silent'): void
  onMended(): void
}

const giveUpAfterMs = 15_000

function Frame({ cardFieldsUrl, gatewayOrigin, channel, onState, onMended }: FrameProps) {
  const t = useTranslations('payment')
  const frame = useRef<HTMLIFrameElement>(null)
  const lang = useCulture()
  useEffect(() => {
    const element = frame.current!
    const timer = setTimeout(() => onState('silent'), giveUpAfterMs)
    const opened = openCardChannel(element, gatewayOrigin, {
      ready() {
        clearTimeout(timer)
        onState('ready')
      },
      height(height) {
        element.style.height = `${height}px`
      },
      mended: onMended,
    })
    channel.current = opened
    // The frame is loaded only now, because its first message needs a listener.
    element.src = frameAddress(cardFieldsUrl, lang)
    return () => {
      clearTimeout(timer)
      opened.close()
      channel.current = null
    }
  }, [cardFieldsUrl, gatewayOrigin, lang, channel, onState, onMended])
  return <iframe ref={frame} id={cardFrameId} className={styles.frame} title={t('frameTitle')} allow="payment" />
}

function FrameRejected({ onRetry }: { onRetry(): void }) {
  const t = useTranslations('payment')
  return (
    <div id={cardFrameId} tabIndex={-1}>
      <Rejected retry={t('retry')} onRetry={onRetry}>
        {t('frameRejected')}
      </Rejected>
    </div>
  )
}
