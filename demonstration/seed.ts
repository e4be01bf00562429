import { createReadStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import type { Clock } from '../src/kit/clock.ts'
import type { Translated } from '../src/kit/culture.ts'
import { brands, categories, products } from '../src/features/catalogue/server/catalogue.tables.ts'
import { seedHouseTexts } from '../src/features/content/server/house-texts.ts'
import { settingsAt, type StoreSettings } from '../src/features/settings/rules/store-settings.ts'
import { findSettings, insertSettings } from '../src/features/settings/server/settings.store.ts'
import { complementaryTypes } from '../src/features/product/server/product.tables.ts'
import { locations } from '../src/features/stock/server/stock.tables.ts'
import type { Database, Orm } from '../src/platform/db/database.ts'
import { seedContent } from './content/seed-content.ts'
import { seedHome } from './content/seed-home.ts'
import type { PayByCard } from './members/pay-by-card.ts'
import { demonstrationMembers, seedMembers } from './members/seed-members.ts'
import { seedPromotions } from './promotions/seed-promotions.ts'
import { seedGiftCodes, seedMemberPromotions, seedProgramme } from './settings/seed-programme.ts'

export { demonstrationMembers, type PayByCard }

/** The name on an invoice is that of its day, and the demonstration's members bought before the shop was started. */
const beforeAllOrders = new Date('2015-01-01T00:00:00+08:00')

/** The key of the advisory lock under which a start checks whether the shop is empty. */
const seedLock = 4713

export interface SeedOptions {
  /** False: only the missing texts of the house are inserted, and the programme that they speak of. */
  demonstration?: boolean
  /** Pays what the demonstration's members have bought. Without it there are none. */
  payByCard?: PayByCard | undefined
  /** Aborts the seeding, which is rolled back; the next start repeats it. */
  signal?: AbortSignal
}

/**
 * Seeds an empty database with the demonstration shop; a merchant's shop only gets the missing texts of the house and the
 * programme. Processes that start together take turns. Needs three connections of the pool.
 */
export async function seedIfEmpty(
  database: Database,
  clock: Clock,
  say: (line: string) => void,
  { demonstration = true, payByCard, signal }: SeedOptions = {},
): Promise<void> {
  const client = await database.pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [seedLock])
    const hasNothing = await isEmpty(database.orm)
    if (!demonstration || !(hasNothing || (await isDemonstration(database.orm, clock.now())))) {
      await seedHouseTexts(database.orm, clock.now())
      await seedProgramme(database.orm)
      return
    }
    await seedContent(database.orm, clock.now())
    await seedHome(database.orm, clock.now(), { demonstration })
    await seedProgramme(database.orm)
    if (hasNothing) await stock(database, clock.now(), say, signal)
    // One of an older state gets the settings that have been added since, such as the times of delivery.
    else await seedSettings(database.orm, clock.now())
    if (await seedPromotions(database.orm, clock.now())) {
      await seedMemberPromotions(database.orm, clock.now())
      await seedGiftCodes(database.orm, clock.now())
    }
    if (payByCard) await seedMembers(database, payByCard, clock.now())
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [seedLock]).catch(() => {})
    client.release()
  }
}

async function isEmpty(orm: Orm): Promise<boolean> {
  const [any] = await orm.select({ id: products.autoId }).from(products).limit(1)
  return !any
}

/** Rows of an earlier start stay, which may have ended before the catalogue was imported. */
async function stock(database: Database, now: Date, say: (line: string) => void, signal: AbortSignal | undefined): Promise<void> {
  say('Stocking the demonstration shop …')
  // Every later start goes without it.
  const { importCatalogue } = await import('../src/features/catalogue-import/server/import-catalogue.ts')
  await database.transaction(async ({ orm }) => {
    await seedSettings(orm, now, beforeAllOrders)
    await seedLocations(orm)
    await seedBrands(orm)
    await seedCategories(orm)
    await seedGoesWith(orm)
  })
  signal?.throwIfAborted()
  const report = await importCatalogue(database, () => createReadStream(file('catalogue/catalogue.csv'), { signal }), {
    format: 'shopify',
    name: 'demonstration/catalogue/catalogue.csv',
    currency: 'SGD',
    dryRun: false,
    onBadRow: 'refuse',
    now,
  })
  if (report.outcome !== 'imported')
    throw new Error(`The demonstration catalogue could not be imported: ${report.reason ?? report.badRows[0]?.text}`)
  say(`${report.products.created} products on the shelves`)
}

const file = (name: string): string => join(import.meta.dirname, name)
const read = <T>(name: string): T => JSON.parse(readFileSync(file(name), 'utf8')) as T

