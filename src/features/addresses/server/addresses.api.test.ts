import { expect, test } from 'vitest'
import { toAddressPayload } from '#src/features/addresses/rules/address-payload.ts'
import { must, meiLin, openTestShop } from '#test/shop.ts'
import {
  createCustomerShippingAddress as create,
  deleteCustomerShippingAddress as remove,
  getAllCountries,
  getCustomerShippingAddresses as read,
  lookupPostalCode,
  setDefaultShippingAddress as setDefault,
  updateCustomerShippingAddress as update,
  type AddressBook,
} from '../addresses.contract.ts'

let directory: 'up' | 'down' = 'up'
const lookedUp: string[] = []
const { shop, shopper, member, database } = await openTestShop({
  postal: {
    async lookUp(postalCode) {
      lookedUp.push(postalCode)
      if (directory === 'down') return { state: 'unavailable' }
      if (postalCode !== '427505') return { state: 'unknown' }
      return { state: 'found', place: { postalCode, block: '118', street: 'Joo Chiat Place', building: '' } }
    },
  },
})
const abroad = {
  ...meiLin,
  countryCode: 'MY',
  postalCode: '50450',
  addressLine1: '12 Jalan Ampang',
  addressLine2: 'Level 8',
  city: 'Kuala Lumpur',
}
const defaults = ({ shippingAddressInfos }: AddressBook) =>
  shippingAddressInfos.filter(({ isDefault }) => isDefault).map(({ autoId }) => autoId)

test('the first address is the default, and there is always exactly one (address-11, address-16, address-17)', async () => {
  const { call } = await member()
  expect(must(await call(read, {}))).toMatchObject({ shippingAddressInfos: [], name: 'Mei Lin Tan', address: { countryCode: 'SG' } })
  const first = must(await call(create, { body: meiLin })).shippingAddressInfos[0]!
  expect(first).toMatchObject({ isDefault: true, block: '118', country: 'Singapore', addressLine1: '' })
  const second = must(await call(create, { body: abroad })).shippingAddressInfos[1]!
  expect(second).toMatchObject({ isDefault: false, addressLine1: '12 Jalan Ampang', country: 'Malaysia', street: '' })

  expect(defaults(must(await call(update, { body: { ...abroad, shippingAddress_AutoId: second.autoId, isDefault: true } })))).toEqual([
    second.autoId,
  ])
  expect(defaults(must(await call(update, { body: { ...abroad, shippingAddress_AutoId: second.autoId, isDefault: false } })))).toEqual([
    second.autoId,
  ])
  expect(defaults(must(await call(remove, { body: { shippingAddress_AutoId: second.autoId } })))).toEqual([first.autoId])
  expect(must(await call(remove, { body: { shippingAddress_AutoId: first.autoId } })).shippingAddressInfos).toEqual([])
})

test('another default changes nothing else of an address, whatever an older page shows of it (address-11)', async () => {
  const { call } = await member()
  must(await call(create, { body: meiLin }))
  const { autoId } = must(await call(create, { body: abroad })).shippingAddressInfos[1]!
  must(await call(update, { body: { ...abroad, addressLine1: '14 Jalan Ampang', shippingAddress_AutoId: autoId } }))
  const changed = must(await call(setDefault, { body: { shippingAddress_AutoId: autoId } }))
  expect(changed.shippingAddressInfos.map(({ addressLine1, isDefault }) => [addressLine1, isDefault])).toEqual([
    ['14 Jalan Ampang', true],
    ['', false],
  ])
  expect(must(await call(setDefault, { body: { shippingAddress_AutoId: autoId } }))).toEqual(changed)
})

test('when many windows each make their own address the default, one of them is', async () => {
  const { call } = await member()
  for (let count = 0; count < 4; count++) must(await call(create, { body: meiLin }))
  const { shippingAddressInfos } = must(await call(read, {}))
  await Promise.all(shippingAddressInfos.map(({ autoId }) => call(setDefault, { body: { shippingAddress_AutoId: autoId } })))
  expect(defaults(must(await call(read, {})))).toHaveLength(1)
})

test('the database itself refuses a second default (address-11)', async () => {
  const { call, memberId } = await member()
  must(await call(create, { body: meiLin }))
  const second = database.pool.query(
    'insert into saved_addresses (member_id, address, is_default, saved_at) select member_id, address, true, now() from saved_addresses where member_id = $1',
    [memberId],
  )
  await expect(second).rejects.toMatchObject({ code: '23505' })
})

