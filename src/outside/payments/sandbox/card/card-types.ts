/** The cards that this bank accepts: a name and a regular expression over the digits (pay-07). */
export const cardTypes = [
  { name: 'Visa', pattern: '^4\\d{12}(?:\\d{3}){0,2}$' },
  { name: 'Mastercard', pattern: '^(?:5[1-5]\\d\\d|222[1-9]|22[3-9]\\d|2[3-6]\\d\\d|27[01]\\d|2720)\\d{12}$' },
  { name: 'American Express', pattern: '^3[47]\\d{13}$' },
  { name: 'JCB', pattern: '^35(?:2[89]|[3-8]\\d)\\d{12,15}$' },
  { name: 'UnionPay', pattern: '^62\\d{14,17}$' },
] as const

export const longestCardNumber = 19

/** The name of the card with these digits, or null when no accepted pattern fits. */
export function brandOf(digits: string): string | null {
  if (digits.length > longestCardNumber) return null
  return cardTypes.find(({ pattern }) => new RegExp(pattern).test(digits))?.name ?? null
}

/** How many digits the CVV of that brand has. */
export const cvvDigits = (brand: string | null): number => (brand === 'American Express' ? 4 : 3)
