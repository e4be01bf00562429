import * as z from 'zod/mini'
import { withoutPlaceholders } from '#src/features/addresses/rules/placeholders.ts'
import { defineEndpoint } from '#src/kit/endpoint.ts'

const line = (most: number) => z.optional(z.string().check(z.maxLength(most)))
const AutoId = z.int().check(z.minimum(1), z.maximum(2_147_483_647))

const CountryCode = z.string().check(z.regex(/^[A-Z]{2}$/))

/**
 * Whom and where, under the names in use and beside them the specification's others (address-01, address-03). A guest's
 * Singapore address is one JSON string in addressLine1 (address-05); district is not stored.
 */
export const addressNames = {
  name: z.string().check(z.maxLength(120)),
  email: z.string().check(z.maxLength(254)),
  contactNo: line(40),
  contactNumber: line(40),
  countryCode: z.optional(CountryCode),
  country: z.optional(CountryCode),
  postalCode: line(12),
  addressLine1: line(600),
  address1: line(200),
  addressLine2: line(200),
  address2: line(200),
  state: line(60),
  district: line(60),
  city: line(60),
}

interface OtherNames {
  name?: string | undefined
  email?: string | undefined
  contactNo?: string | undefined
  contactNumber?: string | undefined
  countryCode?: string | undefined
  country?: string | undefined
  postalCode?: string | undefined
  addressLine1?: string | undefined
  address1?: string | undefined
  addressLine2?: string | undefined
  address2?: string | undefined
}

/** Only the names in use, without placeholders (address-07); without a country it is Singapore (address-02). */
export const withNamesInUse = <Sent extends OtherNames>({ contactNumber, country, address1, address2, ...sent }: Sent) =>
  withoutPlaceholders({
    ...sent,
    contactNo: sent.contactNo ?? contactNumber ?? '',
    countryCode: sent.countryCode ?? country ?? 'SG',
    postalCode: sent.postalCode ?? '',
    addressLine1: sent.addressLine1 ?? address1,
    addressLine2: sent.addressLine2 ?? address2,
  })

/** An address to be saved. */
const AddressBody = {
  ...addressNames,
  block: line(20),
  building: line(120),
  street: line(120),
  level: line(10),
  unit: line(10),
  isDefault: z.optional(z.boolean()),
}

/** An address part by part. Those that it does not have are empty. */
export const AddressParts = z.object({
  name: z.string(),
  email: z.string(),
  contactNo: z.string(),
  countryCode: z.string(),
  postalCode: z.string(),
  block: z.string(),
  building: z.string(),
  street: z.string(),
  level: z.string(),
  unit: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string(),
  city: z.string(),
  state: z.string(),
})

/** A saved address. */
export const SavedAddress = z.object({
  ...AddressParts.shape,
  autoId: z.int(),
  isDefault: z.boolean(),
  /** In the caller's language. */
  country: z.string(),
})
export type SavedAddress = z.infer<typeof SavedAddress>

/** The addresses, the default first, and the values that a new one starts with. */
export const AddressBook = z.object({
  shippingAddressInfos: z.array(SavedAddress),
  name: z.string(),
  email: z.string(),
  contactNo: z.string(),
  address: z.object({ countryCode: z.string() }),
})
export type AddressBook = z.infer<typeof AddressBook>

const shared = { backend: 'site', access: 'member' } as const

export const getCustomerShippingAddresses = defineEndpoint({
  ...shared,
  name: 'GetCustomerShippingAddresses',
  method: 'GET',
  path: '/api/customers/GetCustomerShippingAddresses',
  summary: 'The member’s saved addresses, the default first',
  data: AddressBook,
  problems: [],
})

export const createCustomerShippingAddress = defineEndpoint({
  ...shared,
  name: 'CreateCustomerShippingAddress',
  method: 'POST',
  path: '/api/customers/CreateCustomerShippingAddress',
  summary: 'Saves an address; the first is the default. A 422 names each wrong field and its message',
  body: z.pipe(z.strictObject(AddressBody), z.transform(withNamesInUse)),
  data: AddressBook,
  problems: ['VALIDATION', 'ADDRESS_BOOK_FULL'],
})

/** A saved address as requests name it. */
export const addressOnWire = (addressId: number) => ({ shippingAddress_AutoId: addressId })

export const updateCustomerShippingAddress = defineEndpoint({
  ...shared,
  name: 'UpdateCustomerShippingAddress',
  method: 'PUT',
  path: '/api/customers/UpdateCustomerShippingAddress',
  summary: 'Changes an address. As default it takes the place of the one before; a default stays one until another is chosen',
  body: z.pipe(
    z.strictObject({ shippingAddress_AutoId: AutoId, ...AddressBody }),
    z.transform(({ shippingAddress_AutoId: addressId, ...address }) => ({ addressId, address: withNamesInUse(address) })),
  ),
  data: AddressBook,
  problems: ['NOT_FOUND', 'VALIDATION'],
})

export const setDefaultShippingAddress = defineEndpoint({
  ...shared,
  name: 'SetDefaultShippingAddress',
  method: 'PUT',
  path: '/api/customers/SetDefaultShippingAddress',
  summary: 'Makes a saved address the default, in the place of the one before; the address stays as it is stored',
  body: z.pipe(
    z.strictObject({ shippingAddress_AutoId: AutoId }),
    z.transform(({ shippingAddress_AutoId: addressId }) => ({ addressId })),
  ),
  data: AddressBook,
  problems: ['NOT_FOUND'],
})

export const deleteCustomerShippingAddress = defineEndpoint({
  ...shared,
  name: 'DeleteCustomerShippingAddress',
  method: 'DELETE',
  path: '/api/customers/DeleteCustomerShippingAddress',
  summary: 'Removes an address. After the default, the one saved last becomes it',
  body: z.pipe(
    z.strictObject({ shippingAddress_AutoId: AutoId }),
    z.transform(({ shippingAddress_AutoId: addressId }) => ({ addressId })),
  ),
  data: AddressBook,
  problems: ['NOT_FOUND'],
})

export const Country = z.object({ countryCode: z.string(), name: z.string() })
export type Country = z.infer<typeof Country>

export const getAllCountries = defineEndpoint({
  name: 'GetAllCountries',
  method: 'GET',
  path: '/api/Address/GetAllCountries',
  backend: 'site',
  access: 'public',
  summary: 'Countries by name in the caller’s language, Singapore first',
  query: z.object({
    pageNo: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(999)), 1),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(999)), 999),
  }),
  data: z.array(Country),
  paged: true,
  problems: [],
})

/** `district` names the places around. Of a code that the directory does not know, block, street and building are empty. */
export const PostalPlace = z.object({
  postalCode: z.string(),
  block: z.string(),
  street: z.string(),
  building: z.string(),
  district: z.string(),
})
export type PostalPlace = z.infer<typeof PostalPlace>

export const lookupPostalCode = defineEndpoint({
  name: 'LookupPostalCode',
  method: 'GET',
  path: '/api/Address/LookupPostalCode',
  backend: 'site',
  access: 'shopper',
  summary:
    'Where a Singapore postal code lies; of one that the directory lacks, only the district; null where no code begins so. The address can always be typed',
  query: z.object({ postalCode: z.string().check(z.regex(/^\d{6}$/)) }),
  data: z.nullable(PostalPlace),
  problems: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
})
