import { useTranslations } from 'use-intl'
import { birthdayFixedDays } from '#src/features/rewards/rules/programme.ts'
import { contactPreferences, genders } from '#src/features/member/rules/member.ts'
import { longestName, salutations } from '#src/features/member/rules/member-details.ts'
import { channelOf, longestAddress } from '#src/features/sign-in/rules/address.ts'
import type { SignedIn, SocialPending } from '#src/features/sign-in/sign-in.contract.ts'
import type { Client } from '#src/kit/client.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { CheckboxFields, ChipFields } from '#src/ui/choice-fields.tsx'
import { DateFields, datePartsIn } from '#src/ui/date-fields.tsx'
import { Field } from '#src/ui/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { iconCheck } from '#src/ui/icons.ts'
import { SelectField } from '#src/ui/select-field.tsx'
import { nameOrder } from '#src/kit/culture.ts'
import { useCulture } from '#src/ui/use-culture.ts'
import { legalLinks } from './legal-links.tsx'
import { NewPassword } from './new-password.tsx'
import { Refusal } from './refusal.tsx'
import styles from './register-form.module.css'
import { useRegisterForm, type RegisterField } from './use-register-form.ts'
import { useRegisterWords } from './use-register-words.ts'

interface RegisterFormProps {
  client: Client
  /** The email or number that the code has proved. */
  proven: string
  social: SocialPending | null
  onSignedIn(signedIn: SignedIn): void
  onExpired(): void
}

export function RegisterForm({ client, proven, social, onSignedIn, onExpired }: RegisterFormProps) {
  const t = useTranslations('signIn.join')
  const all = useTranslations('signIn')
  const words = useRegisterWords()
  const [firstOfDate] = datePartsIn(useCulture())
  const { bind, leaveDate, submit, isSending, refusal, password } = useRegisterForm({
    client,
    proven,
    social,
    firstOfDate: firstOfDate!,
    onSignedIn,
    onExpired,
  })
  const bindWithWords = (field: RegisterField) => {
    const { error, ...bound } = bind(field)
    return { ...bound, error: words(error, field) }
  }
  // Registered in page order, in which react-hook-form looks for the first wrong field.
  const details = useDetailFields(bind, bindWithWords)
  const otherContact = bindWithWords('otherContact')
  const { error: _preferences, ...preferences } = bind('preferences')
  const passwords = { first: bindWithWords('password'), again: bindWithWords('passwordAgain') }
  const terms = bindWithWords('agreeToTerms')
  return (
    <form method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <AboutYou {...details} onLeaveDate={leaveDate} />
      <ReachYou proven={proven} otherContact={otherContact} preferences={preferences} />
      <section className={styles.block} aria-labelledby="choose-password">
        <h2 className="h3" id="choose-password">
          <PasswordTitle />
        </h2>
        <NewPassword password={password} {...passwords} optional={t('optional')} />
      </section>
      <div className={styles.end}>
        <Checkbox id="register-terms" aria-required {...terms}>
          {t.rich('agree', legalLinks)}
        </Checkbox>
        <Refusal of={refusal} failure={all('failures.register')} />
        <Button type="submit" block busy={isSending}>
          {t('create')}
        </Button>
      </div>
    </form>
  )
}

type Bind = ReturnType<typeof useRegisterForm>['bind']
type BoundField = Omit<ReturnType<Bind>, 'error'> & { error: string | undefined }

function useDetailFields(bind: Bind, bindWithWords: (field: RegisterField) => BoundField) {
  const culture = useCulture()
  const salutation = bindWithWords('salutation')
  const names = nameOrder(culture).map((field) => ({
    field,
    bound: bindWithWords(field),
  }))
  const { error: atDay, ...day } = bindWithWords('day')
  const { error: _month, ...month } = bind('month')
  const { error: atYear, ...year } = bindWithWords('year')
  const { error: genderError, ...gender } = bindWithWords('gender')
  return { salutation, names, day, month, year, dateError: atDay ?? atYear, gender, genderError }
}

function AboutYou({
  salutation,
  names,
  day,
  month,
  year,
  dateError,
  onLeaveDate,
  gender,
  genderError,
}: ReturnType<typeof useDetailFields> & { onLeaveDate(): void }) {
  const t = useTranslations('signIn.join')
  const m = useTranslations('member')
  return (
    <section className={styles.block} aria-labelledby="about-you">
      <h2 className="h3" id="about-you">
        {t('aboutYou')}
      </h2>
      <div className={styles.grid}>
        <SelectField
          id="register-salutation"
          label={m('salutation')}
          className={styles.narrow}
          autoComplete="honorific-prefix"
          placeholder={m('choose')}
          choices={salutations.map((value) => ({ value, label: m(`salutations.${value}`) }))}
          {...salutation}
        />
        {names.map(({ field, bound }) => (
          <Field
            key={field}
            id={`register-${field}`}
            label={m(field)}
            autoComplete={field === 'firstName' ? 'given-name' : 'family-name'}
            maxLength={longestName}
            {...bound}
          />
        ))}
        <div className={styles.whole}>
          <DateFields
            id="register-birth"
            label={m('dateOfBirth')}
            hint={m('birthHint', { days: birthdayFixedDays })}
            partLabels={{ day: m('day'), month: m('month'), year: m('year') }}
            parts={{ day, month, year }}
            error={dateError}
            onLeave={onLeaveDate}
          />
        </div>
        <div className={styles.whole}>
          <ChipFields
            id="register-gender"
            label={m('gender')}
            choices={genders.map((value) => ({ value, label: m(`genders.${value}`) }))}
            input={gender}
            error={genderError}
          />
        </div>
      </div>
    </section>
  )
}

interface ReachYouProps {
  proven: string
  otherContact: BoundField
  preferences: Omit<ReturnType<Bind>, 'error'>
}

function ReachYou({ proven, otherContact, preferences }: ReachYouProps) {
  const t = useTranslations('signIn.join')
  const m = useTranslations('member')
  const byEmail = channelOf(proven) === 'email'
  return (
    <section className={styles.block} aria-labelledby="reach-you">
      <h2 className="h3" id="reach-you">
        {t('reachYou')}
      </h2>
      <div className={styles.grid}>
        <div className={styles.whole}>
          <p className="label">{t(byEmail ? 'email' : 'mobile')}</p>
          <p className={styles.found}>
            <Icon of={iconCheck} size={20} />
            <span>
              {proven} {t('confirmed')}
            </span>
          </p>
        </div>
        <Field
          id="register-other"
          className={styles.whole}
          label={t(byEmail ? 'mobile' : 'email')}
          optional={t('optional')}
          hint={t(byEmail ? 'otherMobileHint' : 'otherEmailHint')}
          type={byEmail ? 'tel' : 'email'}
          autoComplete={byEmail ? 'tel' : 'email'}
          maxLength={longestAddress}
          {...otherContact}
        />
        <div className={styles.whole}>
          <CheckboxFields
            id="register-contact"
            label={m('preferences')}
            choices={contactPreferences.map((value) => ({ value, label: m(`preference.${value}`) }))}
            input={preferences}
          />
        </div>
      </div>
    </section>
  )
}

function PasswordTitle() {
  const t = useTranslations('signIn')
  return (
    <>
      {t('password')} <span className={styles.note}>{t('join.passwordNote')}</span>
    </>
  )
}
