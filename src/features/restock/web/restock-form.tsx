import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { subscribeRestockNotification } from '#src/features/restock/restock.contract.ts'
import { restockError, type RestockError } from '#src/features/restock/rules/restock.ts'
import type { Client } from '#src/kit/client.ts'
import { longestEmail } from '#src/kit/validation.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import styles from './restock-form.module.css'

interface RestockFormProps {
  client: Client
  /** The EAN of the variant that is out of stock; each variant has a form of its own. */
  ean: string
}

/** The id that the sticky bar's button links to. */
export const restockEmailId = 'restock-email'

/** Subscribes to a mail when a variant is back. What was typed stays until the server has accepted it. */
export function RestockForm({ client, ean }: RestockFormProps) {
  const t = useTranslations('restock')
  const input = useRef<HTMLInputElement>(null)
  const isUnderWay = useRef(false)
  const [error, setError] = useState<RestockError>()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isUnderWay.current) return
    const email = input.current!.value
    const wrong = restockError(email)
    setError(wrong)
    if (wrong) return input.current!.focus()
    isUnderWay.current = true
    setSending(true)
    setRefusal(null)
    const reply = await client(subscribeRestockNotification, { body: { ean, email: email.trim() } })
    isUnderWay.current = false
    setSending(false)
    if (reply.ok) return setSentTo(email.trim())
    setRefusal(reply.problem.message || t('refused'))
  }

  if (sentTo !== null) return <Done email={sentTo} />
  return (
    // `method="dialog"` keeps a form that is submitted before hydration from loading another page.
    <form className={styles.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        ref={input}
        id={restockEmailId}
        label={t('email')}
        type="email"
        autoComplete="email"
        spellCheck={false}
        placeholder={t('placeholder')}
        maxLength={longestEmail}
        error={error && t(`errors.${error}`)}
        announceError
        onBlur={({ target }) => target.value !== '' && setError(restockError(target.value))}
        onChange={({ target }) => error && setError(restockError(target.value))}
      />
      <Button type="submit" busy={isSending}>
        {t(isSending ? 'sending' : 'send')}
      </Button>
      {refusal && (
        <div className={styles.refusal}>
          <Notice tone="bad" role="alert">
            {refusal}
          </Notice>
        </div>
      )}
    </form>
  )
}

/** What happens next. It takes the focus, because the form that had it is gone. */
function Done({ email }: { email: string }) {
  const t = useTranslations('restock')
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <div ref={words} className={styles.done} tabIndex={-1} role="status">
      <p>
        <b>{t('doneTitle', { email })}</b>
      </p>
      <p>{t('doneText')}</p>
    </div>
  )
}
