import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { iconMail } from '#src/ui/icons.ts'
import styles from './message-sent.module.css'
import type { Sent } from './use-contact-form.ts'

const tags = {
  e: (words: ReactNode) => <span className={styles.email}>{words}</span>,
  b: (words: ReactNode) => <b className="num">{words}</b>,
}

/** What happens next. It takes the focus, because the form that had it is gone. */
export function MessageSent({ sent: { reference, answerWithinDays, email } }: { sent: Sent }) {
  const t = useTranslations('contact')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <div className={styles.sent}>
      <Icon of={iconMail} size={32} className={styles.sign} />
      <h1 ref={title} className="h1" tabIndex={-1}>
        {t('sentTitle')}
      </h1>
      <p>{t.rich('sentNext', { ...tags, days: answerWithinDays, email })}</p>
      <p>{t.rich('sentReference', { ...tags, reference })}</p>
      <ButtonLink to="/">{t('home')}</ButtonLink>
    </div>
  )
}
