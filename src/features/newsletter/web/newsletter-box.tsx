import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { subscribe } from '#src/features/newsletter/newsletter.contract.ts'
import { mailboxOf } from '#src/kit/validation.ts'
import { canSubscribe, fieldAccepts, longestNewsletterEmail } from '#src/features/newsletter/rules/subscription.ts'
import type { Client } from '#src/kit/client.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Part } from '#src/ui/part.tsx'
import styles from './newsletter-box.module.css'

const loadDialog = () => import('./subscribed-dialog.tsx')

/** The newsletter's part of the footer. `mark` is drawn above the text of success. */
export function NewsletterBox({ client, mark }: { client: Client; mark: ReactNode }) {
  const t = useTranslations('newsletter')
  return (
    <section className={styles.box} aria-labelledby="newsletter-title">
      <div>
        <h2 className="h2" id="newsletter-title">
          {t('title')}
        </h2>
        <p className={styles.text}>{t('text')}</p>
      </div>
      <NewsletterForm client={client} mark={mark} />
    </section>
  )
}

/** Shows success only when the server confirms it; otherwise nothing is shown, and what was typed stays (newsletter-05). */
function NewsletterForm({ client, mark }: { client: Client; mark: ReactNode }) {
  const t = useTranslations('newsletter')
  const input = useRef<HTMLInputElement>(null)
  const isSending = useRef(false)
  const [isWrong, setWrong] = useState(false)
  const [isSubscribed, setSubscribed] = useState(false)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const typed = input.current!.value
    setWrong(!canSubscribe(typed))
    if (!canSubscribe(typed)) return input.current!.focus()
    if (isSending.current) return
    isSending.current = true
    const reply = await client(subscribe, { body: { email: mailboxOf(typed) } })
    isSending.current = false
    if (!reply.ok) return
    input.current!.value = ''
    setSubscribed(true)
  }

  return (
    // `method="dialog"` keeps a form that is submitted before hydration from loading another page.
    <form className={styles.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        ref={input}
        id="newsletter-email"
        label={t('email')}
        type="email"
        autoComplete="email"
        spellCheck={false}
        maxLength={longestNewsletterEmail}
        error={isWrong ? t('emailInvalid') : undefined}
        announceError
        onBlur={({ target }) => setWrong(!fieldAccepts(target.value))}
        onChange={({ target }) => setWrong(isWrong && !fieldAccepts(target.value))}
      />
      <Button type="submit">{t('subscribe')}</Button>
      {isSubscribed && (
        <Part load={loadDialog}>{({ SubscribedDialog }) => <SubscribedDialog mark={mark} onClose={() => setSubscribed(false)} />}</Part>
      )}
    </form>
  )
}
