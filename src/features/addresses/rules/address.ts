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

/** Where an order goes, and to whom (address-01). */
export interface ShippingAddress {
  name: string
  email: string
  contactNo: string
  countryCode: string
  postalCode: string
  /** Singapore addresses. */
  block?: string
  building?: string
  street?: string
  level?: string
  unit?: string
  /** Addresses elsewhere. */
  addressLine1?: string
  addressLine2?: string
}

/** An address as it is typed: every field a text, empty when not given. */
export type AddressFields = Required<ShippingAddress>
export type AddressField = keyof AddressFields

/** Keys of the messages that say what is wrong with a field; `messages.ts` words them. */
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
/** A street alone cannot be found; a number or a named building can. */
const needsBlock = (values: AddressFields): boolean => inSingapore(values) && isGiven(values.street) && !isGiven(values.building)

/** In the order of the page: postal code first. */
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

/** An address is complete when this finds nothing (address-08). */
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

/** One line for people: `118 Joo Chiat Place #03-12, Joo Chiat Mansions`. */
export function streetLine(address: ShippingAddress): string {
  if (address.countryCode !== 'SG') return [address.addressLine1, address.addressLine2].filter(Boolean).join(', ')
  const door = [address.level, address.unit].filter(Boolean).join('-')
  const street = [address.block, address.street, door && `#${door}`].filter(Boolean).join(' ')
  return [street, address.building].filter(Boolean).join(', ')
}
