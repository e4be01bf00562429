import { expect, it } from 'vitest'
import { readMeasure } from './net-content.ts'

it.each([
  ['250 g', 250, 'g'],
  ['1.5kg', 1500, 'g'],
  ['800 mg', 0.8, 'g'],
  ['75cl', 750, 'ml'],
  ['0.33 L', 330, 'ml'],
  ['1,000 ml', 1000, 'ml'],
  ['2 fl oz', 59.147, 'ml'],
  ['1 FL_OZ', 29.574, 'ml'],
  ['1 oz', 28.35, 'g'],
  ['2.5 m', 2.5, 'm'],
  ['10 sqft', 0.929, 'm2'],
  ['20 ct', 20, 'piece'],
])('%s is %d %s', (text, amount, unit) => {
  expect(readMeasure(text)).toEqual({ amount, unit })
})

it.each(['', 'g', '250', '0 g', '-1 g', '1,5 kg', '1e3 g', '0.0001 mg', '3 cups', '3 constructor', '1.2.3 g'])(
  '%s is no measure',
  (text) => {
    expect(readMeasure(text)).toBeNull()
  },
)
