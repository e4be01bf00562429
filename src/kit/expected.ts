import * as z from 'zod/mini'
import { cultures, defaultCulture, type Translated } from './culture.ts'
import { isPlainText } from './validation.ts'

/**
 * Schemas of what an operator writes. The message of each is what it expects, as it stands after "expected": `a whole
 * number of days from 1 to 30`.
 */

export function whole(unit: string, least: number, most: number) {
  const error = `a whole number of ${unit} from ${least} to ${most}`
  return z.int(error).check(z.minimum(least, error), z.maximum(most, error))
}

export const matching = (pattern: RegExp, error: string) => z.string(error).check(z.regex(pattern, error))

/** One line of text; `least` is 0 where it may be empty. */
export function line(longest: number, least: 0 | 1 = 1) {
  const error = `one line of text of ${least === 0 ? 'at most' : `1 to`} ${longest} characters`
  const isLine = (text: string): boolean => text.length <= longest && text.trim().length >= least && isPlainText(text)
  return z.string(error).check(z.refine(isLine, error))
}

/** A text in each language; only the default one is needed. */
export function inLanguages(longest: number, least: 0 | 1 = 1): z.ZodMiniType<Translated> {
  const others = cultures.filter((culture) => culture !== defaultCulture)
  return fields({
    [defaultCulture]: line(longest, least),
    ...Object.fromEntries(others.map((culture) => [culture, z.nullish(line(longest, 0))])),
  }) as z.ZodMiniType<Translated>
}

/** An object with these names and no others. */
export function fields<Shape extends z.core.$ZodShape>(shape: Shape) {
  const names = Object.keys(shape).join(', ')
  return z.strictObject(shape, { error: ({ code }) => (code === 'unrecognized_keys' ? `one of ${names}` : `an object with ${names}`) })
}

/** A list in which no two have the same name. */
export const listOf = <Each>(each: z.ZodMiniType<Each>, what: string, nameOf: (each: Each) => unknown, least = 0) =>
  z.array(each, `a list of ${what}`).check(
    z.refine((list) => list.length >= least, `at least ${least} of ${what}`),
    z.refine((list) => new Set(list.map(nameOf)).size === list.length, `each of ${what} once`),
  )

/** An object from names to values; `names` says in words what a name is. */
export const recordOf = <Value>(name: z.ZodMiniType<string>, value: z.ZodMiniType<Value>, names: string) =>
  z.record(name as z.ZodMiniType<string, string>, value, `an object by ${names}`)

const isDay = (text: string): boolean => {
  const start = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(start.getTime()) && start.toISOString().slice(0, 10) === text
}

/** A day of the calendar. */
export const day = () => z.string('a day such as 2027-02-06').check(z.refine(isDay, 'a day such as 2027-02-06'))
export const timeOfDay = () => matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day such as 09:30')
/** Small letters, digits and -: what the shop names things by. */
export const code = () => matching(/^[a-z0-9][a-z0-9-]{0,39}$/, 'a code of small letters, digits and -, such as katong')
export const cents = (most: number) => whole('cents', 0, most)

/** What is wrong with one place of a value. */
export interface Fault {
  /** `deliverySlots.windows.0.from` */
  path: string
  /** `is "9:00"; expected a time of day such as 09:30` */
  text: string
}

/** Everything that is wrong, each path once, and none in which something is wrong already; empty when the value fits the schema. */
export function faultsIn(schema: z.ZodMiniType, value: unknown): Fault[] {
  const { error } = z.safeParse(schema, value)
  const faults = (error?.issues ?? []).flatMap((issue) => faultsOf(issue, value))
  const isSaid = ({ path }: Fault, index: number): boolean =>
    faults.some((other, at) => other.path.startsWith(`${path}.`) || (other.path === path && at < index))
  return faults.filter((fault, index) => !isSaid(fault, index))
}

function faultsOf(issue: z.core.$ZodIssue, value: unknown): Fault[] {
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key].join('.'), text: `is not known here; expected ${issue.message}` }))
  if (issue.code === 'invalid_key')
    return [{ path: path.join('.'), text: `is no such name; expected ${issue.issues[0]?.message ?? issue.message}` }]
  const found = path.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], value)
  return [{ path: path.join('.'), text: `${found === undefined ? 'is missing' : `is ${inShort(found)}`}; expected ${issue.message}` }]
}

const longestShown = 60

/** A value as JSON, cut where it is long. */
export function inShort(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length <= longestShown ? text : `${text.slice(0, longestShown)}…`
}
