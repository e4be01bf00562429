import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#src/platform/db/database.ts'
import { closeAfterwards } from '#test/closing.ts'
import { freshDatabaseUrl } from '#test/database.ts'
import { environment } from '#test/environment.ts'
import { runSettings } from '#tools/settings/run.ts'
import type { Ended } from '#tools/ended.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'settings-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A shop of its own, and the command for it. */
async function openShop(template: 'template_empty' | 'template_cast' = 'template_empty') {
  const url = await freshDatabaseUrl(template)
  const database = openDatabase(url, { connections: 2 })
  closeAfterwards(() => database.close())
  const command = (...words: string[]): Promise<Ended> => runSettings(words, { DATABASE_URL: url })
  const rows = async (sql: string) => (await database.pool.query(sql)).rows as Record<string, unknown>[]
  return { url, rows, command, shown: async () => JSON.parse((await command('show', '--json')).out) as Record<string, unknown> }
}

const file = async (name: string, value: unknown): Promise<string> => {
  await writeFile(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value))
  return join(folder, name)
}

const terms = { rebateCents: 60, rebateStepCents: 1000, pendingDays: 14, spendableMonths: 12, birthdayCents: 0, birthdayMinimumCents: 0 }
const week = Array.from({ length: 7 }, () => ['10:00', '20:00'])
const store = {
  code: 'harbour',
  kind: 'store',
  name: { en: 'Northwind Harbour' },
  address: { en: '1 Harbour Road, Singapore 098000', zh: '新加坡海港路1号' },
  phone: '+65 6000 0100',
  hours: { en: 'Daily, 10 am to 8 pm' },
  sellsOnline: true,
}
/** A whole shop, as a merchant writes it. */
const northwind = {
  name: { en: 'Northwind Trading', zh: '北风商行' },
  mark: '/icons/mark.svg',
  colours: { leaf: '#204080' },
  orderPrefix: 'NW',
  gstNumber: '200312345A',
  networks: { INSTA: 'https://instagram.example/northwind' },
  deliverySlots: { daysAhead: 5, weekdays: [1, 3, 5], closedDays: [], windows: [{ from: '09:00', until: '13:00', capacity: 20 }] },
  openingHours: { harbour: { week, holidays: null, days: { '2027-02-06': null } } },
  instalmentPlans: [
    {
      autoId: 1,
      bank: { code: 'straits', name: { en: 'Straits Bank' } },
      months: 3,
      floorCents: 50_000,
      interestRate: 0,
      cardRanges: ['4242'],
    },
  ],
  stores: [store],
  tiers: {
    'pre-member': { entrySpendCents: 0, renewalSpendCents: 0, ...terms },
    classic: { entrySpendCents: 20_000, renewalSpendCents: 1, ...terms },
    elite: { entrySpendCents: 300_000, renewalSpendCents: 300_000, ...terms },
  },
}

