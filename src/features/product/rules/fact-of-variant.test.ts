import { expect, test } from 'vitest'
import { factOfVariant } from './fact-of-variant.ts'

const sizes = ['Small, 22 cm', 'Medium, 28 cm']
const sized = 'Small, 22 cm: 22 × 18 × 9 cm; Medium, 28 cm: 28 × 23 × 12 cm'

test.each([
  ['of the chosen size', sized, ['Ink', 'Small, 22 cm'], '22 × 18 × 9 cm'],
  ['of another size', sized, ['Ink', 'Medium, 28 cm'], '28 × 23 × 12 cm'],
  ['whole for a size that it does not name', sized, ['Ink', 'Large, 34 cm'], sized],
  ['whole where a part is of no value', `${sized}; with strap`, ['Small, 22 cm'], `${sized}; with strap`],
  ['whole where nothing differs', '28 × 23 × 12 cm', ['Small, 22 cm'], '28 × 23 × 12 cm'],
  ['whole with a colon of its own', 'Shell: cotton; lining: linen', ['Small, 22 cm'], 'Shell: cotton; lining: linen'],
])('a fact is %s (product-18)', (_, text, chosen, expected) => {
  expect(factOfVariant(text, chosen, ['Ink', ...sizes, 'Large, 34 cm'])).toBe(expected)
})

test('a Chinese fact has Chinese marks', () => {
  expect(
    factOfVariant('小号，22厘米：22 × 18 × 9厘米；中号，28厘米：28 × 23 × 12厘米', ['中号，28厘米'], ['小号，22厘米', '中号，28厘米']),
  ).toBe('28 × 23 × 12厘米')
})
