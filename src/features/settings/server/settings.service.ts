import { defaultCulture, inCulture, secondName, type Culture } from '#src/kit/culture.ts'
import type { Clock } from '#src/kit/clock.ts'
import { noteRead, noteUntil } from '#src/platform/changes/read-topics.ts'
import type { Database, Orm } from '#src/platform/db/database.ts'
import { createCachedValue } from '#src/platform/cached-value.ts'
import { coloursAsCss, ownLeaf, shownColours } from '../rules/colours.ts'
import { markAddress } from '../rules/mark.ts'
import { nextHolding, settingsAt, type StoredSetting, type StoreSettings } from '../rules/store-settings.ts'
import type { SiteSettings } from '../settings.contract.ts'
import { findSettings, insertSettings } from './settings.store.ts'

export interface SettingsService {
  /** The settings that hold now. Inside a transaction, pass its own connection: waiting for a second one may never end. */
  current(orm?: Orm): Promise<StoreSettings>
  /** The settings that held at a moment in the past. Inside a transaction, pass its own connection. */
  heldAt(moment: Date, orm?: Orm): Promise<StoreSettings>
  forSite(culture: Culture): Promise<SiteSettings>
  change(values: Partial<StoreSettings>, holdsFrom: Date): Promise<void>
  /** Drops the cached settings. */
  invalidate(): void
}

const freshForMs = 5000

/** The settings of a new shop, until its operator changes them. */
export const defaultSettings: StoreSettings = {
  name: { en: 'Department store', zh: '百货' },
  company: { en: 'Department store', zh: '百货' },
  address: { en: 'Singapore', zh: '新加坡' },
  tagline: { en: '', zh: '' },
  mark: '',
  colours: {},
  pictures: {},
  gstNumber: '',
  gstRate: 900,
  currency: 'SGD',
  contactEmail: 'shop@localhost',
  contactPhone: '',
  networks: {},
  staffCulture: defaultCulture,
  contactSubjects: [{ code: 'general', name: { en: 'A question', zh: '一般咨询' } }],
  contactAnswerDays: 2,
  freeDeliveryFromCents: 15_000,
  deliveryFeeCents: 800,
  deliverySlots: { daysAhead: 7, weekdays: [1, 2, 3, 4, 5, 6], closedDays: [], windows: [] },
  openingHours: {},
  publicHolidays: [],
  pickingHours: 2,
  transferDays: 2,
  instalmentPlans: [],
  orderPrefix: 'DS',
  returnDays: 14,
  deliveredAfterDays: 7,
  holdMinutes: 10,
  codeResendSeconds: 60,
  smsCountries: ['SG'],
  smsPerDay: 2000,
  siteConstants: {},
}

export function createSettings(database: Database, clock: Clock): SettingsService {
  const cache = createCachedValue<StoredSetting[]>(freshForMs, () => clock.now().getTime())
  const stored = (orm: Orm = database.orm): Promise<StoredSetting[]> => cache.get(() => findSettings(orm))
  async function current(orm?: Orm): Promise<StoreSettings> {
    noteRead('settings')
    const now = clock.now()
    const all = await stored(orm)
    noteUntil(nextHolding(all, now))
    return { ...defaultSettings, ...settingsAt(all, now) }
  }
  return {
    current,
    invalidate: cache.invalidate,
    heldAt: async (moment, orm) => ({ ...defaultSettings, ...settingsAt(await stored(orm), moment) }),
    async forSite(culture) {
      const settings = await current()
      return presentSettings(settings, culture)
    },
    async change(values, holdsFrom) {
      await insertSettings(database.orm, values, holdsFrom)
      cache.invalidate()
    },
  }
}

function presentSettings(settings: StoreSettings, culture: Culture): SiteSettings {
  return {
    storeName: inCulture(settings.name, culture),
    storeNameOther: secondName(settings.name, culture),
    company: inCulture(settings.company, culture),
    tagline: inCulture(settings.tagline, culture),
    mark: markAddress(settings.mark),
    themeColour: settings.colours.leaf ?? ownLeaf,
    ...(Object.keys(settings.colours).length > 0 && { colours: coloursAsCss(shownColours(settings.colours)) }),
    contactEmail: settings.contactEmail,
    contactPhone: settings.contactPhone,
    pictures: settings.pictures,
    currency: settings.currency,
    freeDeliveryFromCents: settings.freeDeliveryFromCents,
    returnDays: settings.returnDays,
    holdMinutes: settings.holdMinutes,
    siteConstants: Object.entries(settings.siteConstants).map(([code, value]) => ({ code, value: inCulture(value, culture) })),
  }
}

/** The operator's names, by which the cart recognises the store's own goods. */
export const operatorNames = (settings: StoreSettings): string[] => Object.values(settings.name).flatMap((name) => name || [])
