import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { addressError, longestAddress, type AddressMessage } from '#src/features/sign-in/rules/address.ts'
import type { SentCode } from '#src/features/sign-in/sign-in.contract.ts'
import type { Reply } from '#src/kit/client.ts'
import type { sendOtp } from '#src/features/sign-in/sign-in.contract.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { useAddressWords } from './address-words.ts'
import { Refusal } from './refusal.tsx'
import styles from './step.module.css'
import { useCheckedField } from './use-checked-field.ts'
import { fieldMessage, useSending } from './use-sending.ts'

export interface AddressFormProps {
  id: string
  label: string
  /** The address given before, when the shopper has come back to change it. */
  given?: string
  type?: 'text' | 'email' | 'tel'
  /** Called before a code is sent; what it returns is shown at the field, and no code is sent. */
  check?: ((emailOrPhone: string) => Promise<AddressMessage | null>) | undefined
  send(emailOrPhone: string): Promise<Reply<typeof sendOtp>>
  onSent(emailOrPhone: string, sent: SentCode): void
}

/** The address that the code is sent to. */
export function AddressForm({ id, label, given = '', type = 'text', check, send, onSent }: AddressFormProps) {
  const t = useTranslations('signIn')
  const address = useCheckedField<AddressMessage>(addressError, given)
  const { isSending, refusal, send: inTurn } = useSending()
  const words = useAddressWords(label, type)

  async function call() {
    const known = await check?.(address.value.trim())
    if (known) {
      address.refuse(known)
      return null
    }
    const reply = await send(address.value.trim())
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
      <Refusal of={refusal} />
      <Button type="submit" block busy={isSending}>
        {t('sendCode')}
      </Button>
    </form>
  )
}
