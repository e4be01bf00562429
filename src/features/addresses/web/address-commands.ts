import type { PostalPlace, SavedAddress } from '#src/features/addresses/addresses.contract.ts'
import { emptyAddress, type AddressField, type AddressFields, type AddressMessage } from '#src/features/addresses/rules/address.ts'
import type { Found } from '#src/ui/use-look-up.ts'

/** An address as the form stores it. */
export type Typed = AddressFields & { isDefault: boolean }
/** Null when it worked; else the errors of the fields, or one message. */
export type Refusal = { fields: Partial<Record<keyof AddressFields, AddressMessage>> } | { message: string } | null

export interface AddressCommands {
  save(autoId: number | null, address: Typed): Promise<Refusal>
  setDefault(autoId: number): Promise<Refusal>
  remove(autoId: number): Promise<Refusal>
  lookUp(postalCode: string): Promise<Found<PostalPlace>>
}

/** The fields of a saved address that the form shows. */
export const fieldsOf = (address: SavedAddress): AddressFields =>
  Object.fromEntries((Object.keys(emptyAddress) as AddressField[]).map((field) => [field, address[field]])) as unknown as AddressFields
