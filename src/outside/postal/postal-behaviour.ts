import { describe, expect, test } from 'vitest'
import type { PostalDirectory } from './port.ts'

/** What every adapter of the postal port must do, case by case. The directory must know Joo Chiat Place and Paragon. */
export function describePostal(name: string, directory: () => PostalDirectory): void {
  describe(name, () => {
    test('finds the block and the street of a code', async () => {
      expect(await directory().lookUp('427505')).toEqual({
        state: 'found',
        place: { postalCode: '427505', block: '118', street: 'Joo Chiat Place', building: '' },
      })
    })
    test('names the building where there is one', async () => {
      expect(await directory().lookUp('238859')).toEqual({
        state: 'found',
        place: { postalCode: '238859', block: '290', street: 'Orchard Road', building: 'Paragon' },
      })
    })
    test('does not find an unused code', async () => {
      expect(await directory().lookUp('999999')).toEqual({ state: 'unknown' })
    })
  })
}
