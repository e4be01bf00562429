import { isPostalCode } from '#src/kit/validation.ts'
import { countryForms } from './country-forms.ts'

export type AddressPart = 'city' | 'state' | 'postalCode'
/** What a country calls its largest parts. */
export type StateName =
  | 'province'
  | 'state'
  | 'prefecture'
  | 'county'
  | 'department'
  | 'district'
  | 'emirate'
  | 'island'
  | 'area'
  | 'oblast'
  | 'parish'

/** How a country writes an address, below its two lines (address-18). */
export interface CountryForm {
  /** In the order of the country. */
  parts: readonly { part: AddressPart; isRequired: boolean }[]
  stateName: StateName
  /** Empty where none is known. */
  postalExample: string
  isPostalCode(text: string): boolean
}

const partOf: Record<string, AddressPart> = { C: 'city', S: 'state', Z: 'postalCode' }
const singapore = ['Z', 'Z'] as const

export function countryForm(countryCode: string): CountryForm {
  const [parts, required, stateName = '', postalExample = '', pattern] = countryForms[countryCode] ?? singapore
  return {
    parts: [...parts].map((letter) => ({ part: partOf[letter]!, isRequired: required.includes(letter) })),
    stateName: (stateName || 'province') as StateName,
    postalExample,
    isPostalCode: pattern ? (text) => new RegExp(`^(?:${pattern})$`, 'i').test(text) : isPostalCode,
  }
}
