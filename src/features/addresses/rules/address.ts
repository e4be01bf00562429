import {
  isAtMost,
  isEmail,
  isGiven,
  isName,
  isPhone,
  isPlainText,
  isShortPhone,
  isSingaporePostalCode,
  longestEmail,
  validate,
  type FieldErrors,
  type FieldRules,
  type Rule,
} from '#src/kit/validation.ts'
import { isCountry } from './countries.ts'
import { countryForm, type CountryForm } from './country-form.ts'

/** Where an order goes, and its recipient (address-01). */
export interface ShippingAddress {
  name: string
  email: string
  contactNo: string
  countryCode: string
  postalCode: string
  /** In Singapore. */
  block?: string
  building?: string
  street?: string
  level?: string
  unit?: string
  /** Elsewhere; city, state and postal code only where the country's form has them. */
  addressLine1?: string
  addressLine2?: string
  city?: string
  state?: string
}

/** An address as typed: every field is a string, empty when not given. */
export type AddressFields = Required<ShippingAddress>
export type AddressField = keyof AddressFields

/** Message keys of the field errors; the texts are in `messages.ts`. */
export type AddressMessage =
  | 'postalCodeRequired'
  | 'postalCodeSingapore'
  | 'postalCodeInvalid'
  | 'postalCodeUnlike'
  | 'partRequired'
  | 'blockRequired'
  | 'streetRequired'
  | 'addressLine1Required'
  | 'nameRequired'
  | 'nameInvalid'
  | 'emailRequired'
  | 'emailInvalid'
  | 'contactNoRequired'
  | 'contactNoInvalid'
  | 'contactNoTooLong'
  | 'countryInvalid'
  | 'notPlainText'
  | 'tooLong'
export type AddressErrors = FieldErrors<AddressFields, AddressMessage>

/** Most characters of each field. */
export const addressLimits: Record<AddressField, number> = {
  name: 120,
  email: longestEmail,
  contactNo: 40,
  countryCode: 2,
  postalCode: 10,
  block: 20,
  building: 120,
  street: 120,
  level: 10,
  unit: 10,
  addressLine1: 200,
  addressLine2: 200,
  city: 60,
  state: 60,
}

type AddressRule = Rule<AddressFields, AddressMessage>

const text = (field: AddressField): AddressRule[] => [
  { holds: isPlainText, message: 'notPlainText' },
  { holds: isAtMost(addressLimits[field]), message: 'tooLong' },
]
/** A courier cannot find a street without a number or a named building. */
const hasNumber = (block: string, { street, building }: AddressFields): boolean => isGiven(block) || !isGiven(street) || isGiven(building)

/** In page order: postal code first, because it fills in the others. */
const singaporeRules: FieldRules<AddressFields, AddressMessage> = {
  postalCode: [
    { holds: isGiven, message: 'postalCodeRequired' },
    { holds: (typed: string) => isSingaporePostalCode(typed.trim()), message: 'postalCodeSingapore' },
  ],
  block: [{ holds: hasNumber, message: 'blockRequired' }, ...text('block')],
  street: [{ holds: isGiven, message: 'streetRequired' }, ...text('street')],
  building: text('building'),
  level: text('level'),
  unit: text('unit'),
}

/** Two lines, then what the country's form has, in its order (address-18). */
function rulesAbroad(countryCode: string): FieldRules<AddressFields, AddressMessage> {
  const form = countryForm(countryCode)
  const partRules = form.parts.map(({ part, isRequired }) => {
    const given: AddressRule[] = isRequired
      ? [{ holds: isGiven, message: part === 'postalCode' ? 'postalCodeRequired' : 'partRequired' }]
      : []
    return [part, part === 'postalCode' ? [...given, postalRule(form)] : [...given, ...text(part)]]
  })
  return {
    addressLine1: [{ holds: isGiven, message: 'addressLine1Required' }, ...text('addressLine1')],
    addressLine2: text('addressLine2'),
    ...Object.fromEntries(partRules),
  }
}

const postalRule = ({ postalExample, isPostalCode }: CountryForm): AddressRule => ({
  holds: (value) => !isGiven(value) || isPostalCode(value.trim()),
  message: postalExample ? 'postalCodeUnlike' : 'postalCodeInvalid',
})

const recipientRules: FieldRules<AddressFields, AddressMessage> = {
  name: [{ holds: isGiven, message: 'nameRequired' }, { holds: isName, message: 'nameInvalid' }, ...text('name')],
  email: [
    { holds: isGiven, message: 'emailRequired' },
    { holds: isEmail, message: 'emailInvalid' },
  ],
  contactNo: [
    { holds: isGiven, message: 'contactNoRequired' },
    { holds: isPhone, message: 'contactNoInvalid' },
    { holds: isShortPhone, message: 'contactNoTooLong' },
  ],
}

/** The errors of where a parcel goes, without its recipient. */
export const placeErrors = (address: Partial<AddressFields>): AddressErrors => {
  const values = { ...emptyAddress, ...address }
  const { countryCode } = values
  if (!isCountry(countryCode)) return { countryCode: 'countryInvalid' }
  return validate(values, countryCode === 'SG' ? singaporeRules : rulesAbroad(countryCode))
}

const destinationFields = ['countryCode', 'city', 'state', 'postalCode'] as const

/** The errors of what a carrier's price depends on; in Singapore it depends on nothing. */
export function destinationErrors(address: { [Field in AddressField]?: string | undefined }): AddressErrors {
  const place = Object.fromEntries(destinationFields.map((field) => [field, address[field] ?? '']))
  const errors = address.countryCode === 'SG' ? {} : placeErrors(place)
  return Object.fromEntries(destinationFields.flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])))
}

/** The errors of an address; without any it is complete (address-08). */
export const addressErrors = (address: ShippingAddress): AddressErrors => ({
  ...placeErrors(address),
  ...validate({ ...emptyAddress, ...address }, recipientRules),
})

export const emptyAddress: AddressFields = {
  name: '',
  email: '',
  contactNo: '',
  countryCode: 'SG',
  postalCode: '',
  block: '',
  building: '',
  street: '',
  level: '',
  unit: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: '',
}

/** The address in one line: `118 Joo Chiat Place #03-12, Joo Chiat Mansions`. */
export function streetLine(address: ShippingAddress): string {
  if (address.countryCode !== 'SG') return [address.addressLine1, address.addressLine2].filter(Boolean).join(', ')
  const unit = [address.level, address.unit].filter(Boolean).join('-')
  const street = [address.block, address.street, unit && `#${unit}`].filter(Boolean).join(' ')
  return [street, address.building].filter(Boolean).join(', ')
}

/** City, state and postal code in the order of their country: `50450 Kuala Lumpur`; in Singapore the postal code. */
export const placeLine = (address: ShippingAddress): string =>
  countryForm(address.countryCode)
    .parts.flatMap(({ part }) => address[part] || [])
    .join(' ')

/** The last line of an address: `Singapore 427505`, `50450 Kuala Lumpur, Malaysia`. `country` is its name. */
export const countryLine = (address: ShippingAddress, country: string): string =>
  address.countryCode === 'SG' ? `${country} ${address.postalCode}` : [placeLine(address), country].filter(Boolean).join(', ')
