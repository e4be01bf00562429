import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { endSession, getSessions, type AccountSession } from '#src/features/account/account.contract.ts'
import type { Client, Failure } from '#src/kit/client.ts'
import { Notice } from '#src/ui/notice.tsx'
import { momentOf } from '#src/kit/dates.ts'
import { useCulture } from '#src/ui/use-culture.ts'
import styles from './account.module.css'

/** Where a member is signed in; every other session can be ended from here. A changed `version` fetches the list again. */
export function SessionsSection({ client, version }: { client: Client; version: number }) {
  const t = useTranslations('member')
  const problems = useTranslations('problems')
  const [sessions, setSessions] = useState<readonly AccountSession[]>([])
  const [outcome, setOutcome] = useState<Failure | 'ended' | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    void client(getSessions, {}).then((reply) => (reply.ok ? setSessions(reply.value) : setOutcome(reply.problem)))
  }, [client, version])

  async function end(sessionId: string): Promise<void> {
    const reply = await client(endSession, { body: { sessionId } })
    if (reply.ok) {
      // The button that had the focus leaves with its row.
      heading.current?.focus()
      setSessions((all) => all.filter((each) => each.sessionId !== sessionId))
    }
    setOutcome(reply.ok ? 'ended' : reply.problem)
  }
  return (
    <section className={styles.block} aria-labelledby="account-sessions">
      <h2 className="h3" id="account-sessions" ref={heading} tabIndex={-1}>
        {t('sessions')}
      </h2>
      {outcome === 'ended' && (
        <Notice tone="info" role="status">
          {t('ended')}
        </Notice>
      )}
      {outcome !== null && outcome !== 'ended' && (
        <Notice tone="bad" role="alert">
          {outcome.message || problems('UNAVAILABLE.message')}
        </Notice>
      )}
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <SessionRow key={session.sessionId} session={session} onEnd={() => void end(session.sessionId)} />
        ))}
      </ul>
    </section>
  )
}

function SessionRow({ session: { browser, system, isThisOne, lastSeenAt }, onEnd }: { session: AccountSession; onEnd(): void }) {
  const t = useTranslations('member')
  const culture = useCulture()
  const device = browser && system ? t('onSystem', { browser, system }) : t('unknownDevice')
  return (
    <li>
      <div>
        <p>{device}</p>
        <p className="small">{t('lastSeen', { date: momentOf(lastSeenAt, culture) })}</p>
      </div>
      {isThisOne ? (
        <span className={`small ${styles.here}`}>{t('thisDevice')}</span>
      ) : (
        <button type="button" className={`link ${styles.quiet}`} aria-label={t('endNamed', { device })} onClick={onEnd}>
          {t('end')}
        </button>
      )}
    </li>
  )
}
