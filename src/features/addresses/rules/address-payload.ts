import { ok, refuse, type Result } from '#src/kit/result.ts'
import { addressErrors, type AddressErrors, type ShippingAddress } from './address.ts'

/** An address in the form of the specification's payloads (address-03); the contract's AddressPayload is assignable to it. */
export interface AddressOnTheWire {
  name: string
  email: string
  contactNo: string
  countryCode: string
  postalCode: string
  addressLine1?: string | undefined
  addressLine2?: string | undefined
  state?: string | undefined
  district?: string | undefined
  city?: string | undefined
}

const singaporeParts = ['block', 'building', 'level', 'street', 'unit'] as const
type SingaporeParts = Partial<Record<(typeof singaporeParts)[number], string>>

/** Writes a guest's Singapore address as one JSON string in addressLine1; elsewhere both lines are sent as they are (address-05). */
export function toAddressPayload(address: ShippingAddress): AddressOnTheWire {
  const { name, email, contactNo, countryCode, postalCode, addressLine1, addressLine2 } = address
  const lines =
    countryCode === 'SG'
      ? { addressLine1: JSON.stringify(Object.fromEntries(singaporeParts.map((part) => [part, address[part] ?? '']))) }
      : { addressLine1: addressLine1 ?? '', addressLine2: addressLine2 ?? '' }
  return { name, email, contactNo, countryCode, postalCode, ...lines, state: '', district: '', city: '' }
}

/** Reads a payload; a refusal names each wrong field and the key of its message. Texts are trimmed, empty ones left out. */
export function fromAddressPayload(payload: AddressOnTheWire): Result<ShippingAddress, AddressErrors> {
  const { name, email, contactNo, countryCode, postalCode, addressLine1 = '', addressLine2 = '' } = payload
  const whereabouts: Partial<ShippingAddress> = countryCode === 'SG' ? partsOf(addressLine1) : { addressLine1, addressLine2 }
  const given = Object.entries(whereabouts).flatMap(([field, value]) => (value.trim() ? [[field, value.trim()]] : []))
  const address: ShippingAddress = {
    name: name.trim(),
    email: email.trim(),
    contactNo: contactNo.trim(),
    countryCode,
    postalCode: postalCode.trim(),
    ...Object.fromEntries(given),
  }
  const errors = addressErrors(address)
  return Object.keys(errors).length === 0 ? ok(address) : refuse(errors)
}

/** The parts in a JSON string. Parts that are not a known text are left out; the rules then report them as missing. */
function partsOf(json: string): SingaporeParts {
  const parts = parsed(json)
  const texts = singaporeParts.filter((part) => Object.hasOwn(parts, part) && typeof parts[part] === 'string')
  return Object.fromEntries(texts.map((part) => [part, parts[part] as string]))
}

function parsed(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
