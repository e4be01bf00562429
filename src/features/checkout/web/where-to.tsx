import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Country } from '#src/features/addresses/addresses.contract.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { AddressFields, type PostalLookUp } from './address-fields.tsx'
import styles from './address.module.css'
import { ParcelNote, type ParcelState } from './parcel-note.tsx'
import { goTo } from './place-link.tsx'
import { clearCorrected, type CheckoutFormState } from './use-checkout-form.ts'
import { useCountryChange } from './use-country-change.ts'
import { fieldId } from './use-field-words.ts'

interface WhereToProps {
  form: CheckoutFormState
  /** Everything is collected: the address is for the invoice only. */
  collectedOnly: boolean
  countries: readonly Country[]
  lookUp: PostalLookUp
  parcel: ParcelState
}

/** Recipient, address, and a billing address when it differs. */
export function WhereTo({ form, collectedOnly, countries, lookUp, parcel }: WhereToProps) {
  const t = useTranslations('checkout')
  const billingSame = useWatch({ control: form.control, name: 'billingSame' })
  const country = useCountryChange(form)
  const toSingapore = () => {
    country.choose('shipping', 'SG')
    requestAnimationFrame(() => goTo({ target: fieldId('shipping.countryCode') }))
  }
  const note = <ParcelNote state={parcel} onSingapore={toSingapore} />
  return (
    <>
      {collectedOnly && <p className={styles.intro}>{t('collectedOnly')}</p>}
      <AddressFields
        form={form}
        place="shipping"
        country={country}
        underCountry={parcel.at === 'staysHere' && note}
        countries={countries}
        lookUp={lookUp}
        contactHint={t(collectedOnly ? 'contactNoCollectHint' : 'contactNoHint')}
      />
      {parcel.at !== 'staysHere' && note}
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
              <AddressFields form={form} place="billing" country={country} countries={countries} lookUp={lookUp} />
            </fieldset>
          )}
        </>
      )}
    </>
  )
}
