import { describe, expect, it } from 'vitest'
import type { KnownCategory } from './category-tree.ts'
import type { MappedType } from './departments-file.ts'
import { planDepartments } from './plan-departments.ts'

const category = (parent: string | null, name: string, position: number): KnownCategory => ({ parent, name, nameZh: null, position })
const shop = {
  categories: new Map([
    ['home', category(null, 'Home', 1)],
    ['clothes', category(null, 'Clothes', 2)],
    ['gifts', category(null, 'Gifts', 3)],
    ['empty', category(null, 'Empty', 4)],
    ['more', category(null, 'More', 9999)],
    ['mugs', category('home', 'Mugs', 1)],
    ['vases', category('home', 'Vases', 2)],
  ]),
  sources: new Map([
    ['Mug', 'mugs'],
    ['Mugs', 'mugs'],
    ['Vases', 'vases'],
    ['Hats', 'clothes'],
    ['Cards', 'gifts'],
    ['', 'more'],
  ]),
  chosen: new Set(['gifts', 'more']),
}

/** Each row as `from: Department > Category`. */
const rows = (...lines: string[]): MappedType[] =>
  lines.map((text, place) => {
    const [from = '', path = ''] = text.split(':')
    return { line: place + 2, from, levels: path.split('>').map((name) => ({ name: name.trim(), nameZh: undefined })) }
  })
const asItIs = ['Mug:Home > Mugs', 'Mugs:Home > Mugs', 'Vases:Home > Vases', 'Hats:Clothes', 'Cards:Gifts', ':More']

function planned(...lines: string[]) {
  const { codes, added, changed } = planDepartments(rows(...lines), shop)
  return {
    moved: [...codes].filter(([from, code]) => shop.sources.get(from) !== code).map(([from, code]) => `${from} ${code}`),
    added: added.map(({ code, parent }) => `${parent ?? ''}/${code}`),
    changed: [...changed].map(([code, { name, position }]) => `${code} ${name} ${position}`),
  }
}
const nothing: Record<'moved' | 'added' | 'changed', string[]> = { moved: [], added: [], changed: [] }

describe('what a departments file changes (shop-22)', () => {
  it('is nothing where it says what is stored, whole or in part', () => {
    expect(planned(...asItIs)).toEqual(nothing)
    expect(planned('Vases:Home > Vases', ':More')).toEqual(nothing)
    expect(planned('Mug:Home > Mugs', 'Vases:Home > Vases', 'Mugs:Home > Mugs')).toEqual(nothing)
  })
  it.each<[string, string[], Partial<typeof nothing>]>([
    ['a type in another category', ['Vases:Home > Mugs'], { moved: ['Vases mugs'] }],
    ['a type in a new category', ['Mug:Home > Cups'], { moved: ['Mug cups'], added: ['home/cups'] }],
    ['a type in a new department', ['Mug:Kitchen > Mugs'], { moved: ['Mug kitchen-mugs'], added: ['/kitchen', 'kitchen/kitchen-mugs'] }],
    [
      'two types that mean the same, apart',
      ['Mug:Home > Mug', 'Mugs:Home > Mugs'],
      { moved: ['Mug mug'], added: ['home/mug'], changed: ['mugs Mugs 3'] },
    ],
    ['all types of a category under a new name', ['Mug:Home > Cups', 'Mugs:Home > Cups'], { changed: ['mugs Cups 1'] }],
    [
      'all types of a department under a new name',
      ['Mug:House > Mugs', 'Mugs:House > Mugs', 'Vases:House > Vases'],
      { changed: ['home House 1'] },
    ],
    [
      'a department that becomes a category of a new one',
      ['Vases:Home > Vases', 'Hats:Fashion > Clothes'],
      { moved: ['Hats fashion-clothes'], added: ['/fashion', 'fashion/fashion-clothes'] },
    ],
    [
      'a department whose products somebody has chosen keeps its name',
      ['Cards:Presents'],
      { moved: ['Cards presents'], added: ['/presents'] },
    ],
    ['a department that becomes a category of another', ['Hats:Home > Hats'], { moved: ['Hats hats'], added: ['home/hats'] }],
    [
      'a category whose name another type takes',
      ['Mug:Home > Cups', 'Mugs:Home > Cups', 'Vases:Home > Mugs'],
      { moved: ['Mug cups', 'Mugs cups', 'Vases mugs'], added: ['home/cups'], changed: ['mugs Mugs 3'] },
    ],
    [
      'a department whose name another type takes',
      ['Hats:Fashion', 'Cards:Clothes'],
      { moved: ['Hats fashion', 'Cards clothes'], added: ['/fashion'], changed: ['clothes Clothes 5'] },
    ],
    ['another spelling', ['Hats:CLOTHES'], { changed: ['clothes CLOTHES 2'] }],
    ['a group', ['Mug:Home > Kitchen > Mug'], { moved: ['Mug mug'], added: ['home/kitchen', 'kitchen/mug'] }],
    ['departments in another order', ['Hats:Clothes', 'Vases:Home > Vases'], { changed: ['clothes Clothes 1', 'home Home 2'] }],
    ['More before others', [':More', 'Hats:Clothes'], { changed: ['more More 2', 'clothes Clothes 9999'] }],
  ])('%s', (_, lines, expected) => {
    expect(planned(...lines)).toEqual({ ...nothing, ...expected })
  })
  it('a new department stands where the file has it', () => {
    const { added, changed } = planDepartments(rows('Mug:Kitchen > Mugs', 'Hats:Clothes'), shop)
    expect([...added, ...changed.values()].map(({ name, position }) => `${name} ${position}`)).toEqual(['Kitchen 2', 'Mugs 1', 'Clothes 5'])
  })
  it('departments with one position have the order of the shop, and get the order of the file', () => {
    const twins = {
      categories: new Map([
        ['b', category(null, 'B', 1)],
        ['a', category(null, 'A', 1)],
      ]),
      sources: new Map([
        ['of b', 'b'],
        ['of a', 'a'],
      ]),
      chosen: new Set<string>(),
    }
    const changed = (...lines: string[]) =>
      [...planDepartments(rows(...lines), twins).changed].map(([code, { position }]) => `${code} ${position}`)
    expect(changed('of b:B', 'of a:A')).toEqual([])
    expect(changed('of a:A', 'of b:B')).toEqual(['b 2'])
  })
  it('Chinese names are as in the file: another, none, or as they are without the column', () => {
    const zh = (nameZh: string | null | undefined) =>
      planDepartments([{ line: 2, from: 'Hats', levels: [{ name: 'Clothes', nameZh }] }], {
        ...shop,
        categories: new Map([['clothes', { ...category(null, 'Clothes', 2), nameZh: '衣服' }]]),
      }).changed.get('clothes')
    expect([zh('服装')?.nameZh, zh(null)?.nameZh, zh('衣服'), zh(undefined)]).toEqual(['服装', null, undefined, undefined])
  })
})
