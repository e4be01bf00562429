import { describe, expect, it } from 'vitest'
import locations from '../../../../demonstration/settings/locations.json' with { type: 'json' }
import { districtOf } from './postal-sectors.ts'

describe('the districts of postal codes (address-21)', () => {
  it.each([
    ['018956', 'Raffles Place, Cecil, Marina, People’s Park'],
    ['238859', 'Orchard, Cairnhill, River Valley'],
    ['427505', 'Katong, Joo Chiat, Amber Road'],
    ['510001', 'Tampines, Pasir Ris'],
    ['819663', 'Loyang, Changi'],
    ['820101', 'Serangoon Garden, Hougang, Punggol'],
    ['738099', 'Kranji, Woodgrove'],
  ])('%s lies in %s', (postalCode, places) => expect(districtOf(postalCode)?.en).toBe(places))

  it('every sector from 01 to 82 has a district but 74, which no code has, and no other sector has one', () => {
    const sectors = Array.from({ length: 100 }, (_, sector) => String(sector).padStart(2, '0'))
    const without = sectors.filter((sector) => districtOf(`${sector}0000`) === null)
    expect(without).toEqual(['00', '74', ...sectors.slice(83)])
  })

  it('the stores lie where their addresses say', () => {
    const stores = locations.flatMap(({ postalCode }) => (postalCode === undefined ? [] : [districtOf(postalCode)?.en]))
    expect(stores).toEqual(['Katong, Joo Chiat, Amber Road', 'Orchard, Cairnhill, River Valley'])
  })
})
