import * as z from 'zod/mini'
import { cultures } from '#src/kit/culture.ts'
import { isEmail, isPhone } from '#src/kit/validation.ts'
import { cents, code, day, fields, inLanguages, line, listOf, matching, recordOf, timeOfDay, whole } from '#src/kit/expected.ts'
import { colourNames, neededContrast, unreadable, type ColourRole } from './rules/colours.ts'
import { isMark, longestSvg } from './rules/mark.ts'
import type { StoreSettings } from './rules/store-settings.ts'

/** What an operator may put into a setting, and what it is for. */
interface SettingEntry<Value> {
  about: string
  schema: z.ZodMiniType<Value>
}

const mostCents = 10_000_000
const isThere = (country: string): boolean => new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(country) !== undefined
const countryCode = matching(/^[A-Z]{2}$/, 'a country as its ISO code, such as SG').check(
  z.refine((text) => /^[A-Z]{2}$/.test(text) && isThere(text), 'a country as its ISO code, such as SG'),
)
/** Development's own mailbox is the default. */
const mailbox = z
  .string('an email address')
  .check(z.refine((text) => isEmail(text) || text === 'shop@localhost', 'an email address, such as hello@shop.example'))
const phone = z.string('a telephone number').check(z.refine((text) => text === '' || isPhone(text), 'a telephone number, or nothing'))
const webAddress = z
  .string('an address that begins with https://')
  .check(
    z.refine(
      (text) => text.length <= 300 && /^https:\/\/[^\s"'<>]+$/.test(text) && URL.canParse(text),
      'an address that begins with https://',
    ),
  )
/** A rate below one percent is one that was meant in percent. */
const rateError = 'hundredths of a percent: 0, or a whole number from 100 to 10000, such as 900 for 9 %'
const rate = z.int(rateError).check(z.refine((value) => value === 0 || (value >= 100 && value <= 10_000), rateError))
const itself = (value: unknown): unknown => value

const fromUntil = { from: timeOfDay(), until: timeOfDay() }
const slotWindow = fields({ ...fromUntil, capacity: whole('orders', 1, 100_000) }).check(
  z.refine(({ from, until }) => from < until, 'a window that ends after it begins'),
)
const hoursError = 'the hours of a day such as ["10:30", "21:00"], or null when it is closed'
const hours = z.nullable(
  z.array(timeOfDay(), hoursError).check(z.refine((times) => times.length === 2 && times[0]! < times[1]!, hoursError)),
)
const openingHours = fields({
  week: z.array(hours, 'the hours of seven days, from Monday').check(z.length(7, 'the hours of seven days, from Monday')),
  holidays: hours,
  days: recordOf(day(), hours, 'day'),
})
const bank = fields({ code: code(), name: inLanguages(60) })
const plan = fields({
  autoId: whole('the plan’s number', 1, 1_000_000),
  bank,
  months: whole('months', 2, 60),
  floorCents: cents(mostCents),
  interestRate: rate,
  cardRanges: listOf(matching(/^\d{1,8}$/, 'the first 1 to 8 digits of a card'), 'first digits', itself, 1),
})

const colour = (role: ColourRole) =>
  matching(/^#[0-9a-f]{6}$/, 'a colour such as #0f4a40').check(
    z.refine((text) => !/^#[0-9a-f]{6}$/.test(text) || unreadable(role, text).length === 0, {
      error: ({ input }) => {
        const places = unreadable(role, input as string).map(
          ({ beside, ratio }) => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1 beside ${beside}`,
        )
        return `a colour with a contrast of at least ${neededContrast}:1, and this has ${places.join(', ')}`
      },
    }),
  )
const colours = fields(
  Object.fromEntries(colourNames.map((role) => [role, z.optional(colour(role))])) as Record<
    ColourRole,
    z.ZodMiniOptional<ReturnType<typeof colour>>
  >,
)

const ownPath = z.optional(matching(/^(?:\/[A-Za-z0-9][\w.-]*)+$/, 'an address on the shop, such as /art/shop'))
const pictures = fields({ missing: ownPath, share: ownPath, icons: ownPath, empty: ownPath, stores: ownPath })

const network = matching(/^[A-Z][A-Z0-9_]{0,19}$/, 'the code of a network, such as FB, INSTA, YOUTUBE or TELEGRAM')
const siteConstant = matching(/^STORE_[12]_(NAME|CONTACT_NO)$/, 'STORE_1_NAME, STORE_1_CONTACT_NO, STORE_2_NAME or STORE_2_CONTACT_NO')

/** Every setting that an operator can change, in the order in which it is shown (shop-18, shop-19). */
export const settingEntries: { [Key in keyof StoreSettings]: SettingEntry<StoreSettings[Key]> } = {
  name: { about: 'the name of the shop', schema: inLanguages(40) },
  company: { about: 'the company, as on invoices', schema: inLanguages(120) },
  address: { about: 'the address of the company, as on invoices', schema: inLanguages(300) },
  tagline: { about: 'one sentence about the shop', schema: inLanguages(200, 0) },
  mark: {
    about: 'the picture beside the name; empty: the name alone',
    schema: z
      .string('an address or an SVG')
      .check(
        z.refine(
          isMark,
          `an address such as /icons/mark.svg or https://…, or an SVG of at most ${longestSvg} characters with its xmlns, or nothing`,
        ),
      ),
  },
  colours: { about: 'colours by what they do, where they are not the shop’s own', schema: colours },
  pictures: { about: 'pictures and folders of the shop’s own, where it does not have the plain ones', schema: pictures },
  gstNumber: { about: 'the GST registration number, or nothing', schema: line(20, 0) },
  gstRate: { about: 'the rate of GST, in hundredths of a percent: 900 is 9 %', schema: rate },
  currency: { about: 'the currency of all prices', schema: z.literal('SGD', 'SGD, the only currency the shop sells in') },
  contactEmail: { about: 'where messages to the shop go', schema: mailbox },
  contactPhone: { about: 'the telephone of the shop, or nothing', schema: phone },
  networks: {
    about: 'pages at social networks, by the code of the network',
    schema: recordOf(network, webAddress, 'network'),
  },
  staffCulture: { about: 'the language of mails to the shop itself', schema: z.enum(cultures, cultures.join(' or ')) },
  contactSubjects: {
    about: 'what a message to the shop can be about',
    schema: listOf(fields({ code: code(), name: inLanguages(80) }), 'subjects', (subject) => subject.code, 1),
  },
  contactAnswerDays: { about: 'working days until a message is answered', schema: whole('days', 1, 60) },
  freeDeliveryFromCents: { about: 'from this amount, delivery of own goods is free; in cents', schema: cents(mostCents) },
  deliveryFeeCents: { about: 'what delivery of own goods costs below that; in cents', schema: cents(mostCents) },
  deliverySlots: {
    about: 'when own goods are delivered; without windows there are no slots to choose',
    schema: fields({
      daysAhead: whole('days', 1, 60),
      weekdays: listOf(whole('the day of the week', 1, 7), 'days of the week', itself),
      closedDays: listOf(day(), 'days', itself),
      windows: listOf(slotWindow, 'windows', ({ from }) => from),
    }),
  },
  openingHours: {
    about: 'when stores are open, by the code of the store; without them, every day from 11:00 to 21:00',
    schema: recordOf(code(), openingHours, 'store'),
  },
  publicHolidays: { about: 'public holidays of the years to come', schema: listOf(day(), 'days', itself) },
  pickingHours: { about: 'opening hours within which goods on the shelf of a store are ready', schema: whole('hours', 1, 24) },
  transferDays: { about: 'days until goods from the warehouse are at a store', schema: whole('days', 0, 30) },
  instalmentPlans: {
    about: 'plans to pay in months; a number is never given to another plan',
    schema: listOf(plan, 'plans', ({ autoId }) => autoId),
  },
  orderPrefix: { about: 'what order numbers begin with', schema: matching(/^[A-Z]{1,4}$/, '1 to 4 capital letters') },
  returnDays: { about: 'days after delivery within which goods can be returned', schema: whole('days', 0, 365) },
  deliveredAfterDays: { about: 'days after which what was shipped counts as delivered', schema: whole('days', 1, 60) },
  holdMinutes: { about: 'minutes for which goods are held while an order is paid', schema: whole('minutes', 2, 60) },
  codeResendSeconds: { about: 'seconds between two one-time codes for one address', schema: whole('seconds', 10, 3600) },
  smsCountries: { about: 'countries to whose mobile numbers codes are sent', schema: listOf(countryCode, 'countries', itself) },
  smsPerDay: { about: 'the most text messages in a day', schema: whole('messages', 0, 1_000_000) },
  siteConstants: {
    about: 'names and telephones of two stores, as the header shows them',
    schema: recordOf(siteConstant, inLanguages(80), 'constant'),
  },
}

/** Each setting's schema, by its name. */
export const settingSchemas = Object.fromEntries(Object.entries(settingEntries).map(([key, { schema }]) => [key, schema])) as {
  [Key in keyof StoreSettings]: z.ZodMiniType<StoreSettings[Key]>
}
