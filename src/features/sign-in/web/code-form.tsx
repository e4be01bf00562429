import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { isCode } from '#src/features/sign-in/rules/codes.ts'
import { resendOtp, validateOtp, type SentCode } from '#src/features/sign-in/sign-in.contract.ts'
import type { Client, Failure } from '#src/kit/client.ts'
import { Button } from '#src/ui/button.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { CodeInput } from './code-input.tsx'
import { CodeWait } from './code-wait.tsx'
import { Refusal } from './refusal.tsx'
import styles from './step.module.css'
import { useCodeRequest } from './use-code-request.ts'
import { minutesAndSeconds, useCountdown } from './use-countdown.ts'
import { useSending } from './use-sending.ts'

export interface CodeFormProps {
  client: Client
  /** The address that the code was sent to, as typed. */
  emailOrPhone: string
  sent: SentCode
  onResent(sent: SentCode): void
  action: string
  /** Called after the right code; a refusal that it returns is shown here. */
  onProven(): Promise<Failure | null>
  onAnother?(): void
}

/** The code, sending it again, and the way back (sign-in-05, sign-in-07). */
export function CodeForm({ client, emailOrPhone, sent, onResent, action, onProven, onAnother }: CodeFormProps) {
  const t = useTranslations('signIn')
  const id = useId()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isResent, setResent] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const proven = useRef('')
  const { isSending, refusal, send } = useSending()
  const { ask, wait } = useCodeRequest(client, resendOtp)
  useEffect(() => input.current?.focus(), [])

  function refuse(words: string): null {
    setError(words)
    input.current?.focus()
    return null
  }
  async function validate(): Promise<Failure | null> {
    setResent(false)
    // What follows the right code may fail and be tried again; the code itself works once (sign-in-03).
    if (code === proven.current) return onProven()
    const reply = await client(validateOtp, { body: { emailOrPhone, code } })
    if (reply.ok) {
      proven.current = code
      return onProven()
    }
    const { triesLeft } = (reply.problem.details ?? {}) as { triesLeft?: number }
    return triesLeft === undefined ? reply.problem : refuse(t('code.triesLeft', { message: reply.problem.message, n: triesLeft }))
  }
  async function resend(): Promise<Failure | null> {
    setError(undefined)
    const reply = await ask(emailOrPhone)
    if (!reply.ok) return reply.problem
    setCode('')
    setResent(true)
    onResent(reply.value)
    input.current?.focus()
    return null
  }
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (isCode(code)) void send(validate)
    else refuse(t('errors.codeIncomplete'))
  }
  function type(typed: string): void {
    setCode(typed)
    setError(undefined)
  }
  return (
    <form className={styles.form} method="dialog" noValidate onSubmit={submit}>
      <div>
        <label className="label" htmlFor={id}>
          {t('code.label')}
        </label>
        <CodeInput id={id} ref={input} value={code} onChange={type} errorId={error && `${id}-error`} />
        {error && (
          <FieldError id={`${id}-error`} role="alert">
            {error}
          </FieldError>
        )}
        <div className={styles.spread}>
          <Resend sent={sent} onPress={() => void send(resend)} />
          {onAnother && (
            <button type="button" className={`link ${styles.quiet}`} onClick={onAnother}>
              {t('code.another')}
            </button>
          )}
        </div>
      </div>
      {isResent && (
        <Notice tone="info" role="status">
          {t('code.resent')}
        </Notice>
      )}
      <CodeWait of={wait} />
      <Refusal of={refusal} />
      <Button type="submit" block busy={isSending}>
        {action}
      </Button>
    </form>
  )
}

/** Text while it counts down, then a button. */
function Resend({ sent, onPress }: { sent: SentCode; onPress(): void }) {
  const t = useTranslations('signIn.code')
  const left = useCountdown({ seconds: sent.resendAfterSeconds }, sent)
  return (
    <button
      type="button"
      data-resend-after={sent.resendAfterSeconds}
      className={`${styles.quiet} ${left > 0 ? '' : 'link'}`}
      disabled={left > 0}
      onClick={onPress}
    >
      {left > 0 ? t('resendIn', { time: minutesAndSeconds(left) }) : t('resend')}
    </button>
  )
}
