import { useEffect } from 'react'
import { useForm, type FieldErrors, type Path, type Resolver, type UseFormReturn } from 'react-hook-form'
import {
  checkoutErrors,
  type AddressPath,
  type CheckoutError,
  type CheckoutForm,
  type CheckoutMessage,
} from '#src/features/checkout/rules/checkout-form.ts'
import { keepDraft, readDraft } from './draft.ts'

export type CheckoutFormState = UseFormReturn<CheckoutForm>

/** The checkout's form over the ordered rules: a field speaks when it is left after an edit, and is quiet as soon as it is right. */
export function useCheckoutForm() {
  const form = useForm<CheckoutForm>({
    defaultValues: readDraft(),
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }), [form])
  return form
}

const resolver: Resolver<CheckoutForm> = (values) => {
  const errors = checkoutErrors(values)
  return errors.length === 0 ? { values, errors: {} } : { values: {}, errors: nested(errors) }
}

function nested(errors: readonly CheckoutError[]): FieldErrors<CheckoutForm> {
  const tree: Record<string, Record<string, unknown>> = {}
  for (const { path, message } of errors) {
    const [place, field] = path.split('.') as [string, string | undefined]
    const error = { type: 'rule', message }
    if (field) (tree[place] ??= {})[field] = error
    else tree[place] = error
  }
  return tree as FieldErrors<CheckoutForm>
}

/** What a text field needs to take part: validated when left after an edit, cleared the moment it is corrected. */
export function bindField(form: CheckoutFormState, path: AddressPath) {
  const { error, isDirty } = form.getFieldState(path, form.formState)
  const field = form.register(path, {
    onBlur: () => {
      if (isDirty) void form.trigger(path)
    },
    onChange: () => clearCorrected(form),
  })
  return { ...field, error: error?.message as CheckoutMessage | undefined }
}

/** One field may set another right: a named building makes the block optional. */
export function clearCorrected(form: CheckoutFormState): void {
  const failing = new Set<string>(checkoutErrors(form.getValues()).map(({ path }) => path))
  const shown = shownErrors(form.formState.errors)
  form.clearErrors(shown.filter((path) => !failing.has(path)) as Path<CheckoutForm>[])
}

function shownErrors(errors: FieldErrors<CheckoutForm>): string[] {
  const inside = (place: 'shipping' | 'billing') => Object.keys(errors[place] ?? {}).map((field) => `${place}.${field}`)
  return [...inside('shipping'), ...inside('billing'), ...(errors.agreeToTerms ? ['agreeToTerms'] : [])]
}

/** Shows what the shop found wrong (422), field by field. */
export function showErrors(form: CheckoutFormState, errors: readonly CheckoutError[]): void {
  for (const { path, message } of errors) form.setError(path, { type: 'shop', message })
}
