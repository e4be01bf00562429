import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { faultsIn } from '#src/kit/expected.ts'
import { defaultSettings } from './server/settings.service.ts'
import { settingSchemas } from './store-settings.contract.ts'

const settings = z.partial(z.strictObject(settingSchemas))
const wrong = (given: object): string[] => faultsIn(settings, given).map(({ path, text }) => `${path} ${text}`)

const hours = { week: Array.from({ length: 7 }, () => ['10:00', '20:00']), holidays: null, days: {} }
const plan = {
  autoId: 1,
  bank: { code: 'straits', name: { en: 'Straits Bank' } },
  months: 3,
  floorCents: 50_000,
  interestRate: 0,
  cardRanges: ['424242'],
}

test('the README names every setting', () => {
  const readme = readFileSync('src/features/settings/README.md', 'utf8')
  expect(Object.keys(settingSchemas).filter((key) => !readme.includes(`\`${key}\``))).toEqual([])
})

test('the settings of a new shop are valid', () => expect(wrong(defaultSettings)).toEqual([]))

test.each<[object, string[]]>([
  [{ name: { en: '' } }, ['name.en is ""; expected one line of text of 1 to 40 characters']],
  [{ name: { zh: '北风' } }, ['name.en is missing; expected one line of text of 1 to 40 characters']],
  [{ name: 'Northwind' }, ['name is "Northwind"; expected an object with en, zh']],
  [{ name: { en: 'Northwind', fr: 'Vent du nord' } }, ['name.fr is not known here; expected one of en, zh']],
  [
    { address: { en: '1 Harbour Road\nSingapore' } },
    ['address.en is "1 Harbour Road\\nSingapore"; expected one line of text of 1 to 300 characters'],
  ],
  [{ gstRate: 9 }, ['gstRate is 9; expected hundredths of a percent: 0, or a whole number from 100 to 10000, such as 900 for 9 %']],
  [{ gstRate: 900.5 }, [expect.stringMatching(/^gstRate is 900.5; expected hundredths of a percent/)]],
  [{ freeDeliveryFromCents: '12000' }, ['freeDeliveryFromCents is "12000"; expected a whole number of cents from 0 to 10000000']],
  [{ deliveryFeeCents: -1 }, ['deliveryFeeCents is -1; expected a whole number of cents from 0 to 10000000']],
  [{ currency: 'USD' }, ['currency is "USD"; expected SGD, the only currency the shop sells in']],
  [{ contactEmail: 'hello' }, ['contactEmail is "hello"; expected an email address, such as hello@shop.example']],
  [{ contactPhone: 'call us' }, ['contactPhone is "call us"; expected a telephone number, or nothing']],
  [{ mark: 'mark.svg' }, [expect.stringMatching(/^mark is "mark.svg"; expected an address such as \/icons\/mark.svg/)]],
  [
    { networks: { fb: 'https://fb.example/x' } },
    ['networks.fb is no such name; expected the code of a network, such as FB, INSTA, YOUTUBE or TELEGRAM'],
  ],
  [{ networks: { FB: 'fb.example' } }, ['networks.FB is "fb.example"; expected an address that begins with https://']],
  [{ contactSubjects: [] }, ['contactSubjects is []; expected at least 1 of subjects']],
  [
    {
      deliverySlots: {
        daysAhead: 7,
        weekdays: [1, 1],
        closedDays: ['2027-02-30'],
        windows: [{ from: '9:00', until: '13:00', capacity: 0 }],
      },
    },
    [
      'deliverySlots.weekdays is [1,1]; expected each of days of the week once',
      'deliverySlots.closedDays.0 is "2027-02-30"; expected a day such as 2027-02-06',
      'deliverySlots.windows.0.from is "9:00"; expected a time of day such as 09:30',
      'deliverySlots.windows.0.capacity is 0; expected a whole number of orders from 1 to 100000',
    ],
  ],
  [
    { deliverySlots: { daysAhead: 7, weekdays: [1], closedDays: [], windows: [{ from: '13:00', until: '09:00', capacity: 1 }] } },
    ['deliverySlots.windows.0 is {"from":"13:00","until":"09:00","capacity":1}; expected a window that ends after it begins'],
  ],
  [
    { openingHours: { katong: { ...hours, week: [null] } } },
    ['openingHours.katong.week is [null]; expected the hours of seven days, from Monday'],
  ],
  [
    { openingHours: { katong: { ...hours, days: { tomorrow: null, '2027-02-06': ['20:00', '10:00'] } } } },
    [
      'openingHours.katong.days.tomorrow is no such name; expected a day such as 2027-02-06',
      'openingHours.katong.days.2027-02-06 is ["20:00","10:00"]; expected the hours of a day such as ["10:30", "21:00"], or null when it is closed',
    ],
  ],
  [{ instalmentPlans: [plan, plan] }, [expect.stringMatching(/^instalmentPlans is .*; expected each of plans once$/)]],
  [{ orderPrefix: 'nw' }, ['orderPrefix is "nw"; expected 1 to 4 capital letters']],
  [{ smsCountries: ['SG', 'XX'] }, ['smsCountries.1 is "XX"; expected a country as its ISO code, such as SG']],
  [
    { siteConstants: { STORE_3_NAME: { en: 'A' } } },
    [expect.stringMatching(/^siteConstants.STORE_3_NAME is no such name; expected STORE_1_NAME/)],
  ],
  [{ colours: { leaf: 'green' } }, ['colours.leaf is "green"; expected a colour such as #0f4a40']],
  [{ colours: { teal: '#008080' } }, ['colours.teal is not known here; expected one of leaf, leafHover, berry, brassText, brass']],
  [
    { colours: { leaf: '#4caf50', brass: '#ffffff' } },
    [
      'colours.leaf is "#4caf50"; expected a colour with a contrast of at least 4.5:1, and this has 2.77:1 beside white #ffffff, ' +
        '2.59:1 beside porcelain #f5f8f6, 2.36:1 beside mist #e8eeea, 2.10:1 beside the small text on a card #d6e3dd',
    ],
  ],
])('%j names the path and what is expected (shop-18)', (given, expected) => expect(wrong(given)).toEqual(expected))
