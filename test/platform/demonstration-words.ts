import brands from '#demonstration/catalogue/brands.json' with { type: 'json' }
import locations from '#demonstration/settings/locations.json' with { type: 'json' }
import settings from '#demonstration/settings/settings.json' with { type: 'json' }

const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(texts) : []

const { name, nameZh, longNameZh, tagline, companyName, companyNameZh, companyAddress, gstRegistrationNo, contactEmail } = settings
const { instalmentPlans, siteConstants, pictures } = settings

/** What its house, its stores and their surroundings are called, beyond its own files. */
const surroundings = [
  ['five-foot', 'arcade', 'shophouse', 'kiln', 'long roof', 'one roof', 'this arch', 'lamps are out', 'orange jasmine', 'katong'],
  ['both stores', 'two stores', 'either store'],
  ['骑楼', '拱', '长廊', '屋檐', '九里香', '加东', '乌节', '五脚基', '窑', '两家门店'],
].flat()

/** Also the name of a part of Singapore, which addresses anywhere may have. */
const common = new Set(['orchard'])

/** The words by which a text, a picture or a file is known to be the demonstration's, in lower case. */
export const demonstrationWords: string[] = [
  ...new Set(
    [
      ...texts([name, nameZh, longNameZh, companyName, companyNameZh, gstRegistrationNo, contactEmail]),
      ...texts([tagline, companyAddress, siteConstants, pictures]),
      ...texts(instalmentPlans.map(({ bank }) => bank.name)),
      ...locations.flatMap(({ code, kind, ...more }) => (kind === 'store' ? texts([code, more]) : texts(more))),
      ...brands.flatMap(({ displayName, displayNameZh }) => [displayName, displayNameZh ?? displayName]),
      '/art/',
      ...surroundings,
    ]
      .map((word) => word.toLowerCase())
      .filter((word) => !common.has(word)),
  ),
]

/** The demonstration's words in a text. */
export function wordsIn(text: string): string[] {
  const lower = text.toLowerCase()
  return demonstrationWords.filter((word) => lower.includes(word))
}
