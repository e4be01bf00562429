import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Translated } from '#src/kit/culture.ts'
import { faultsIn } from '#src/kit/expected.ts'
import { freshDatabase } from '#test/database.ts'
import { changeShop, readShop, shopFile, type Outcome, type ShopSettings } from '#tools/settings/shop-settings.ts'
import { colourRoles, unreadable, type ColourRole } from '../rules/colours.ts'

const letters = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replace(/[\p{Cc}\p{Cs}]/gu, ''))
const texts: fc.Arbitrary<Translated> = fc.record(
  { en: letters.map((text) => `A${text}`), zh: fc.option(letters) },
  { requiredKeys: ['en'] },
)
const cents = fc.integer({ min: 0, max: 10_000_000 })
const codes = fc.stringMatching(/^[a-z][a-z0-9-]{0,6}$/)
const days = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10))
const manyDays = fc.uniqueArray(days, { maxLength: 4 })
const hours = fc.constantFrom(null, ['10:00', '20:00'], ['00:00', '23:59'])
const colour = (role: ColourRole) =>
  fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`)
    .filter((text) => unreadable(role, text).length === 0)
const openingHours = fc.record({
  week: fc.array(hours, { minLength: 7, maxLength: 7 }),
  holidays: hours,
  days: fc.dictionary(days, hours, { maxKeys: 3 }),
})
const terms = fc.record({
  entrySpendCents: fc.constant(0),
  renewalSpendCents: cents,
  rebateCents: cents,
  rebateStepCents: fc.integer({ min: 1, max: 5000 }),
  pendingDays: fc.integer({ min: 0, max: 365 }),
  spendableMonths: fc.integer({ min: 1, max: 120 }),
  birthdayCents: cents,
  birthdayMinimumCents: cents,
})
const store = fc.record({
  kind: fc.constantFrom('warehouse' as const, 'store' as const),
  name: texts,
  address: texts,
  phone: fc.constantFrom('', '+65 6000 0100'),
  hours: fc.constantFrom<Translated>({ en: '' }, { en: 'Daily', zh: '每日' }, { en: 'Daily', zh: null }),
  sellsOnline: fc.boolean(),
})

/** Any settings that an operator may write, of which some are left out. */
const anyShop = fc
  .record(
    {
      name: texts,
      tagline: texts,
      colours: fc.record(Object.fromEntries((Object.keys(colourRoles) as ColourRole[]).map((role) => [role, colour(role)])), {
        requiredKeys: [],
      }),
      // A letter of another script may count as several.
      gstNumber: letters.filter(({ length }) => length <= 20),
      gstRate: fc.oneof(fc.constant(0), fc.integer({ min: 100, max: 10_000 })),
      networks: fc.dictionary(fc.constantFrom('FB', 'INSTA', 'YOUTUBE'), fc.constant('https://social.example/shop')),
      contactSubjects: fc.uniqueArray(fc.record({ code: codes, name: texts }), {
        selector: (subject) => subject.code,
        minLength: 1,
        maxLength: 3,
      }),
      freeDeliveryFromCents: cents,
      deliverySlots: fc.record({
        daysAhead: fc.integer({ min: 1, max: 60 }),
        weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7]),
        closedDays: manyDays,
        windows: fc.subarray([
          { from: '09:00', until: '13:00', capacity: 40 },
          { from: '14:00', until: '18:00', capacity: 1 },
        ]),
      }),
      publicHolidays: manyDays,
      smsCountries: fc.subarray(['SG', 'MY', 'CN', 'TW']),
      places: fc.dictionary(codes, fc.tuple(store, fc.option(openingHours)), { maxKeys: 4 }),
      tiers: fc.oneof(fc.constant({}), fc.record({ 'pre-member': terms, classic: terms, elite: terms })),
    },
    { requiredKeys: ['places'] },
  )
  .map(({ places, ...settings }) => ({
    // As a file is read.
    ...(JSON.parse(JSON.stringify(settings)) as typeof settings),
    stores: Object.entries(places).map(([code, [place]]) => ({ code, ...place })),
    openingHours: Object.fromEntries(Object.entries(places).flatMap(([code, [, open]]) => (open ? [[code, open]] : []))),
  }))

const nothing: Outcome = { changes: [], faults: [], later: [] }

test('whatever an operator sets up, an export brought in again changes nothing, and makes the same shop elsewhere (shop-18)', async () => {
  const database = await freshDatabase({ connections: 2 })
  const elsewhere = await freshDatabase({ connections: 2 })
  let at = Date.UTC(2027, 0, 1)
  const now = () => new Date((at += 3_600_000))
  await fc.assert(
    fc.asyncProperty(anyShop, async (shop) => {
      expect(faultsIn(shopFile, shop)).toEqual([])
      expect((await changeShop(database, () => shop, { now, dryRun: false })).faults).toEqual([])
      const exported = JSON.parse(JSON.stringify(await readShop(database.orm, now()))) as ShopSettings
      expect(await changeShop(database, () => exported, { now, dryRun: false })).toEqual(nothing)
      expect(await changeShop(database, () => shop, { now, dryRun: true })).toEqual(nothing)
      expect((await changeShop(elsewhere, () => exported, { now, dryRun: false })).faults).toEqual([])
      expect(await changeShop(elsewhere, () => exported, { now, dryRun: true })).toEqual(nothing)
    }),
    { numRuns: 40 },
  )
})
