import { useEffect, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { addressErrorIn, longestAddress, type AddressMessage } from '#src/features/sign-in/rules/address.ts'
import { sendOtp, type SentCode } from '#src/features/sign-in/sign-in.contract.ts'
import type { Client } from '#src/kit/client.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { useAddressWords } from './address-words.ts'
import { CodeWait } from './code-wait.tsx'
import { Refusal } from './refusal.tsx'
import styles from './step.module.css'
import { useCheckedField } from './use-checked-field.ts'
import { useCodeRequest } from './use-code-request.ts'
import { fieldMessage, useSending } from './use-sending.ts'

export interface AddressFormProps {
  client: Client
  /** The call that sends the code; when signing in, the same as for sending again. */
  endpoint?: typeof sendOtp
  id: string
  label: string
  /** The address given before, when the shopper has come back to change it. */
  given?: string
  /** Takes the focus when it appears, because what had it is gone. */
  takesFocus?: boolean
  type?: 'text' | 'email' | 'tel'
  /** Called before a code is sent; what it returns is shown at the field, and no code is sent. */
  check?: ((emailOrPhone: string) => Promise<AddressMessage | null>) | undefined
  onSent(emailOrPhone: string, sent: SentCode): void
}

/** The address that the code is sent to. */
export function AddressForm(props: AddressFormProps) {
  const { client, endpoint = sendOtp, id, label, given = '', takesFocus = false, type = 'text', check, onSent } = props
  const t = useTranslations('signIn')
  const address = useCheckedField<AddressMessage>(addressErrorIn(type), given)
  const { isSending, refusal, send: inTurn } = useSending()
  const words = useAddressWords(label, type)
  const { ask, wait } = useCodeRequest(client, endpoint)
  const input = address.bind.ref
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus, input])

  async function call() {
    const known = await check?.(address.value.trim())
    if (known) {
      address.refuse(known)
      return null
    }
    const reply = await ask(address.value.trim())
    if (reply.ok) {
      onSent(address.value.trim(), reply.value)
      return null
    }
    const wrong = fieldMessage<AddressMessage>(reply.problem, 'emailOrPhone')
    if (wrong) address.refuse(wrong)
    return wrong ? null : reply.problem
  }
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (address.isSound()) void inTurn(call)
  }
  return (
    <form className={styles.form} method="dialog" noValidate onSubmit={submit}>
      <Field
        id={id}
        label={label}
        type={type}
        autoComplete={type === 'tel' ? 'tel' : type === 'email' ? 'email' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longestAddress}
        announceError
        error={address.error && words(address.error)}
        {...address.bind}
      />
      <CodeWait of={wait} />
      <Refusal of={refusal} />
      <Button type="submit" block busy={isSending}>
        {t('sendCode')}
      </Button>
    </form>
  )
}
