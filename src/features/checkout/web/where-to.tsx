import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Country } from '#src/features/addresses/addresses.contract.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { AddressFields, type PostalLookUp } from './address-fields.tsx'
import styles from './address.module.css'
import { clearCorrected, type CheckoutFormState } from './use-checkout-form.ts'

interface WhereToProps {
  form: CheckoutFormState
  /** Everything is collected: the address is for the invoice only. */
  collectedOnly: boolean
  countries: readonly Country[]
  lookUp: PostalLookUp
  /** Under the address. */
  children: ReactNode
}

/** Recipient, address, and a billing address when it differs. */
export function WhereTo({ form, collectedOnly, countries, lookUp, children }: WhereToProps) {
  const t = useTranslations('checkout')
  const billingSame = useWatch({ control: form.control, name: 'billingSame' })
  return (
    <>
      {collectedOnly && <p className={styles.intro}>{t('collectedOnly')}</p>}
      <AddressFields
        form={form}
        place="shipping"
        countries={countries}
        lookUp={lookUp}
        contactHint={t(collectedOnly ? 'contactNoCollectHint' : 'contactNoHint')}
      />
      {children}
      {/* One that differs already stays in sight, or it could not be mended. */}
      {(!collectedOnly || !billingSame) && (
        <>
          <div className={styles.same}>
            <Checkbox id="billing-same" {...form.register('billingSame', { onChange: () => clearCorrected(form) })}>
              {t('billingSame')}
            </Checkbox>
          </div>
          {!billingSame && (
            <fieldset className={styles.billing}>
              <legend>{t('billingTitle')}</legend>
              <AddressFields form={form} place="billing" countries={countries} lookUp={lookUp} />
            </fieldset>
          )}
        </>
      )}
    </>
  )
}
