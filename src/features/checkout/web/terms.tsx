import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { clearCorrected, type CheckoutFormState } from './use-checkout-form.ts'
import { fieldId, useFieldWords } from './use-field-words.ts'

/** The consent that every order needs. The terms open in a new window, so that nothing typed is lost. */
export function Terms({ form }: { form: CheckoutFormState }) {
  const t = useTranslations('checkout')
  const words = useFieldWords(form)
  const { error } = form.getFieldState('agreeToTerms', form.formState)
  const linkTo = (href: string) => (chunks: ReactNode) => (
    <a href={href} target="_blank" rel="noreferrer">
      {chunks}
    </a>
  )
  return (
    <Checkbox
      aria-required
      id={fieldId('agreeToTerms')}
      {...form.register('agreeToTerms', { onChange: () => clearCorrected(form) })}
      error={error && words({ path: 'agreeToTerms', message: 'termsRequired' })}
    >
      {t.rich('terms', { terms: linkTo('/shop-online/terms'), returns: linkTo('/customer-service/returns') })}
    </Checkbox>
  )
}
