import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Reply } from '#src/kit/client.ts'
import type { Endpoint } from '#src/kit/endpoint.ts'
import { Button, ButtonLink } from './button.tsx'
import styles from './mail-link-page.module.css'
import { Notice } from './notice.tsx'

type State = 'ready' | 'failed' | 'done' | 'dead'

interface MailLinkPageProps {
  title: string
  text: string
  action: string
  /** Does the action of the link, with the token of the mail. */
  onPress(token: string): Promise<Reply<Endpoint>>
  failed: string
  done: { title: string; text: ReactNode }
  /** For a token that is missing, unknown or expired; the page does not tell which. */
  dead: { title: string; text: ReactNode }
  /** The way back into the shop. */
  onward: { to: string; label: string }
  mark: ReactNode
}

/** The page behind a mail's link. Only its button acts, because mail scanners open links. */
export function MailLinkPage({ title, text, action, onPress, failed, done, dead, onward, mark }: MailLinkPageProps) {
  const [state, setState] = useState<State>('ready')
  const isUnderWay = useRef(false)

  async function press(): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setState('ready')
    // The cached page is the same for all visitors, so the browser reads the token when the button is pressed.
    const reply = await onPress(new URLSearchParams(location.search).get('token') ?? '')
    isUnderWay.current = false
    if (reply.ok) return setState('done')
    setState(reply.problem.status === 404 || reply.problem.status === 422 ? 'dead' : 'failed')
  }

  return (
    <div className={styles.page}>
      {mark && <div className={styles.mark}>{mark}</div>}
      {state === 'done' && <Ending {...done} onward={onward} />}
      {state === 'dead' && <Ending {...dead} onward={onward} />}
      {(state === 'ready' || state === 'failed') && (
        <>
          <h1 className="h1">{title}</h1>
          <p>{text}</p>
          {state === 'failed' && (
            <Notice tone="bad" role="alert">
              {failed}
            </Notice>
          )}
          <Button onClick={() => void press()}>{action}</Button>
        </>
      )}
    </div>
  )
}

/** The outcome. It takes the focus, because the button is gone, and so is read out. */
function Ending({ title, text, onward }: { title: string; text: ReactNode; onward: MailLinkPageProps['onward'] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h1 ref={heading} className="h1" tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      <ButtonLink to={onward.to}>{onward.label}</ButtonLink>
    </>
  )
}
