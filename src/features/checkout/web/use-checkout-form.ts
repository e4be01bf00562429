import { useEffect } from 'react'
import { useForm, type FieldErrors, type Path, type Resolver, type UseFormReturn } from 'react-hook-form'
import {
  checkoutErrors,
  type AddressPath,
  type CheckoutError,
  type CheckoutForm,
  type CheckoutMessage,
} from '#src/features/checkout/rules/checkout-form.ts'
import { storeDraft, readDraft } from './draft.ts'

export type CheckoutFormState = UseFormReturn<CheckoutForm>

/** The checkout's form with its rules in page order: a field shows its error when it is left after an edit and hides it as soon as it is right. */
export function useCheckoutForm() {
  const form = useForm<CheckoutForm>({
    defaultValues: readDraft(),
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => storeDraft(values) }), [form])
  return form
}

export const resolver: Resolver<CheckoutForm> = (values) => {
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

/** The props that connect a text field: validated when left after an edit, its error cleared as soon as it is corrected. */
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

/** One field may correct another: with a named building the block is optional. */
export function clearCorrected(form: CheckoutFormState): void {
  const failing = new Set<string>(checkoutErrors(form.getValues()).map(({ path }) => path))
  const shown = shownErrors(form.formState.errors)
  form.clearErrors(shown.filter((path) => !failing.has(path)) as Path<CheckoutForm>[])
}

/** The paths of the fields that show an error. */
export function shownErrors(errors: FieldErrors<CheckoutForm>): CheckoutError['path'][] {
  const inside = (place: 'shipping' | 'billing') =>
    Object.keys(errors[place] ?? {}).map((field) => `${place}.${field}` as CheckoutError['path'])
  return [...inside('shipping'), ...inside('billing'), ...(errors.agreeToTerms ? ['agreeToTerms' as const] : [])]
}

/** Shows the server's field errors (422). */
export function showErrors(form: CheckoutFormState, errors: readonly CheckoutError[]): void {
  for (const { path, message } of errors) form.setError(path, { type: 'shop', message })
}
