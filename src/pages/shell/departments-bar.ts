/** Window widths from which the bar has room for more, in pixels. */
const widths = [768, 1024, 1280] as const
export type BarWidth = (typeof widths)[number]

export const mostInBar = 9

/** What the bar keeps free: its margins and a scroll bar. */
const keptFree = 64
/** Wider names end in an ellipsis; departments-nav.module.css has the same measure. */
const widestName = 192
const paddings = 8
/** The links behind the departments, in the language in which they are longest: "All departments" and "Brands". */
const [roomForAll, roomForBrands] = [148, 60]
const gapAt = (width: BarWidth): number => (width < 1100 ? 16 : 32)

export interface DepartmentsBar {
  /** For each department that the bar has, the width from which it is there. */
  from: BarWidth[]
  /** The width from which the bar has every department, and "All departments" is not needed; null: it always is. */
  wholeFrom: BarWidth | null
}

/**
 * Which departments the bar shows at which width: the first ones, nine at most, as far as they fit with the links behind them.
 * "All departments" takes its place only where there are others.
 */
export function departmentsBar(names: readonly string[]): DepartmentsBar {
  const counts = widths.map((width) => {
    const room = width - keptFree - roomForBrands
    const take = (count: number, behind: number): boolean =>
      names.slice(0, count).reduce((sum, name) => sum + roomFor(name) + gapAt(width), behind) <= room
    if (names.length <= mostInBar && take(names.length, 0)) return names.length
    let count = Math.min(mostInBar, names.length - 1)
    while (count > 0 && !take(count, roomForAll + gapAt(width))) count--
    return count
  })
  const most = Math.max(...counts)
  return {
    from: Array.from({ length: most }, (_, place) => widths[counts.findIndex((count) => count > place)]!),
    wholeFrom: widths[counts.indexOf(names.length)] ?? null,
  }
}

const roomFor = (name: string): number => Math.min(widestName, nameWidth(name)) + paddings

/** About the width of a name in bold letters of 15 pixels, rather too wide than too narrow. */
export const nameWidth = (name: string): number => [...name.normalize('NFC')].reduce((sum, sign) => sum + signWidth(sign), 0)

function signWidth(sign: string): number {
  if (/\p{M}/u.test(sign)) return 0
  if (/[iljtfrI.,:;'’|!()\s-]/.test(sign)) return 5.5
  if (/[mwMW&@%—]/.test(sign)) return 14
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]|[\uff00-\uffef]/u.test(sign))
    return 16
  if (/\p{Script=Arabic}/u.test(sign)) return 8
  return /[\p{Ll}\p{N}]/u.test(sign) && /\p{Script=Latin}|\p{N}/u.test(sign) ? 9 : 11
}