describe('one file sets up a whole shop (shop-18)', () => {
  test('a dry run changes nothing, an import all of it, a second one nothing; an export into an empty shop makes the same', async () => {
    const shop = await openShop()
    const before = await shop.shown()
    const path = await file('northwind.json', northwind)
    const dry = await shop.command('import', path, '--dry-run')
    expect(dry).toMatchObject({ code: 0, errors: '' })
    expect(dry.out).toContain('  name.en: "Department store" → "Northwind Trading"\n')
    expect(dry.out).toContain('  tiers.classic: nothing → {"entrySpendCents":20000')
    expect(dry.out).toMatch(/Nothing was changed, this was a dry run\.$/)
    expect(await shop.shown()).toEqual(before)
    expect((await shop.command('import', path)).out).toContain('This holds from now on')
    expect((await shop.command('import', path)).out).toBe('Nothing to change: the shop has these settings already.')
    expect(await shop.shown()).toMatchObject({
      ...northwind,
      stores: [{ ...store, name: { en: 'Northwind Harbour', zh: null } }],
      returnDays: 14,
    })

    const exported = join(folder, 'shop.json')
    expect((await shop.command('export', exported)).out).toContain(`settings written to ${exported}.`)
    const other = await openShop()
    expect((await other.command('import', exported)).code).toBe(0)
    expect(await other.shown()).toEqual(await shop.shown())
    expect((await other.command('import', exported)).out).toContain('Nothing to change')
  })

  test('only what differs is written, and what held before stays in the history (shop-15)', async () => {
    const { command, rows } = await openShop()
    await command('import', await file('northwind.json', northwind))
    await command('import', await file('other.json', { ...northwind, name: { en: 'Northwind', zh: '北风商行' }, returnDays: 14 }))
    expect(await rows("select value->>'en' name from settings where key = 'name' order by holds_from")).toEqual([
      { name: 'Northwind Trading' },
      { name: 'Northwind' },
    ])
    expect(await rows("select count(*)::int n from settings where key <> 'name' group by key having count(*) > 1")).toEqual([])
    expect(await rows("select 1 from settings where key = 'returnDays'")).toEqual([])
  })

  test('a wrong file changes nothing and names every wrong path', async () => {
    const { command, rows } = await openShop('template_cast')
    const before = await rows('select * from settings')
    const wrong = await file('wrong.json', {
      name: { en: 'Northwind' },
      nmae: { en: 'Northwind' },
      gstRate: '9%',
      colours: { leaf: '#7fbf7f' },
      stores: [{ ...store, kind: 'kiosk', phone: 61234567 }],
      tiers: { classic: northwind.tiers.classic },
      deliverySlots: { ...northwind.deliverySlots, windows: [{ from: '9:00', until: '13:00', capacity: 20 }] },
    })
    const { code, out, errors } = await command('import', wrong)
    expect([code, out]).toEqual([1, ''])
    expect(errors.split('\n')).toEqual([
      'Nothing was changed:',
      expect.stringMatching(
        /^ {2}colours\.leaf: is "#7fbf7f"; expected a colour with a contrast of at least 4\.5:1, and this has 2\.\d\d:1/,
      ),
      expect.stringMatching(/^ {2}gstRate: is "9%"; expected hundredths of a percent/),
      '  deliverySlots.windows.0.from: is "9:00"; expected a time of day such as 09:30',
      '  stores.0.kind: is "kiosk"; expected warehouse or store',
      expect.stringMatching(/^ {2}stores\.0\.phone: is 61234567; expected one line of text/),
      expect.stringMatching(/^ {2}tiers: is .*; expected all of pre-member, classic, elite, or none/),
      expect.stringMatching(/^ {2}nmae: is not known here; expected one of name, company/),
    ])
    expect(await rows('select * from settings')).toEqual(before)
  })
})

describe('stores (shop-18)', () => {
  test('one that has goods stays; one without goods goes; hours are of stores that there are', async () => {
    const { command, rows, shown } = await openShop('template_cast')
    const places = (await shown()).stores as (typeof store)[]
    const all = places.map(({ code }) => code)
    const [full] = await rows(
      "select code from stock_levels join locations on auto_id = location_id where on_hand > 0 and code <> 'warehouse' limit 1",
    )
    const without = (code: unknown) => JSON.stringify(places.filter((place) => place.code !== code))
    expect(await command('set', 'stores', without(full!.code))).toMatchObject({
      code: 1,
      errors: expect.stringContaining(`stores: leaves out ${String(full!.code)}, which has goods`),
    })
    expect((await command('set', 'stores', JSON.stringify([...places, store]))).code).toBe(0)
    expect((await command('set', 'openingHours', JSON.stringify(northwind.openingHours))).code).toBe(0)
    expect(await command('set', 'stores', JSON.stringify(places))).toMatchObject({
      code: 1,
      errors: expect.stringContaining('openingHours.harbour: is of no store; expected the code of one of stores: '),
    })
    await command('set', 'openingHours', '{}')
    expect((await command('set', 'stores', JSON.stringify(places))).code).toBe(0)
    expect(((await shown()).stores as (typeof store)[]).map(({ code }) => code)).toEqual(all)
  })
})