test('errors are named, and another member’s address is answered like an unknown one', async () => {
  const [mine, theirs] = [await member(), await member()]
  expect(await mine.call(create, { body: { ...meiLin, name: '', countryCode: 'SG', street: '' } })).toMatchObject({
    ok: false,
    problem: { status: 422, details: { name: 'nameRequired', street: 'streetRequired' } },
  })
  expect(await mine.call(create, { body: { ...meiLin, countryCode: 'XX' } })).toMatchObject({
    ok: false,
    problem: { details: { countryCode: 'countryInvalid' } },
  })
  const { autoId } = must(await theirs.call(create, { body: meiLin })).shippingAddressInfos[0]!
  for (const shippingAddress_AutoId of [autoId, 2_000_000_000]) {
    expect(await mine.call(update, { body: { ...meiLin, shippingAddress_AutoId } })).toMatchObject({
      ok: false,
      problem: { code: 'NOT_FOUND' },
    })
    for (const call of [remove, setDefault])
      expect(await mine.call(call, { body: { shippingAddress_AutoId } })).toMatchObject({ ok: false, problem: { code: 'NOT_FOUND' } })
  }
  expect(must(await theirs.call(read, {})).shippingAddressInfos).toHaveLength(1)
})

test('an address with placeholders is incomplete (address-07, address-08)', async () => {
  const { call } = await member()
  const placeholders = toAddressPayload({ ...meiLin, name: '', email: '', contactNo: '', postalCode: '' })
  const { state: _, city: __, district: ___, addressLine1: ____, ...sent } = placeholders
  const details = {
    name: 'nameRequired',
    email: 'emailRequired',
    contactNo: 'contactNoRequired',
    postalCode: 'postalCodeRequired',
  }
  expect(await call(create, { body: { ...meiLin, ...sent } })).toMatchObject({ ok: false, problem: { status: 422, details } })
})

test('the other names of the specification are taken as well, and Singapore is the country when none is sent (address-01, address-02, address-19)', async () => {
  const { call } = await member()
  const { contactNo: contactNumber, countryCode: _, addressLine1: address1, addressLine2: address2, ...rest } = abroad
  const sent = { ...rest, contactNumber, country: 'MY', address1, address2 }
  expect(must(await call(create, { body: sent })).shippingAddressInfos[0]).toMatchObject({
    contactNo: contactNumber,
    countryCode: 'MY',
    addressLine1: '12 Jalan Ampang',
    addressLine2: 'Level 8',
    city: 'Kuala Lumpur',
  })
  const { contactNo, countryCode: __, ...home } = meiLin
  expect(must(await call(create, { body: { ...home, contactNumber: contactNo } })).shippingAddressInfos[1]).toMatchObject(meiLin)
})

test('anybody may look up a postal code; one that the directory lacks, unknown and unavailable are different answers (address-14, address-21)', async () => {
  const { call } = shopper()
  expect(must(await call(lookupPostalCode, { query: { postalCode: '427505' } }))).toEqual({
    postalCode: '427505',
    block: '118',
    street: 'Joo Chiat Place',
    building: '',
    district: 'Katong, Joo Chiat, Amber Road',
  })
  const near = must(await shopper({ culture: 'zh' }).call(lookupPostalCode, { query: { postalCode: '738099' } }))
  expect(near).toEqual({ postalCode: '738099', block: '', street: '', building: '', district: '克兰芝、兀兰' })
  expect(await call(lookupPostalCode, { query: { postalCode: '999999' } })).toEqual({ ok: true, value: null })
  directory = 'down'
  expect(await call(lookupPostalCode, { query: { postalCode: '427506' } })).toMatchObject({ ok: false, problem: { status: 503 } })
})

test('countries have names in the caller’s language, Singapore first (address-15)', async () => {
  const { call } = shopper({ culture: 'zh' })
  const reply = await call(getAllCountries, { query: { pageSize: 999 } })
  expect(must(reply).slice(0, 1)).toEqual([{ countryCode: 'SG', name: '新加坡' }])
  expect(reply).toMatchObject({ paging: { totalRecordCount: 249, pageCount: 1 } })
})

test('the directory is asked once for each postal code, and for a network only so often; a spent allowance says when to try again (safe-48)', async () => {
  directory = 'up'
  await database.pool.query('delete from quotas')
  const asked = lookedUp.length
  const ask = async (postalCode: string, remoteAddress: string) =>
    shop.app.inject({ method: 'GET', url: lookupPostalCode.path, query: { postalCode }, remoteAddress })
  for (let time = 0; time < 2; time++) await ask('000001', '192.0.2.9')
  expect(lookedUp.slice(asked)).toEqual(['000001'])
  for (let code = 100_001; code < 100_300; code++) expect((await ask(String(code), '192.0.2.9')).statusCode).toBe(200)
  const spent = await ask('100300', '192.0.2.9')
  expect(spent.headers['retry-after']).toBe('3600')
  expect(spent).toMatchObject({ statusCode: 429 })
  expect(spent.json()).toMatchObject({
    succeeded: false,
    code: 'TOO_MANY_REQUESTS',
    title: expect.any(String),
    details: expect.stringContaining('60'),
  })
  expect(lookedUp.length - asked).toBe(300)
  expect((await ask('100001', '192.0.2.9')).statusCode, 'what is known').toBe(200)
  expect((await ask('100300', '198.51.100.9')).statusCode, 'another network').toBe(200)
})
