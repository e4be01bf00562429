/** The store's card: four digits of the programme, seven of the member, and a check digit (Luhn) against typing errors. */
export function cardNumber(memberId: number): string {
  const digits = `8801${String(memberId).padStart(7, '0')}`
  return `${digits}${checkDigit(digits)}`
}

function checkDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/** In groups of four, as printed on the card. */
export const printedCardNumber = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ')
