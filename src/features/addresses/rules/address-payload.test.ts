import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ShippingAddress } from './address.ts'
import { fromAddressPayload, toAddressPayload } from './address-payload.ts'
import { withoutPlaceholders } from './placeholders.ts'

const meiLin: ShippingAddress = {
  name: 'Tan Mei Lin',
  email: 'meilin.tan@example.sg',
  contactNo: '+65 9123 4567',
  countryCode: 'SG',
  postalCode: '427505',
  block: '118',
  street: 'Joo Chiat Place',
  level: '03',
  unit: '12',
}
const wire = toAddressPayload(meiLin)

describe('a Singapore address (address-04, address-05)', () => {
  it('is one JSON string in addressLine1', () => {
    expect(JSON.parse(wire.addressLine1!)).toEqual({ block: '118', building: '', level: '03', street: 'Joo Chiat Place', unit: '12' })
    expect(wire).toMatchObject({ countryCode: 'SG', state: '', district: '', city: '' })
  })

  it.each([
    ['not JSON', '118 Joo Chiat Place'],
    ['not an object', '"118"'],
    ['null', 'null'],
    ['other types', '{"street":118,"block":{}}'],
    ['inherited names only', '{"__proto__":{"street":"x"}}'],
    ['left out', undefined],
  ])('is refused when addressLine1 is %s', (_, addressLine1) => {
    expect(fromAddressPayload({ ...wire, addressLine1 })).toEqual({ ok: false, problem: { street: 'streetRequired' } })
  })

  it('takes known parts only', () => {
    const addressLine1 = JSON.stringify({ block: ' 118 ', street: 'Joo Chiat Place', extra: 'x', level: '' })
    expect(fromAddressPayload({ ...wire, addressLine1 })).toEqual({
      ok: true,
      value: {
        name: 'Tan Mei Lin',
        email: 'meilin.tan@example.sg',
        contactNo: '+65 9123 4567',
        countryCode: 'SG',
        postalCode: '427505',
        block: '118',
        street: 'Joo Chiat Place',
      },
    })
  })
})

it('has two plain lines elsewhere, with city and state (address-03, address-06)', () => {
  const abroad: ShippingAddress = {
    ...meiLin,
    countryCode: 'MY',
    postalCode: '50450',
    addressLine1: '12 Jalan Ampang',
    addressLine2: 'Level 8',
    city: 'Kuala Lumpur',
  }
  const payload = toAddressPayload(abroad)
  expect(payload).toMatchObject({ addressLine1: '12 Jalan Ampang', addressLine2: 'Level 8', city: 'Kuala Lumpur', state: '' })
  const { block: _, street: __, level: ___, unit: ____, ...expected } = abroad
  expect(fromAddressPayload(payload)).toEqual({ ok: true, value: expected })
})

it('carries placeholders where something is missing, which are read as missing again (address-07)', () => {
  const missing = { name: '', email: '', contactNo: '', postalCode: '' }
  const payload = toAddressPayload({ ...meiLin, ...missing })
  expect(payload).toMatchObject({ name: '-', email: expect.stringContaining('@'), contactNo: '00000000', postalCode: '700000' })
  expect(withoutPlaceholders(payload)).toMatchObject(missing)
  const ofVietnam = { ...meiLin, countryCode: 'VN', postalCode: '700000' }
  expect(withoutPlaceholders(toAddressPayload(ofVietnam))).toMatchObject({ postalCode: '700000' })
  expect(toAddressPayload({ ...ofVietnam, ...missing })).toMatchObject({ name: '-', contactNo: '00000000', postalCode: '' })
  // What was filled in stays.
  expect(withoutPlaceholders(meiLin)).toEqual(meiLin)
})

const word = fc.stringMatching(/^[\p{L}\p{N}"\\{}[\]:,' -]{1,20}$/u).filter((value) => value === value.trim() && value !== '')

it('is the same after a round trip, whatever is typed', () => {
  fc.assert(
    fc.property(word, word, fc.option(word.filter((value) => value.length <= 10)), (block, street, level) => {
      const address: ShippingAddress = { ...meiLin, block, street, ...(level ? { level } : {}) }
      expect(fromAddressPayload(toAddressPayload(address))).toEqual({ ok: true, value: address })
    }),
  )
})
