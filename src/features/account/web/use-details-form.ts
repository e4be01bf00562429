import { useRef, useState } from 'react'
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form'
import { updateAccountDetail, type AccountDetail } from '#src/features/account/account.contract.ts'
import type { ContactPreference } from '#src/features/member/rules/member.ts'
import { dateOf, memberErrors, type MemberMessage } from '#src/features/member/rules/member-details.ts'
import type { Client, Failure } from '#src/kit/client.ts'
import { shopDay } from '#src/kit/clock.ts'
import { dateParts, datePartsIn, type DatePart } from '#src/ui/date-fields.tsx'
import { useCulture } from '#src/ui/use-culture.ts'

interface DetailFields {
  salutation: string
  firstName: string
  lastName: string
  day: string
  month: string
  year: string
  gender: string
  preferences: ContactPreference[]
}
export type DetailField = keyof DetailFields

function fieldsOf({ salutation, firstName, lastName, dateOfBirth, gender, contactPreferences }: AccountDetail): DetailFields {
  const [year = '', month = '', day = ''] = (dateOfBirth ?? '').split('-')
  return {
    salutation: salutation ?? '',
    firstName,
    lastName,
    day: day.replace(/^0/, ''),
    month: month.replace(/^0/, ''),
    year,
    gender: gender ?? '',
    preferences: contactPreferences,
  }
}

const bodyOf = ({ day, month, year, preferences, ...fields }: DetailFields) => ({
  ...fields,
  dateOfBirth: dateOf(day, month, year),
  contactPreferences: preferences,
})

/** The error of a date belongs to the first of its three fields, as the language orders them. */
function errorsOf(fields: DetailFields, firstOfDate: DatePart): Partial<Record<DetailField, MemberMessage>> {
  const { dateOfBirth, ...rest } = memberErrors(bodyOf(fields), shopDay(new Date()))
  return dateOfBirth ? { ...rest, [firstOfDate]: dateOfBirth } : rest
}

const resolverFor =
  (firstOfDate: DatePart): Resolver<DetailFields> =>
  (values) => {
    const found = Object.entries(errorsOf(values, firstOfDate)).map(([field, message]) => [field, { type: 'rule', message }])
    return found.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(found) as FieldErrors<DetailFields> }
  }

/** A member's details with their rules, saved as a whole. */
export function useDetailsForm(client: Client, detail: AccountDetail, onSaved: (detail: AccountDetail) => void) {
  const firstOfDate = datePartsIn(useCulture())[0]!
  const resolver = resolverFor(firstOfDate)
  const form = useForm<DetailFields>({ defaultValues: fieldsOf(detail), resolver, mode: 'onSubmit', reValidateMode: 'onSubmit' })
  const [outcome, setOutcome] = useState<Failure | 'saved' | null>(null)
  const isUnderWay = useRef(false)

  async function save(fields: DetailFields): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setOutcome(null)
    const reply = await client(updateAccountDetail, { body: bodyOf(fields) })
    isUnderWay.current = false
    setOutcome(reply.ok ? 'saved' : reply.problem)
    if (reply.ok) onSaved(reply.value)
  }
  function bind(field: DetailField) {
    const { error, isDirty } = form.getFieldState(field, form.formState)
    const bound = form.register(field, {
      onBlur: () => {
        if (isDirty && !dateParts.some((part) => part === field)) void form.trigger(field)
      },
      onChange: () => {
        setOutcome(null)
        const failing = errorsOf(form.getValues(), firstOfDate)
        form.clearErrors((Object.keys(form.formState.errors) as DetailField[]).filter((name) => !failing[name]))
      },
    })
    return { ...bound, error: error?.message as MemberMessage | undefined }
  }
  const leaveDate = () => {
    if (dateParts.some((part) => form.getFieldState(part).isDirty)) void form.trigger(firstOfDate)
  }
  return { bind, leaveDate, submit: form.handleSubmit(save), isSaving: form.formState.isSubmitting, outcome }
}