describe('tiers (reward-02)', () => {
  const programme =
    "select tier, holds_from::text, holds_until::text, rebate_cents from programme_tiers where tier = 'elite' order by holds_from"

  test('hold from today; what held until yesterday stays, and other tiers are not touched', async () => {
    const { command, rows } = await openShop('template_cast')
    const others = "select * from programme_tiers where tier <> 'elite' order by tier, holds_from"
    const before = [await rows(programme), await rows(others)] as const
    expect((await command('set', 'tiers.elite.rebateCents', '90')).out).toContain('tiers.elite.rebateCents: 80 → 90')
    const [old, now] = await rows(programme)
    expect(old).toEqual({ ...before[0][0], holds_until: expect.any(String) })
    expect(now).toMatchObject({ rebate_cents: 90, holds_until: null })
    expect(new Date(String(now!.holds_from)).getTime() - new Date(String(old!.holds_until)).getTime()).toBe(24 * 60 * 60 * 1000)
    expect(await rows(others)).toEqual(before[1])
    // The same day once more: no row of a day that is over changes.
    await command('set', 'tiers.elite.rebateCents', '95')
    expect((await rows(programme)).map((row) => row.rebate_cents)).toEqual([80, 95])
  })

  test('none end the programme', async () => {
    const { command, shown } = await openShop('template_cast')
    await command('set', 'tiers', '{}')
    expect((await shown()).tiers).toEqual({})
    expect((await command('set', 'tiers', JSON.stringify(northwind.tiers))).code).toBe(0)
    expect((await shown()).tiers).toEqual(northwind.tiers)
  })
})

test('the number of a plan is not given to another one, even after it is gone (shop-18)', async () => {
  const { command } = await openShop()
  const [plan] = northwind.instalmentPlans
  await command('set', 'instalmentPlans', JSON.stringify([plan]))
  await command('set', 'instalmentPlans', '[]')
  expect((await command('set', 'instalmentPlans', JSON.stringify([{ ...plan, months: 6 }]))).errors).toContain(
    'instalmentPlans.0.autoId: is 1, the number of a plan of straits in 3 months; expected a number that no plan has had',
  )
})

test('a value that is entered for later is said, because it takes over then (shop-15)', async () => {
  const { command, rows } = await openShop()
  await rows(`insert into settings (key, value, holds_from) values ('returnDays', '30', '2999-01-01T00:00:00Z')`)
  expect((await command('set', 'returnDays', '21')).out).toContain(
    'returnDays: another value is entered already, and holds from 2999-01-01',
  )
})

