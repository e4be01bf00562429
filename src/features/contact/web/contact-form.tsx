import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ContactSubject } from '#src/features/contact/contact.contract.ts'
import { contactLimits, onlineStore, salutations, type ContactField } from '#src/features/contact/rules/contact-form.ts'
import type { StoreLocation } from '#src/features/stock/stock.contract.ts'
import type { Client } from '#src/kit/client.ts'
import { nameOrder } from '#src/kit/culture.ts'
import { Button } from '#src/ui/button.tsx'
import { Field, type FieldProps } from '#src/ui/field.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { SelectField, type SelectFieldProps } from '#src/ui/select-field.tsx'
import { TextAreaField } from '#src/ui/text-area-field.tsx'
import { useCulture } from '#src/ui/use-culture.ts'
import { checkLimits } from '#src/kit/validation.ts'
import styles from './contact-form.module.css'
import { fieldId } from './draft.ts'
import { leaveEmptyId, useContactForm, type Sent } from './use-contact-form.ts'

interface ContactFormProps {
  client: Client
  subjects: readonly ContactSubject[]
  stores: readonly StoreLocation[]
  onSent(sent: Sent): void
}

export function ContactForm({ client, subjects, stores, onSent }: ContactFormProps) {
  const t = useTranslations('contact')
  const problems = useTranslations('problems')
  const culture = useCulture()
  const { bind, submit, isSending, refusal } = useContactForm(client, onSent, stores.length === 0 ? { storeLocation: onlineStore } : {})

  const common = (field: ContactField) => {
    const { error, ...bound } = bind(field)
    const words = error && t(`errors.${error}`, { ...checkLimits, name: t(field), n: String(contactLimits[field]) })
    return { id: fieldId(field), label: t(field), ...bound, error: words }
  }
  const line = (field: ContactField, more: Partial<FieldProps>) => (
    <Field key={field} maxLength={contactLimits[field]} {...common(field)} {...more} />
  )
  const choice = (field: ContactField, choices: SelectFieldProps['choices'], className: string | undefined) => (
    <SelectField {...common(field)} placeholder={t('choose')} choices={choices} className={className} />
  )

  return (
    // `method="dialog"` keeps a form that is submitted before hydration from loading another page.
    <form className={styles.form} method="dialog" noValidate aria-labelledby="contact-title" onSubmit={(event) => void submit(event)}>
      {choice(
        'salutation',
        salutations.map((value) => ({ value, label: t(`salutations.${value}`) })),
        styles.third,
      )}
      {nameOrder(culture).map((field) =>
        line(field, { className: styles.third, autoComplete: field === 'firstName' ? 'given-name' : 'family-name' }),
      )}
      {line('email', { className: styles.half, type: 'email', autoComplete: 'email', spellCheck: false, hint: t('emailHint') })}
      {line('mobileNumber', { className: styles.half, type: 'tel', autoComplete: 'tel', hint: t('mobileNumberHint') })}
      {stores.length > 0 &&
        choice(
          'storeLocation',
          [...stores.map(({ code, name }) => ({ value: code, label: name })), { value: onlineStore, label: t('online') }],
          styles.half,
        )}
      {choice(
        'subject',
        subjects.map(({ code, name }) => ({ value: code, label: name })),
        stores.length > 0 ? styles.half : styles.whole,
      )}
      <TextAreaField {...common('message')} className={styles.whole} maxLength={contactLimits.message} hint={t('messageHint')} />
      <HiddenField label={t('leaveEmpty')} />
      <div className={styles.end}>
        {refusal && (
          <Notice tone="bad" role="alert">
            {refusal.message || problems('UNAVAILABLE.message')}
          </Notice>
        )}
        <Button type="submit" aria-disabled={isSending}>
          {t(isSending ? 'sending' : 'send')}
        </Button>
        <p className="small">{t.rich('privacy', { privacy: privacyLink })}</p>
      </div>
    </form>
  )
}

const privacyLink = (words: ReactNode) => (
  <Link className="link" to="/customer-service/privacy">
    {words}
  </Link>
)

/** A trap for programs that fill in every field (decision 009); people neither see, hear nor reach it. */
function HiddenField({ label }: { label: string }) {
  return (
    <div className={styles.hidden} aria-hidden="true">
      <label htmlFor={leaveEmptyId}>{label}</label>
      <input id={leaveEmptyId} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
