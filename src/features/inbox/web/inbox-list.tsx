import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { InboxMessage } from '#src/features/inbox/inbox.contract.ts'
import { dayOf } from '#src/kit/dates.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { useCulture } from '#src/ui/use-culture.ts'
import styles from './inbox-list.module.css'

interface InboxListProps {
  messages: readonly InboxMessage[]
  /** The member follows a message's link. */
  onOpen(autoId: number): void
}

/** Messages, the latest first; unread ones have a dot and are bold. Each links to its page. */
export function InboxList({ messages, onOpen }: InboxListProps) {
  const t = useTranslations('inbox')
  const culture = useCulture()
  return (
    <ul className={styles.messages}>
      {messages.map(({ autoId, title, text, url, at, isRead }) => (
        <li key={autoId}>
          <Link className={styles.message} to={url} onClick={() => !isRead && onOpen(autoId)}>
            <span className={isRead ? undefined : styles.dot}>{!isRead && <span className="visually-hidden">{t('unread')}</span>}</span>
            <span>
              <span className={`${styles.title} ${isRead ? '' : styles.new}`}>{title}</span>
              <span className={styles.text}>{text}</span>
            </span>
            <span className={styles.day}>{dayOf(at, culture)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

interface InboxViewProps extends InboxListProps {
  unread: number
  isMarking: boolean
  onMarkAll(): void
}

/** Messages with the button that marks all as read. */
export function InboxView({ unread, isMarking, onMarkAll, ...list }: InboxViewProps) {
  const t = useTranslations('inbox')
  const tools = useRef<HTMLDivElement>(null)
  const hadButton = useRef(false)
  useEffect(() => {
    // The button leaves when it is done, and with it the focus.
    if (hadButton.current && unread === 0 && document.activeElement === document.body) tools.current?.focus()
    hadButton.current = unread > 0
  }, [unread])
  if (list.messages.length === 0) {
    return (
      <EmptyState prop="letter" tile="powder" title={t('emptyTitle')} text={t('emptyText')}>
        <ButtonLink to="/member/account-overview">{t('emptyAction')}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <>
      <div ref={tools} className={styles.tools} role="status" tabIndex={-1}>
        {unread > 0 ? (
          <Button compact look="secondary" busy={isMarking} onClick={onMarkAll}>
            {t('markAll')}
          </Button>
        ) : (
          <p className="small">{t('allRead')}</p>
        )}
      </div>
      <InboxList {...list} />
    </>
  )
}
