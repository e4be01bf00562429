/** Sizes of clothes, from small to large. */
const sizes = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl']

/**
 * Sorts sizes and measures from small to large and leaves other values as they are (most products first). A value is
 * recognised by its code or name.
 */
export function inNaturalOrder<V extends { code: string; name: string }>(values: readonly V[]): V[] {
  const rank = ({ code, name }: V): number => {
    const size = sizes.indexOf(code)
    if (size >= 0) return size - sizes.length
    return Number(/^\D{0,4}(\d+(?:\.\d+)?)/.exec(name)?.[1])
  }
  const ranks = new Map(values.map((value) => [value, rank(value)]))
  if ([...ranks.values()].some(Number.isNaN)) return [...values]
  return values.toSorted((a, b) => ranks.get(a)! - ranks.get(b)! || (a.name < b.name ? -1 : 1))
}