describe('the command', () => {
  test('sets a text, a number or JSON, whichever the setting takes, and shows it', async () => {
    const { command } = await openShop()
    await command('set', 'name.en', 'Northwind Trading')
    await command('set', 'gstNumber', '200312345')
    expect((await command('set', 'freeDeliveryFromCents', '12000')).out).toContain('freeDeliveryFromCents: 15000 → 12000 (S$120.00)')
    await command('set', 'networks', '{"FB":"https://facebook.example/northwind"}')
    expect((await command('show', 'name')).out).toBe('name: the name of the shop\n  name.en  "Northwind Trading"\n  name.zh  "百货"')
    expect((await command('show', 'networks.FB')).out).toContain('  networks.FB  "https://facebook.example/northwind"')
    expect(JSON.parse((await command('show', 'gstNumber', '--json')).out)).toBe('200312345')
    expect(JSON.parse((await command('show', 'freeDeliveryFromCents', '--json')).out)).toBe(12_000)
    expect((await command('show')).out).toContain(
      'deliveryFeeCents: what delivery of own goods costs below that; in cents\n  deliveryFeeCents  800 (S$8.00)',
    )
    const changed = JSON.parse((await command('set', 'name.en', 'Northwind', '--json', '--dry-run')).out) as object
    expect(changed).toMatchObject({
      dryRun: true,
      changes: [{ path: 'name.en', before: 'Northwind Trading', after: 'Northwind' }],
      faults: [],
    })
  })

  test('a change from a later day holds from its beginning in Singapore, and until then what held before; stores change at once (shop-15)', async () => {
    const { command, rows, shown } = await openShop()
    await command('set', 'deliveryFeeCents', '700')
    await command('import', await file('tiers.json', { tiers: northwind.tiers }))
    expect(await command('set', 'deliveryFeeCents', '900', '--from', '2099-01-01')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/deliveryFeeCents: 700 → 900 .*\nThis holds from 2099-01-01 on/s),
    })
    await command('set', 'tiers.elite.rebateCents', '90', '--from', '2099-01-01')
    expect(await shown()).toMatchObject({ deliveryFeeCents: 700, tiers: { elite: { rebateCents: 60 } } })
    expect(await rows(`select value from settings where key = 'deliveryFeeCents' and holds_from = '2099-01-01T00:00:00+08:00'`)).toEqual([
      { value: 900 },
    ])
    expect(
      await rows(
        'select rebate_cents rebate, holds_from::text "from", holds_until::text until from programme_tiers where tier = \'elite\' order by 2',
      ),
    ).toEqual([
      { rebate: 60, from: expect.any(String), until: '2098-12-31' },
      { rebate: 90, from: '2099-01-01', until: null },
    ])
    expect((await command('set', 'deliveryFeeCents', '800')).out).toContain(
      'another value is entered already, and holds from 2098-12-31T16:00',
    )
    for (const day of ['2020-01-01', 'soon'])
      expect(await command('set', 'deliveryFeeCents', '1', '--from', day)).toMatchObject({ code: 2, errors: expect.stringContaining(day) })
    const stores = await file('stores.json', { stores: [store], holdMinutes: 20 })
    expect(await command('import', stores, '--from', '2099-01-01')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('stores: change at once'),
    })
    expect(await shown()).toMatchObject({ stores: [], holdMinutes: 10 })
  })

  test('is run as people run it, with its exit codes', async () => {
    const { url } = await openShop()
    const run = (words: string[]) =>
      new Promise((resolve) => {
        const env = environment({ DATABASE_URL: url })
        execFile(
          process.execPath,
          ['--disable-warning=ExperimentalWarning', 'tools/settings.ts', ...words],
          { env },
          (error, out, errors) => resolve([error ? error.code : 0, out, errors]),
        )
      })
    expect(await run(['set', 'holdMinutes', '15'])).toEqual([0, expect.stringContaining('  holdMinutes: 10 → 15\n'), ''])
    expect(await run(['set', 'holdMinutes', 'long'])).toEqual([
      1,
      '',
      expect.stringContaining('holdMinutes: is "long"; expected a whole number of minutes'),
    ])
    expect(await run(['export', join(folder, 'own.json')])).toEqual([0, expect.stringContaining('settings written'), ''])
    expect(JSON.parse(await readFile(join(folder, 'own.json'), 'utf8'))).toMatchObject({ holdMinutes: 15, stores: [], tiers: {} })
  })

  test.each([
    [['--help'], 0, 'npm run settings -- import <file>'],
    [['dance'], 2, 'npm run settings -- show'],
    [['set', 'name.en'], 2, 'npm run settings -- set <setting> <value>'],
    [['set', 'nmae', 'x'], 2, 'There is no setting nmae. The settings: name, company'],
    [['show', 'nmae'], 2, 'There is no setting nmae.'],
    [['import', 'no-such.json'], 2, 'There is no file no-such.json.'],
    [['import', 'README.md'], 2, 'README.md can not be read as JSON'],
    [['show', '--loud'], 2, "Unknown option '--loud'"],
  ])('%j ends with %i and prints %j', async (words, code, message) => {
    const { command } = await openShop()
    const ended = await command(...words)
    expect([ended.code, ended.out + ended.errors]).toEqual([code, expect.stringContaining(message)])
  })

  test('a file that holds no object says what is expected', async () => {
    const { command } = await openShop()
    expect(await command('import', await file('list.json', []))).toMatchObject({
      code: 1,
      errors: expect.stringContaining('The file is []; expected an object with name, company'),
    })
  })
})
