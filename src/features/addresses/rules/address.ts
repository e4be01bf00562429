import {
  isAtMost,
  isEmail,
  isGiven,
  isName,
  isPhone,
  isPlainText,
  isPostalCode,
  isShortPhone,
  isSingaporePostalCode,
  longestEmail,
  validate,
  type FieldErrors,
  type FieldRules,
  type Rule,
} from '#src/kit/validation.ts'

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
  /** Elsewhere. */
  addressLine1?: string
  addressLine2?: string
}

/** An address as typed: every field is a string, empty when not given. */
export type AddressFields = Required<ShippingAddress>
export type AddressField = keyof AddressFields

/** Message keys of the field errors; the texts are in `messages.ts`. */
export type AddressMessage =
  | 'postalCodeRequired'
  | 'postalCodeSingapore'
  | 'postalCodeInvalid'
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
}

type AddressRule = Rule<AddressFields, AddressMessage>

const text = (field: AddressField): AddressRule[] => [
  { holds: isPlainText, message: 'notPlainText' },
  { holds: isAtMost(addressLimits[field]), message: 'tooLong' },
]
const inSingapore = ({ countryCode }: AddressFields): boolean => countryCode === 'SG'
const only = (applies: (values: AddressFields) => boolean, holds: (value: string) => boolean) => (value: string, values: AddressFields) =>
  !applies(values) || holds(value)
/** A courier cannot find a street without a number or a named building. */
const needsBlock = (values: AddressFields): boolean => inSingapore(values) && isGiven(values.street) && !isGiven(values.building)

/** In page order: postal code first. */
const addressRules: FieldRules<AddressFields, AddressMessage> = {
  countryCode: [{ holds: (value) => /^[A-Z]{2}$/.test(value), message: 'countryInvalid' }],
  postalCode: [
    { holds: isGiven, message: 'postalCodeRequired' },
    { holds: only(inSingapore, isSingaporePostalCode), message: 'postalCodeSingapore' },
    { holds: isPostalCode, message: 'postalCodeInvalid' },
  ],
  block: [{ holds: only(needsBlock, isGiven), message: 'blockRequired' }, ...text('block')],
  street: [{ holds: only(inSingapore, isGiven), message: 'streetRequired' }, ...text('street')],
  building: text('building'),
  level: text('level'),
  unit: text('unit'),
  addressLine1: [{ holds: only((values) => !inSingapore(values), isGiven), message: 'addressLine1Required' }, ...text('addressLine1')],
  addressLine2: text('addressLine2'),
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

/** The errors of an address; without any it is complete (address-08). */
export const addressErrors = (address: ShippingAddress): AddressErrors => validate({ ...emptyAddress, ...address }, addressRules)

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
}

/** The address in one line: `118 Joo Chiat Place #03-12, Joo Chiat Mansions`. */
export function streetLine(address: ShippingAddress): string {
  if (address.countryCode !== 'SG') return [address.addressLine1, address.addressLine2].filter(Boolean).join(', ')
  const unit = [address.level, address.unit].filter(Boolean).join('-')
  const street = [address.block, address.street, unit && `#${unit}`].filter(Boolean).join(' ')
  return [street, address.building].filter(Boolean).join(', ')
}