interface SettingsFile {
  name: string
  nameZh: string
  tagline: Translated
  mark: string
  pictures: StoreSettings['pictures']
  networks: StoreSettings['networks']
  companyName: string
  companyNameZh: string
  companyAddress: Translated
  gstRegistrationNo: string
  gstPercent: number
  contactEmail: string
  contactSubjects: StoreSettings['contactSubjects']
  contactAnswerDays: number
  freeDeliveryThresholdCents: number
  deliveryFeeCents: number
  deliverySlots: StoreSettings['deliverySlots']
  openingHours: StoreSettings['openingHours']
  publicHolidays: string[]
  instalmentPlans: StoreSettings['instalmentPlans']
  siteConstants: Record<string, Translated | string>
}

/** Whether a shop with products is the demonstration. A merchant's own, started without NODE_ENV, gets nothing of it. */
async function isDemonstration(orm: Orm, now: Date): Promise<boolean> {
  const { name } = settingsAt(await findSettings(orm), now)
  return name?.en === read<SettingsFile>('settings/settings.json').name
}

/** Settings that are missing now, from a moment on. */
async function seedSettings(orm: Orm, now: Date, holdsFrom = now): Promise<void> {
  const from = read<SettingsFile>('settings/settings.json')
  const constants = Object.entries(from.siteConstants).map(([code, value]) => [
    code,
    typeof value === 'string' ? { en: value, zh: null } : value,
  ])
  const settings: Partial<StoreSettings> = {
    name: { en: from.name, zh: from.nameZh },
    company: { en: from.companyName, zh: from.companyNameZh },
    address: from.companyAddress,
    tagline: from.tagline,
    mark: from.mark,
    pictures: from.pictures,
    networks: from.networks,
    gstNumber: from.gstRegistrationNo,
    gstRate: from.gstPercent * 100,
    contactEmail: from.contactEmail,
    contactSubjects: from.contactSubjects,
    contactAnswerDays: from.contactAnswerDays,
    freeDeliveryFromCents: from.freeDeliveryThresholdCents,
    deliveryFeeCents: from.deliveryFeeCents,
    deliverySlots: from.deliverySlots,
    openingHours: from.openingHours,
    publicHolidays: from.publicHolidays,
    instalmentPlans: from.instalmentPlans,
    orderPrefix: 'KM',
    siteConstants: Object.fromEntries(constants) as StoreSettings['siteConstants'],
  }
  const there = settingsAt(await findSettings(orm), now)
  const missing = Object.fromEntries(Object.entries(settings).filter(([key]) => !(key in there)))
  if (Object.keys(missing).length > 0) await insertSettings(orm, missing, holdsFrom)
}

interface LocationEntry {
  code: string
  kind: 'warehouse' | 'store'
  name: string
  nameZh: string
  address?: Translated
  phone?: string
  hours?: { en: string; zh: string }
}

async function seedLocations(orm: Orm): Promise<void> {
  const rows = read<LocationEntry[]>('settings/locations.json').map(({ code, kind, name, nameZh, address, phone, hours }) => ({
    code,
    kind,
    name,
    nameZh,
    address: address?.en,
    addressZh: address?.zh,
    phone,
    hours,
  }))
  await orm.insert(locations).values(rows).onConflictDoNothing()
}

interface BrandEntry {
  code: string
  displayName: string
  displayNameZh?: string
  fulfiller: 'store' | 'brand'
  story?: Translated
  aliases?: string[]
}

async function seedBrands(orm: Orm): Promise<void> {
  const rows = read<BrandEntry[]>('catalogue/brands.json').map(({ story, ...brand }) => ({
    ...brand,
    story: story?.en,
    storyZh: story?.zh,
  }))
  await orm.insert(brands).values(rows).onConflictDoNothing()
}

interface CategoryEntry {
  code: string
  parent: string | null
  name: string
  nameZh: string
  position: number
  intro?: Translated
}

/** Parents come before their children, as in the file. */
async function seedCategories(orm: Orm): Promise<void> {
  const placed = new Map<string, { autoId: number; level: number }>()
  for (const { code, parent, name, nameZh, position, intro } of read<CategoryEntry[]>('catalogue/categories.json')) {
    const above = parent === null ? null : placed.get(parent)!
    const level = (above?.level ?? 0) + 1
    await orm
      .insert(categories)
      .values({ code, parentId: above?.autoId ?? null, level, position, name, nameZh, intro: intro?.en, introZh: intro?.zh })
      .onConflictDoNothing()
    const [row] = await orm.select({ autoId: categories.autoId, level: categories.level }).from(categories).where(eq(categories.code, code))
    placed.set(code, row!)
  }
  await orm.execute(sql`analyze locations, brands, categories`)
}

/** The product types that go together, best first. */
async function seedGoesWith(orm: Orm): Promise<void> {
  const rows = Object.entries(read<Record<string, string[]>>('catalogue/goes-with.json')).flatMap(([productType, kinds]) =>
    kinds.map((goesWith, position) => ({ productType, goesWith, position })),
  )
  await orm.insert(complementaryTypes).values(rows).onConflictDoNothing()
}
