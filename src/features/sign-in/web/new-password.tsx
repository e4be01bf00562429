import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { longestPassword, passwordRules, shortestPassword, type PasswordRule } from '#src/features/sign-in/rules/password.ts'
import { Field } from '#src/ui/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { iconCheck, iconMinus } from '#src/ui/icons.ts'
import styles from './new-password.module.css'

/** The props that connect each of the two fields. */
type Bound = ComponentProps<'input'> & { error: string | undefined }

interface NewPasswordProps {
  password: string
  first: Bound
  again: Bound
  /** Added to the labels when a password is optional. */
  optional?: string
}

/** A new password, typed twice, and its rules as a list with a tick for each one that is met (sign-in-12, sign-in-14). */
export function NewPassword({ password, first, again, optional }: NewPasswordProps) {
  const t = useTranslations('signIn.passwords')
  const common = { type: 'password', autoComplete: 'new-password', maxLength: longestPassword, ...(optional ? { optional } : {}) }
  return (
    <div>
      <div className={styles.pair}>
        <Field id="new-password" label={t('new')} {...common} {...first} />
        <Field id="new-password-again" label={t('again')} {...common} {...again} />
      </div>
      <ul className={styles.rules} aria-label={t('rules')}>
        {(Object.keys(passwordRules) as PasswordRule[]).map((rule) => (
          <Rule key={rule} words={t(`rule.${rule}`, { n: String(shortestPassword) })} isMet={passwordRules[rule](password)} />
        ))}
      </ul>
    </div>
  )
}

function Rule({ words, isMet }: { words: string; isMet: boolean }) {
  const t = useTranslations('signIn.passwords')
  return (
    <li className={isMet ? styles.met : undefined}>
      <Icon of={isMet ? iconCheck : iconMinus} size={20} />
      <span>
        {words}
        <span className="visually-hidden"> ({t(isMet ? 'met' : 'unmet')})</span>
      </span>
    </li>
  )
}
