import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch, type FieldErrors, type Resolver, type UseFormReturn } from 'react-hook-form'
import { contactPreferences, type ContactPreference } from '#src/features/member/rules/member.ts'
import { dateOf } from '#src/features/member/rules/member-details.ts'
import { registrationErrors, type RegistrationErrors, type RegistrationMessage } from '#src/features/sign-in/rules/registration.ts'
import { register as registerCall, type SignedIn, type SocialPending } from '#src/features/sign-in/sign-in.contract.ts'
import type { Client, Failure } from '#src/kit/client.ts'
import { shopDay } from '#src/kit/clock.ts'
import { sessionDraft } from '#src/kit/session-draft.ts'
import { dateParts, type DatePart } from '#src/ui/date-fields.tsx'
import { isDuringCheckout } from './arrival.ts'

/** The form as typed. */
export interface RegisterFields {
  salutation: string
  firstName: string
  lastName: string
  day: string
  month: string
  year: string
  gender: string
  otherContact: string
  preferences: ContactPreference[]
  password: string
  passwordAgain: string
  agreeToTerms: boolean
}
export type RegisterField = keyof RegisterFields
export type RegisterMessage = RegistrationMessage | 'passwordsDiffer'

const empty: RegisterFields = {
  salutation: '',
  firstName: '',
  lastName: '',
  day: '',
  month: '',
  year: '',
  gender: '',
  otherContact: '',
  preferences: [],
  password: '',
  passwordAgain: '',
  agreeToTerms: false,
}
const draft = sessionDraft('registerDraft')

/** Everything but the passwords, stored over a change of language or a reload. */
function readDraft(): RegisterFields {
  const stored = draft.read()
  const texts = (['salutation', 'firstName', 'lastName', 'day', 'month', 'year', 'gender', 'otherContact'] as const).map((name) => [
    name,
    typeof stored[name] === 'string' ? stored[name] : '',
  ])
  const preferences = contactPreferences.filter(
    (preference) => Array.isArray(stored.preferences) && stored.preferences.includes(preference),
  )
  return { ...empty, ...Object.fromEntries(texts), preferences }
}

/** What was typed takes precedence over what the provider sent. */
const withNames = (draft: RegisterFields, social: SocialPending | null): RegisterFields =>
  social === null || draft.firstName !== '' || draft.lastName !== ''
    ? draft
    : { ...draft, firstName: social.firstName, lastName: social.lastName }

const registrationOf = ({ day, month, year, ...fields }: RegisterFields) => ({ ...fields, dateOfBirth: dateOf(day, month, year) })

/** The errors of the fields in page order; the error of a date belongs to the first of its three fields, as the language orders them. */
export function registerErrors(
  fields: RegisterFields,
  proven: string,
  today: string,
  firstOfDate: DatePart,
): Partial<Record<RegisterField, RegisterMessage>> {
  const errors = onFields(registrationErrors(registrationOf(fields), proven, today), firstOfDate)
  return fields.password === fields.passwordAgain ? errors : { ...errors, passwordAgain: 'passwordsDiffer' }
}

function onFields({ dateOfBirth, ...rest }: RegistrationErrors, firstOfDate: DatePart): Partial<Record<RegisterField, RegisterMessage>> {
  return dateOfBirth ? { ...rest, [firstOfDate]: dateOfBirth } : rest
}

interface Registering {
  client: Client
  proven: string
  /** The person whom a provider named: the form has their name, and the provider's account will sign in to this one. */
  social: SocialPending | null
  firstOfDate: DatePart
  onSignedIn(signedIn: SignedIn): void
  /** The proof of the address is too old; what was typed stays. */
  onExpired(): void
}

function useStoredDraft(form: UseFormReturn<RegisterFields>): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => draft.store({ ...values, password: '', passwordAgain: '' }),
      }),
    [form],
  )
}

/** The form with its rules in page order: a field shows its error when it is left after an edit; sending moves to the first wrong one. */
export function useRegisterForm({ client, proven, social, firstOfDate, onSignedIn, onExpired }: Registering) {
  const [started] = useState(() => withNames(readDraft(), social))
  const errorsOf = (fields: RegisterFields) => registerErrors(fields, proven, shopDay(new Date()), firstOfDate)
  const resolver: Resolver<RegisterFields> = (values) => {
    const found = Object.entries(errorsOf(values)).map(([field, message]) => [field, { type: 'rule', message }])
    return found.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(found) as FieldErrors<RegisterFields> }
  }
  const form = useForm<RegisterFields>({ defaultValues: started, resolver, mode: 'onSubmit', reValidateMode: 'onSubmit' })
  const [refusal, setRefusal] = useState<Failure | null>(null)
  const isUnderWay = useRef(false)
  useStoredDraft(form)

  async function send(fields: RegisterFields): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setRefusal(null)
    const reply = await client(registerCall, { body: payloadOf(fields, proven, social) })
    isUnderWay.current = false
    if (!reply.ok) return refuse(reply.problem)
    draft.clear()
    onSignedIn(reply.value)
  }

  /** A field error from the server (422) is shown at its field; any other refusal beside the button. */
  function refuse(problem: Failure): void {
    if (problem.code === 'CODE_EXPIRED' || problem.code === 'SOCIAL_REFUSED') return onExpired()
    const found = problem.code === 'VALIDATION' ? Object.entries(onFields((problem.details ?? {}) as RegistrationErrors, firstOfDate)) : []
    if (found.length === 0) setRefusal(problem)
    found.forEach(([field, message], index) =>
      form.setError(field as RegisterField, { type: 'shop', message }, { shouldFocus: index === 0 }),
    )
  }

  /** Clears errors that no longer hold; one field may correct another. */
  function clearCorrected(): void {
    const failing = errorsOf(form.getValues())
    form.clearErrors((Object.keys(form.formState.errors) as RegisterField[]).filter((field) => !failing[field]))
  }

  /** The props that connect a field to the form. */
  function bind(field: RegisterField) {
    const { error, isDirty } = form.getFieldState(field, form.formState)
    const isOfDate = dateParts.some((part) => part === field)
    const bound = form.register(field, {
      onBlur: () => {
        if (isDirty && !isOfDate) void form.trigger(field)
      },
      onChange: clearCorrected,
    })
    return { ...bound, error: error?.message as RegisterMessage | undefined }
  }

  const leaveDate = () => {
    if (dateParts.some((part) => form.getFieldState(part).isDirty)) void form.trigger(firstOfDate)
  }

  return {
    bind,
    leaveDate,
    submit: form.handleSubmit(send),
    isSending: form.formState.isSubmitting,
    refusal,
    password: useWatch({ control: form.control, name: 'password' }),
  }
}

function payloadOf(fields: RegisterFields, proven: string, social: SocialPending | null) {
  const { passwordAgain: _again, preferences, otherContact, password, ...rest } = registrationOf(fields)
  const optional = {
    ...(otherContact ? { otherContact } : {}),
    ...(password ? { password } : {}),
    ...(social ? { socialTicket: social.ticket } : {}),
  }
  return { ...rest, ...optional, emailOrPhone: proven, contactPreferences: preferences, duringCheckout: isDuringCheckout() }
}
