import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch, type FieldErrors, type Resolver } from 'react-hook-form'
import { contactPreferences, type ContactPreference } from '#src/features/member/rules/member.ts'
import { dateOf } from '#src/features/member/rules/member-details.ts'
import { registrationErrors, type RegistrationErrors, type RegistrationMessage } from '#src/features/sign-in/rules/registration.ts'
import { register as registerCall, type SignedIn, type SocialPending } from '#src/features/sign-in/sign-in.contract.ts'
import type { Client, Failure } from '#src/kit/client.ts'
import { shopDay } from '#src/kit/clock.ts'
import { sessionDraft } from '#src/kit/session-draft.ts'
import { isDuringCheckout } from './arrival.ts'

/** The form as it is typed. */
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

/** Everything but the passwords, over a change of language or a reload. */
function readDraft(): RegisterFields {
  const kept = draft.read()
  const texts = (['salutation', 'firstName', 'lastName', 'day', 'month', 'year', 'gender', 'otherContact'] as const).map((name) => [
    name,
    typeof kept[name] === 'string' ? kept[name] : '',
  ])
  const preferences = contactPreferences.filter((preference) => Array.isArray(kept.preferences) && kept.preferences.includes(preference))
  return { ...empty, ...Object.fromEntries(texts), preferences }
}

/** What was typed wins over what the provider says. */
const withNames = (draft: RegisterFields, social: SocialPending | null): RegisterFields =>
  social === null || draft.firstName !== '' || draft.lastName !== ''
    ? draft
    : { ...draft, firstName: social.firstName, lastName: social.lastName }

const registrationOf = ({ day, month, year, ...fields }: RegisterFields) => ({ ...fields, dateOfBirth: dateOf(day, month, year) })

/** Field by field in the order of the page; a wrong date is the first of its three fields. */
export function registerErrors(fields: RegisterFields, proven: string, today: string): Partial<Record<RegisterField, RegisterMessage>> {
  const errors = onFields(registrationErrors(registrationOf(fields), proven, today))
  return fields.password === fields.passwordAgain ? errors : { ...errors, passwordAgain: 'passwordsDiffer' }
}

function onFields({ dateOfBirth, ...rest }: RegistrationErrors): Partial<Record<RegisterField, RegisterMessage>> {
  return dateOfBirth ? { ...rest, day: dateOfBirth } : rest
}

interface Registering {
  client: Client
  proven: string
  /** Whom a provider has named: their name is filled in, and their account there opens this one from now on. */
  social: SocialPending | null
  onSignedIn(signedIn: SignedIn): void
}

/** The form over the ordered rules: a field speaks when it is left after an edit; sending moves to the first that is wrong. */
export function useRegisterForm({ client, proven, social, onSignedIn }: Registering) {
  const [started] = useState(() => withNames(readDraft(), social))
  const errorsOf = (fields: RegisterFields) => registerErrors(fields, proven, shopDay(new Date()))
  const resolver: Resolver<RegisterFields> = (values) => {
    const found = Object.entries(errorsOf(values)).map(([field, message]) => [field, { type: 'rule', message }])
    return found.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(found) as FieldErrors<RegisterFields> }
  }
  const form = useForm<RegisterFields>({ defaultValues: started, resolver, mode: 'onSubmit', reValidateMode: 'onSubmit' })
  const [refusal, setRefusal] = useState<Failure | null>(null)
  const isUnderWay = useRef(false)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => draft.store({ ...values, password: '', passwordAgain: '' }),
      }),
    [form],
  )

  async function send(fields: RegisterFields): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setRefusal(null)
    const { passwordAgain: _again, preferences, otherContact, password, ...rest } = registrationOf(fields)
    const optional = {
      ...(otherContact ? { otherContact } : {}),
      ...(password ? { password } : {}),
      ...(social ? { socialTicket: social.ticket } : {}),
    }
    const body = { ...rest, ...optional, emailOrPhone: proven, contactPreferences: preferences, duringCheckout: isDuringCheckout() }
    const reply = await client(registerCall, { body })
    isUnderWay.current = false
    if (!reply.ok) return refuse(reply.problem)
    draft.clear()
    onSignedIn(reply.value)
  }

  /** What the shop found wrong (422) is shown by its field; the rest is said beside the button. */
  function refuse(problem: Failure): void {
    const found = problem.code === 'VALIDATION' ? Object.entries(onFields((problem.details ?? {}) as RegistrationErrors)) : []
    if (found.length === 0) setRefusal(problem)
    found.forEach(([field, message], index) =>
      form.setError(field as RegisterField, { type: 'shop', message }, { shouldFocus: index === 0 }),
    )
  }

  /** Takes back what is right now; one field may set another right. */
  function clearCorrected(): void {
    const failing = errorsOf(form.getValues())
    form.clearErrors((Object.keys(form.formState.errors) as RegisterField[]).filter((field) => !failing[field]))
  }

  /** What a field needs to take part. */
  function bind(field: RegisterField, { speaks = field }: { speaks?: RegisterField } = {}) {
    const { error, isDirty } = form.getFieldState(field, form.formState)
    const bound = form.register(field, {
      onBlur: () => {
        if (isDirty) void form.trigger(speaks)
      },
      onChange: clearCorrected,
    })
    return { ...bound, error: error?.message as RegisterMessage | undefined }
  }

  return {
    bind,
    submit: form.handleSubmit(send),
    isSending: form.formState.isSubmitting,
    refusal,
    password: useWatch({ control: form.control, name: 'password' }),
  }
}
