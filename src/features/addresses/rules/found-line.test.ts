import { expect, test } from 'vitest'
import { foundLine } from './found-line.ts'

const place = { block: '118', street: 'Joo Chiat Place', building: '' }
const right = () => false

test.each([
  [place, right, '118 Joo Chiat Place'],
  [{ ...place, building: 'Kemuning Mansions' }, right, '118 Joo Chiat Place, Kemuning Mansions'],
  [{ ...place, block: '' }, right, null],
  [{ ...place, street: '' }, right, null],
  [place, (field: string) => field === 'street', null],
])('%j is one line where nothing is missing or wrong (address-22)', (found, isWrong, line) => {
  expect(foundLine(found, isWrong)).toBe(line)
})
