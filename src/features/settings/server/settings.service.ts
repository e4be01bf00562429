import { inCulture, type Culture } from '#src/kit/culture.ts'
import type { Clock } from '#src/kit/clock.ts'
import { noteRead } from '#src/platform/changes/read-topics.ts'
import type { Database, Orm } from '#src/platform/db/database.ts'
import { createCachedValue } from '#src/platform/cached-value.ts'
import type { StoreSettings } from '../rules/store-settings.ts'
import type { SiteSettings } from '../settings.contract.ts'
import { findSettings, insertSettings } from './settings.store.ts'

export interface SettingsService {
  /** What holds now. Inside a transaction, pass its own connection: a second one may never come free. */
  current(orm?: Orm): Promise<StoreSettings>
  /** What held at a moment of the past. */
  heldAt(moment: Date): Promise<StoreSettings>
  forSite(culture: Culture): Promise<SiteSettings>
  change(values: Partial<StoreSettings>, holdsFrom: Date): Promise<void>
  /** Reads them anew when they are next asked for. */
  forget(): void
}

const freshForMs = 5000

/** What a new shop starts from until its operator says otherwise. */
const unnamed: StoreSettings = {
  name: { en: 'Department store', zh: '百货' },
  company: { en: 'Department store', zh: '百货' },
  address: { en: 'Singapore', zh: '新加坡' },
  tagline: { en: '', zh: '' },
  gstNumber: '',
  gstRate: 900,
  currency: 'SGD',
  contactEmail: 'shop@localhost',
  contactSubjects: [{ code: 'general', name: { en: 'A question', zh: '一般咨询' } }],
  contactAnswerDays: 2,
  freeDeliveryFromCents: 15_000,
  deliveryFeeCents: 800,
  instalmentPlans: [],
  orderPrefix: 'DS',
  holdMinutes: 10,
  codeResendSeconds: 60,
  smsCountries: ['SG'],
  smsPerDay: 2000,
  siteConstants: {},
}

export function createSettings(database: Database, clock: Clock): SettingsService {
  const kept = createCachedValue<StoreSettings>(freshForMs, () => clock.now().getTime())
  function current(orm: Orm = database.orm): Promise<StoreSettings> {
    noteRead('settings')
    return kept.get(async () => ({ ...unnamed, ...(await findSettings(orm, clock.now())) }))
  }
  return {
    current,
    forget: kept.invalidate,
    heldAt: async (moment) => ({ ...unnamed, ...(await findSettings(database.orm, moment)) }),
    async forSite(culture) {
      const settings = await current()
      return presentSettings(settings, culture)
    },
    async change(values, holdsFrom) {
      await insertSettings(database.orm, values, holdsFrom)
      kept.invalidate()
    },
  }
}

function presentSettings(settings: StoreSettings, culture: Culture): SiteSettings {
  return {
    storeName: inCulture(settings.name, culture),
    storeNameOther: inCulture(settings.name, culture === 'zh' ? 'en' : 'zh'),
    company: inCulture(settings.company, culture),
    tagline: inCulture(settings.tagline, culture),
    currency: settings.currency,
    freeDeliveryFromCents: settings.freeDeliveryFromCents,
    siteConstants: Object.entries(settings.siteConstants).map(([code, value]) => ({ code, value: inCulture(value, culture) })),
  }
}

/** The operator's own name, by which the cart knows its own goods. */
export const operatorNames = (settings: StoreSettings): string[] => [settings.name.en, settings.name.zh ?? ''].filter(Boolean)
