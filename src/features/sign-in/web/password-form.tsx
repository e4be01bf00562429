import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { addressError, longestAddress, type AddressMessage } from '#src/features/sign-in/rules/address.ts'
import { longestPassword, missingPassword, type PasswordMessage } from '#src/features/sign-in/rules/password.ts'
import { signIn, type SignedIn } from '#src/features/sign-in/sign-in.contract.ts'
import type { Client } from '#src/kit/client.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Link } from '#src/ui/link.tsx'
import { isDuringCheckout, withReturn } from './arrival.ts'
import { typedAddress } from './typed-address.ts'
import { useAddressWords } from './address-words.ts'
import { Refusal } from './refusal.tsx'
import styles from './step.module.css'
import { useCheckedField } from './use-checked-field.ts'
import { fieldMessage, useSending } from './use-sending.ts'

interface PasswordFormProps {
  client: Client
  /** What was typed before. */
  known: string
  onSignedIn(signedIn: SignedIn): void
}

/** Signing in by password, for members who have set one. */
export function PasswordForm({ client, known, onSignedIn }: PasswordFormProps) {
  const t = useTranslations('signIn')
  const address = useCheckedField<AddressMessage>(addressError, known)
  const words = useAddressWords(t('emailOrMobile'))
  const password = useCheckedField<PasswordMessage>(missingPassword)
  const { isSending, refusal, send } = useSending()

  async function call() {
    const body = { emailOrPhone: address.value.trim(), password: password.value, duringCheckout: isDuringCheckout() }
    const reply = await client(signIn, { body })
    if (reply.ok) {
      onSignedIn(reply.value)
      return null
    }
    const wrong = fieldMessage<AddressMessage>(reply.problem, 'emailOrPhone')
    if (wrong) address.refuse(wrong)
    return wrong ? null : reply.problem
  }
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    // Both fields show their error; the first wrong one is validated last and so has the focus.
    const sound = [password.isSound(), address.isSound()]
    if (sound.every(Boolean)) void send(call)
  }
  return (
    <form className={styles.form} method="dialog" noValidate onSubmit={submit}>
      <Field
        id="email-or-mobile"
        label={t('emailOrMobile')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longestAddress}
        error={address.error && words(address.error)}
        {...address.bind}
      />
      <Field
        id="password"
        label={t('password')}
        type="password"
        autoComplete="current-password"
        maxLength={longestPassword}
        error={password.error && t('errors.passwordRequired')}
        {...password.bind}
      />
      <Refusal of={refusal} failure={t('failures.authenticate')} />
      <Button type="submit" block busy={isSending}>
        {t('signIn')}
      </Button>
      <div className={styles.more}>
        <Link
          className={`link ${styles.quiet}`}
          to={withReturn('/member/forgot-password')}
          onClick={() => typedAddress.store({ address: address.value })}
        >
          {t('forgot')}
        </Link>
      </div>
    </form>
  )
}
