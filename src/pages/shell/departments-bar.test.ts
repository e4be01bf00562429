import { describe, expect, it } from 'vitest'
import { departmentsBar, nameWidth } from './departments-bar.ts'

const numbered = (count: number, name = 'Mugs'): string[] => Array.from({ length: count }, (_, place) => `${name} ${place + 1}`)
/** How many departments are in the bar at 768, 1024 and 1280. */
const shown = (names: string[]) => {
  const { from, wholeFrom } = departmentsBar(names)
  return [768, 1024, 1280].map((width) => from.filter((least) => least <= width).length).concat(wholeFrom ?? 0)
}

describe('the bar of departments (shell-27)', () => {
  it.each<[string, string[], number[]]>([
    ['none', [], [0, 0, 0, 768]],
    ['two', ['Women', 'Men'], [2, 2, 2, 768]],
    ['those of the demonstration', ['Beauty', 'Women', 'Men', 'Home', 'Kitchen', 'Kids', 'Food hall', 'Gifts'], [8, 8, 8, 768]],
    ['and in Chinese', ['美妆', '女士', '男士', '家居', '厨房', '儿童', '食品馆', '礼品'], [8, 8, 8, 768]],
    ['nine that fit where there is room', numbered(9), [6, 9, 9, 1024]],
    ['twelve: nine at most', numbered(12), [6, 9, 9, 0]],
    ['sixty: nine at most', numbered(60), [6, 9, 9, 0]],
    ['long names: fewer', numbered(12, 'Outdoor furniture'), [2, 4, 5, 0]],
    ['long names without a space', numbered(60, 'Rindfleischetikettierung'), [2, 3, 4, 0]],
    ['long Chinese names', numbered(60, '户外家具与庭院用品配件'), [2, 3, 4, 0]],
    ['two that are longer than any place for them', [...numbered(1, 'x'.repeat(90)), ...numbered(1, 'y'.repeat(90))], [2, 2, 2, 768]],
  ])('%s', (_, names, expected) => {
    expect(shown(names)).toEqual(expected)
  })
  it('shows more in a wider window, never fewer', () => {
    for (let count = 0; count < 30; count++)
      for (const name of ['M', 'Mugs', 'Garden tools']) {
        const [narrow = 0, middle = 0, wide = 0] = shown(numbered(count, name))
        expect(narrow <= middle && middle <= wide).toBe(true)
      }
  })
})

it.each([
  ['Women', 50, 62],
  ['Food hall', 56, 76],
  ['İç giyim', 45, 70],
  ['عطور', 24, 36],
  ['食品馆', 45, 50],
  ['Ấm trà', 40, 60],
])('%s is between %i and %i pixels wide', (name, least, most) => {
  expect(nameWidth(name)).toBeGreaterThanOrEqual(least)
  expect(nameWidth(name)).toBeLessThanOrEqual(most)
})
