import { useTranslations } from 'use-intl'
import { longestPassword, passwordError, shortestPassword, type PasswordMessage } from '#src/features/sign-in/rules/password.ts'
import { useCheckedField } from './use-checked-field.ts'

/** A new password and its repetition; two different ones cannot be sent (sign-in-14). */
export function useNewPassword() {
  const t = useTranslations('signIn.errors')
  const first = useCheckedField<PasswordMessage>(passwordError)
  const again = useCheckedField<'passwordsDiffer'>((value) => (value === first.value ? undefined : 'passwordsDiffer'))
  // Whoever mends the first has mended the second too.
  const differs = again.error && again.value !== first.value ? t(again.error) : undefined
  const words = first.error && t(first.error, { n: String(shortestPassword), most: String(longestPassword) })
  return {
    password: first.value,
    fields: { first: { ...first.bind, error: words }, again: { ...again.bind, error: differs } },
    isSound: () => [again.isSound(), first.isSound()].every(Boolean),
    refuse: first.refuse,
  }
}
