/** What a payload carries where something is missing (address-07). */
const placeholders = { name: '-', email: 'no-email@placeholder.invalid', contactNo: '00000000', postalCode: '700000' } as const
const fields = Object.keys(placeholders) as Field[]

type Field = keyof typeof placeholders
type Sent = { [Each in Field]?: string | undefined } & { countryCode: string }

/** Other countries have a postal code of their own, which may be this one. */
const isFilledIn = (field: Field, countryCode: string): boolean => field !== 'postalCode' || countryCode === 'SG'

export const orPlaceholder = (field: Field, address: Sent): string =>
  address[field] || (isFilledIn(field, address.countryCode) ? placeholders[field] : '')

/** Reads placeholders as what they are: nothing. */
export function withoutPlaceholders<Address extends Sent>(sent: Address): Address {
  const found = fields.filter((field) => sent[field] === placeholders[field] && isFilledIn(field, sent.countryCode))
  return { ...sent, ...Object.fromEntries(found.map((field) => [field, ''])) }
}
