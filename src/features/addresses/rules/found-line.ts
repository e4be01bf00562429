import type { AddressFields } from './address.ts'

/** The fields that a postal code fills in. */
export const filledIn = ['block', 'street', 'building'] as const

/** What was filled in, in one line; null where something is missing or wrong (address-22). */
export const foundLine = (
  { block, street, building }: Pick<AddressFields, (typeof filledIn)[number]>,
  isWrong: (field: (typeof filledIn)[number]) => boolean,
): string | null => (block && street && !filledIn.some(isWrong) ? [`${block} ${street}`, building].filter(Boolean).join(', ') : null)
