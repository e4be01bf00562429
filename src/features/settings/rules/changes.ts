/** One place in which two values differ. */
export interface Change {
  /** `deliverySlots.daysAhead` */
  path: string
  before: unknown
  after: unknown
}

type Fields = Record<string, unknown>
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const pathOf = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

/** Under the name of a day, null is a value: closed, and not open as usual. */
const isDay = /^\d{4}-\d\d-\d\d$/

/** Where two values differ. What is null, empty or not given is the same, except for a day; a list is one value. */
export function changesBetween(before: unknown, after: unknown, path = ''): Change[] {
  if (isObject(before) && isObject(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...names].flatMap((name) =>
      isDay.test(name) && Object.hasOwn(before, name) !== Object.hasOwn(after, name)
        ? [{ path: pathOf(path, name), before: before[name], after: after[name] }]
        : changesBetween(before[name], after[name], pathOf(path, name)),
    )
  }
  return JSON.stringify(ordered(before)) === JSON.stringify(ordered(after)) ? [] : [{ path, before, after }]
}

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== ''

/** The same value with the names of its objects in one order, and without those that have nothing. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (!isObject(value)) return isGiven(value) ? value : null
  const given = Object.entries(value).filter(([, each]) => isGiven(each))
  return Object.fromEntries(given.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, each]) => [name, ordered(each)]))
}

const own = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Fields)[name] : undefined

/** What stands at a path such as `name.en` or `deliverySlots.windows.0`; undefined where nothing does. */
export const valueAt = (value: unknown, path: string): unknown => path.split('.').reduce(own, value)

/** A copy with another value at a path. */
export function withValueAt(value: unknown, path: string, put: unknown): unknown {
  const [name = '', ...rest] = path.split('.')
  const inside = rest.length === 0 ? put : withValueAt(own(value, name), rest.join('.'), put)
  if (Array.isArray(value) && /^\d{1,4}$/.test(name) && Number(name) <= value.length)
    return Object.assign([...(value as unknown[])], { [Number(name)]: inside })
  return { ...(typeof value === 'object' ? value : {}), [name]: inside }
}
