import { useTranslations } from 'use-intl'
import { birthdayFixedDays } from '#src/features/rewards/rules/programme.ts'
import type { AccountDetail } from '#src/features/account/account.contract.ts'
import { contactPreferences, genders } from '#src/features/member/rules/member.ts'
import { longestName, salutations } from '#src/features/member/rules/member-details.ts'
import type { Client } from '#src/kit/client.ts'
import { Button } from '#src/ui/button.tsx'
import { CheckboxFields, ChipFields } from '#src/ui/choice-fields.tsx'
import { DateFields } from '#src/ui/date-fields.tsx'
import { Field } from '#src/ui/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { nameOrder } from '#src/kit/culture.ts'
import { useCulture } from '#src/ui/use-culture.ts'
import styles from './account.module.css'
import { useDetailsForm, type DetailField } from './use-details-form.ts'

interface DetailsSectionProps {
  client: Client
  detail: AccountDetail
  onSaved(detail: AccountDetail): void
}

/** A member's details and contact preferences. */
export function DetailsSection({ client, detail, onSaved }: DetailsSectionProps) {
  const t = useTranslations('member')
  const problems = useTranslations('problems')
  const culture = useCulture()
  const { bind, leaveDate, submit, isSaving, outcome } = useDetailsForm(client, detail, onSaved)
  const common = (field: DetailField) => {
    const { error, ...bound } = bind(field)
    return {
      ...bound,
      error: error && t(`errors.${error}`, { name: field === 'lastName' ? t('lastName') : t('firstName'), n: String(longestName) }),
    }
  }
  // Registered in page order, in which react-hook-form looks for the first wrong field.
  const salutation = common('salutation')
  const names = nameOrder(culture).map((field) => ({
    field,
    bound: common(field),
  }))
  const { error: atDay, ...day } = common('day')
  const { error: _month, ...month } = bind('month')
  const { error: atYear, ...year } = common('year')
  const { error: genderError, ...gender } = common('gender')
  const { error: _preferences, ...preferences } = bind('preferences')
  return (
    <form className={styles.block} method="dialog" noValidate aria-labelledby="account-details" onSubmit={(event) => void submit(event)}>
      <h2 className="h3" id="account-details">
        {t('details')}
      </h2>
      <div className={styles.grid}>
        <SelectField
          id="detail-salutation"
          label={t('salutation')}
          className={styles.narrow}
          autoComplete="honorific-prefix"
          placeholder={t('choose')}
          choices={salutations.map((value) => ({ value, label: t(`salutations.${value}`) }))}
          {...salutation}
        />
        {names.map(({ field, bound }) => (
          <Field
            key={field}
            id={`detail-${field}`}
            label={t(field)}
            autoComplete={field === 'firstName' ? 'given-name' : 'family-name'}
            maxLength={longestName}
            {...bound}
          />
        ))}
        <div className={styles.whole}>
          <DateFields
            id="detail-birth"
            label={t('dateOfBirth')}
            hint={t('birthHint', { days: birthdayFixedDays })}
            partLabels={{ day: t('day'), month: t('month'), year: t('year') }}
            parts={{ day, month, year }}
            error={atDay ?? atYear}
            onLeave={leaveDate}
          />
        </div>
        <div className={styles.whole}>
          <ChipFields
            id="detail-gender"
            label={t('gender')}
            choices={genders.map((value) => ({ value, label: t(`genders.${value}`) }))}
            input={gender}
            error={genderError}
          />
        </div>
        <div className={styles.whole}>
          <CheckboxFields
            id="detail-contact"
            label={t('preferences')}
            choices={contactPreferences.map((value) => ({ value, label: t(`preference.${value}`) }))}
            input={preferences}
          />
        </div>
      </div>
      <div className={styles.end}>
        {outcome === 'saved' && (
          <Notice tone="info" role="status">
            {t('saved')}
          </Notice>
        )}
        {outcome !== null && outcome !== 'saved' && (
          <Notice tone="bad" role="alert">
            {(outcome.status === 0 || outcome.status >= 500) && t('notSaved')} {outcome.message || problems('UNAVAILABLE.message')}
          </Notice>
        )}
        <Button type="submit" busy={isSaving}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
