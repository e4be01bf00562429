import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { longestPassword, missingPassword } from '#src/features/sign-in/rules/password.ts'
import { changePassword } from '#src/features/sign-in/sign-in.contract.ts'
import type { Client, Failure } from '#src/kit/client.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import styles from './account.module.css'
import { NewPasswordForm } from './new-password-form.tsx'
import { RecentSignIn } from './refusal.tsx'
import { useCheckedField } from './use-checked-field.ts'

interface PasswordSectionProps {
  client: Client
  hasPassword: boolean
  /** Whether the member has signed in recently enough to change it. */
  isFresh(): boolean
  onChanged(): void
}

/** Sets a password, or changes it, for which the present one is needed. */
export function PasswordSection({ client, hasPassword, isFresh, onChanged }: PasswordSectionProps) {
  const t = useTranslations('signIn')
  const [isOpen, setOpen] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const current = useCheckedField<'passwordRequired' | 'passwordInvalid'>(missingPassword)

  async function save(newPassword: string): Promise<Failure | null> {
    const reply = await client(changePassword, { body: { newPassword, ...(hasPassword ? { currentPassword: current.value } : {}) } })
    if (!reply.ok && reply.problem.code === 'PASSWORD_INVALID') {
      current.refuse('passwordInvalid')
      return null
    }
    if (!reply.ok) return reply.problem
    setOpen(false)
    // The form that had the focus is gone.
    heading.current?.focus()
    setChanged(true)
    current.clear()
    onChanged()
    return null
  }
  return (
    <section className={styles.block} aria-labelledby="account-password">
      <h2 className="h3" id="account-password" ref={heading} tabIndex={-1}>
        {t('account.passwordTitle')}
      </h2>
      <p className={styles.text}>{t(hasPassword ? 'account.hasPassword' : 'account.noPassword')}</p>
      {isChanged && (
        <Notice tone="info" role="status">
          {t('account.changed')}
        </Notice>
      )}
      <Button look="secondary" compact aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'account.cancel' : hasPassword ? 'account.changePassword' : 'account.setPassword')}
      </Button>
      {isOpen && (
        <div className={styles.inset}>
          <RecentSignIn isRecent={isFresh}>
            <NewPasswordForm action={t('account.save')} save={save} isSoundAbove={() => !hasPassword || current.isSound()}>
              {hasPassword && (
                <Field
                  id="current-password"
                  label={t('passwords.current')}
                  type="password"
                  autoComplete="current-password"
                  maxLength={longestPassword}
                  error={current.error && t(current.error === 'passwordInvalid' ? 'account.wrongPassword' : 'errors.passwordRequired')}
                  {...current.bind}
                />
              )}
            </NewPasswordForm>
          </RecentSignIn>
        </div>
      )}
    </section>
  )
}
