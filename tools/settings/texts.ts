import type { Change } from '#src/features/settings/rules/changes.ts'
import { settingEntries } from '#src/features/settings/store-settings.contract.ts'
import { formatMoney } from '#src/kit/money.ts'
import { inShort, type Fault } from '#src/kit/expected.ts'
import type { Outcome } from './shop-settings.ts'

const abouts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(settingEntries).map(([key, { about }]) => [key, about])),
  stores: 'the places where goods are: stores and warehouses',
  tiers: 'the tiers of the member programme; none: no programme',
}

const longestLine = 100

/** A value in lines of `path  value`. */
function linesOf(value: unknown, path: string): string[] {
  const text = JSON.stringify(value)
  const isLeaf = typeof value !== 'object' || value === null || Object.keys(value).length === 0
  if (isLeaf || (Array.isArray(value) && text.length <= longestLine)) return [`  ${path}  ${text}${asMoney(path, value)}`]
  if (Array.isArray(value)) return value.map((each, index) => `  ${path}.${index}  ${JSON.stringify(each)}`)
  return Object.entries(value).flatMap(([name, each]) => linesOf(each, `${path}.${name}`))
}

/** One setting as people read it: what it is for, then its values by their paths. */
export function settingText(key: string, value: unknown, path = key): string {
  return [`${key}: ${abouts[key]}`, ...linesOf(value, path)].join('\n')
}

/** An amount in cents as money beside it, so that 120 is not taken for S$120. */
const asMoney = (path: string, value: unknown): string =>
  typeof value === 'number' && path.endsWith('Cents') ? ` (${formatMoney(value)})` : ''

const changeText = ({ path, before, after }: Change): string => `  ${path}: ${inShort(before)} → ${inShort(after)}${asMoney(path, after)}`
const faultText = ({ path, text }: Fault): string => (path === '' ? `  The file ${text}` : `  ${path}: ${text}`)

/** What a change came to. */
export function outcomeText({ changes, faults, later }: Outcome, { dryRun, from }: { dryRun: boolean; from: string | null }): string {
  if (faults.length > 0) return ['Nothing was changed:', ...faults.map(faultText)].join('\n')
  if (changes.length === 0) return `Nothing to change: the shop has these settings ${from ? 'on that day' : 'already'}.`
  const end = dryRun
    ? 'Nothing was changed, this was a dry run.'
    : `This holds from ${from ?? 'now'} on, in every running shop of this database.`
  const notes = later.map(({ key, holdsFrom }) => `  ${key}: another value is entered already, and holds from ${holdsFrom.toISOString()}`)
  return [...changes.map(changeText), ...notes, end].join('\n')
}
