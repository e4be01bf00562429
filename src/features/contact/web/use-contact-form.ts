import { useEffect, useRef, useState } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { sendEmail } from '#src/features/contact/contact.contract.ts'
import { contactErrors, type ContactField, type ContactFields, type ContactMessage } from '#src/features/contact/rules/contact-form.ts'
import type { Client, Failure } from '#src/kit/client.ts'
import type { DataOf } from '#src/kit/endpoint.ts'
import { clearDraft, storeDraft, readDraft } from './draft.ts'
import { useHumanCheck } from './use-human-check.ts'

export type Sent = DataOf<typeof sendEmail> & { email: string }

const resolver: Resolver<ContactFields> = (values) => {
  const errors = Object.entries(contactErrors(values)).map(([field, message]) => [field, { type: 'rule', message }])
  return errors.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(errors) }
}

/**
 * The form with its rules in page order: a field shows its error when it is left after an edit and hides it as soon as
 * it is right; sending moves the focus to the first wrong field. What was typed is only discarded once it is sent. `given`
 * are the fields that nobody needs to fill in.
 */
export function useContactForm(client: Client, onSent: (sent: Sent) => void, given: Partial<ContactFields> = {}) {
  const [started] = useState(() => ({ ...readDraft(), ...given }))
  const form = useForm<ContactFields>({ defaultValues: started, resolver, mode: 'onSubmit', reValidateMode: 'onSubmit' })
  const check = useHumanCheck(client)
  const [refusal, setRefusal] = useState<Failure | null>(null)
  const isUnderWay = useRef(false)
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => storeDraft(values) }), [form])

  async function post(values: ContactFields) {
    const body = { ...values, leaveEmpty: hiddenText() }
    const reply = await client(sendEmail, { body: { ...body, humanCheck: await check.ready() } })
    if (reply.ok || reply.problem.code !== 'HUMAN_CHECK_MISSING') return reply
    check.renew()
    return client(sendEmail, { body: { ...body, humanCheck: await check.ready() } })
  }

  async function send(values: ContactFields): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setRefusal(null)
    const reply = await post(values)
    isUnderWay.current = false
    if (!reply.ok) return refuse(reply.problem)
    clearDraft()
    onSent({ ...reply.value, email: values.email })
  }

  /** A field error from the server (422) is shown at its field; any other refusal beside the button. */
  function refuse(problem: Failure): void {
    const found = problem.code === 'VALIDATION' ? Object.entries((problem.details ?? {}) as Record<string, ContactMessage>) : []
    if (found.length === 0) setRefusal(problem)
    found.forEach(([field, message], index) =>
      form.setError(field as ContactField, { type: 'shop', message }, { shouldFocus: index === 0 }),
    )
  }

  /** The props that connect a field to the form. */
  function bind(field: ContactField) {
    const { error, isDirty } = form.getFieldState(field, form.formState)
    const bound = form.register(field, {
      onBlur: () => {
        if (isDirty) void form.trigger(field)
      },
      onChange: () => {
        if (!contactErrors(form.getValues())[field]) form.clearErrors(field)
      },
    })
    return { ...bound, error: error?.message as ContactMessage | undefined }
  }

  return { bind, submit: form.handleSubmit(send), isSending: form.formState.isSubmitting, refusal }
}

export const leaveEmptyId = 'contact-leave-empty'
const hiddenText = (): string => (document.getElementById(leaveEmptyId) as HTMLInputElement | null)?.value ?? ''
