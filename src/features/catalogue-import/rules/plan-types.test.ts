import { describe, expect, it } from 'vitest'
import type { KnownCategory } from './category-tree.ts'
import { planTypes, type FoundType } from './plan-types.ts'
import { placeOf } from './type-names.ts'

/** `type | category path × products`, as short lines of a table. */
function typeIn(line: string): FoundType {
  const [text = '', products = '1'] = line.split(' × ')
  const [type = '', category = ''] = text.split(' | ')
  return { ...placeOf(type.trim(), category.trim()), nameZh: null, products: Number(products) }
}

const nothing = { categories: new Map<string, KnownCategory>(), sources: new Map<string, string>() }

/** The names from the department to the category of each type, in the order in which the shop shows them. */
function planned(lines: string[], held = nothing): string[] {
  const { codes, definitions } = planTypes(lines.map(typeIn), held)
  const all = new Map<string, Pick<KnownCategory, 'parent' | 'name'>>([...held.categories, ...definitions])
  const namesTo = (code: string | null): string[] => (code === null ? [] : [...namesTo(all.get(code)!.parent), all.get(code)!.name])
  return [...codes].map(([from, code]) => `${from} → ${namesTo(code).join(' / ')}`)
}

describe('types become departments and categories (shop-20, shop-21)', () => {
  it.each<[string, string[], string[]]>([
    ['types alone', ['Mugs × 2', 'Hats × 5'], ['Hats → Hats', 'Mugs → Mugs']],
    [
      'paths above them',
      ['Mugs | Home > Kitchen × 2', 'Lamps | Home > Light', 'Hats | Clothes × 9'],
      ['Hats → Clothes / Hats', 'Mugs → Home / Kitchen / Mugs', 'Lamps → Home / Light / Lamps'],
    ],
    [
      'a long path',
      ['Mugs | A > B > C > D', 'Cups | A > B > C > D', 'Hats | E'],
      ['Mugs → A / B / Mugs', 'Cups → A / B / Cups', 'Hats → E / Hats'],
    ],
    ['a name twice in a row', ['Bags | Bags > Bag', 'Hats | Clothes'], ['Bags → Bags', 'Hats → Clothes / Hats']],
    ['a name twice in a path', ['Bags > Bag > Totes', 'Hats | Clothes'], ['Bags > Bag > Totes → Bags / Totes', 'Hats → Clothes / Hats']],
    [
      'what all share',
      ['Shirts | Apparel > Clothing', 'Hats | Apparel > Clothing', 'Rings | Apparel > Jewellery'],
      ['Shirts → Clothing / Shirts', 'Hats → Clothing / Hats', 'Rings → Jewellery / Rings'],
    ],
    [
      'what the paths share stays where most products have none',
      ['Shirts | Apparel > Tops', 'Vests | Apparel > Tops', 'Mugs × 3'],
      ['Shirts → Apparel / Tops / Shirts', 'Vests → Apparel / Tops / Vests', 'Mugs → Mugs'],
    ],
    [
      'what all paths share, beside as many products without a path',
      ['Shirts | Apparel > Clothing', 'Hats | Apparel > Clothing', 'Mugs × 2'],
      ['Shirts → Shirts', 'Hats → Hats', 'Mugs → Mugs'],
    ],
    [
      'what all share, as far as a type goes',
      ['Apparel > Clothing', 'Apparel > Clothing > Shirts'],
      ['Apparel > Clothing → Clothing', 'Apparel > Clothing > Shirts → Clothing / Shirts'],
    ],
    ['what one path has is not shared', ['Shirts | Apparel > Clothing'], ['Shirts → Apparel / Clothing / Shirts']],
    [
      'near-equal names, in the most frequent spelling',
      ['mug × 1', 'Mugs × 7', 'MUGS × 2', 'Home & Garden > Pots × 3', 'Home and gardens > Vase', 'Hats | Clothes'],
      [
        'Mugs → Mugs',
        'mug → Mugs',
        'MUGS → Mugs',
        'Home & Garden > Pots → Home & Garden / Pots',
        'Home and gardens > Vase → Home & Garden / Vase',
        'Hats → Clothes / Hats',
      ],
    ],
    [
      'one name in two departments',
      ['Men > Shirts', 'Women > Shirts', 'Shirts'],
      ['Men > Shirts → Men / Shirts', 'Women > Shirts → Women / Shirts', 'Shirts → Shirts'],
    ],
    [
      'a type without a path, in the department or the only category of its name',
      ['Mugs | Home > Kitchen', 'Hats | Clothes', 'mug', 'Clothes'],
      ['Hats → Clothes / Hats', 'Clothes → Clothes', 'Mugs → Home / Kitchen / Mugs', 'mug → Home / Kitchen / Mugs'],
    ],
    [
      'one name in three departments',
      ['Men > Shirts', 'Women > Shirts', 'Kids > Shirts', 'Shirts'],
      ['Men > Shirts → Men / Shirts', 'Women > Shirts → Women / Shirts', 'Kids > Shirts → Kids / Shirts', 'Shirts → Shirts'],
    ],
    [
      'a name twice in one department, in the most frequent spelling',
      ['Home > Mugs', 'Home > mug', 'Hats | Clothes', 'MUG × 5'],
      ['Home > Mugs → Home / MUG', 'Home > mug → Home / MUG', 'Hats → Clothes / Hats', 'MUG → Home / MUG'],
    ],
    ['no type', ['Hats', ' × 50', '!!!'], ['Hats → Hats', ' → More']],
    ['scripts of every kind', ['عطور', 'Ayakkabı', '茶具'], ['عطور → عطور', 'Ayakkabı → Ayakkabı', '茶具 → 茶具']],
  ])('%s', (_, lines, expected) => {
    expect(planned(lines).toSorted()).toEqual(expected.toSorted())
  })
  it('departments come in the order of their products, and More last', () => {
    const plan = planTypes(['Hats × 3', ' × 90', 'Mugs | Home > Kitchen × 2', 'Lamps | Home × 4', 'Rings × 5'].map(typeIn), nothing)
    const departments = [...plan.definitions.values()].filter(({ parent }) => parent === null)
    expect(departments.toSorted((a, b) => a.position! - b.position!).map(({ name }) => name)).toEqual(['Home', 'Rings', 'Hats', 'More'])
  })
  it('categories come in the order of their products', () => {
    const { definitions } = planTypes(['Cups | Home', 'Plates | Home × 5', 'Pans | Home × 3', 'Hats | Clothes'].map(typeIn), nothing)
    const inHome = [...definitions.values()].filter(({ parent }) => parent === 'home')
    expect(inHome.toSorted((a, b) => a.position! - b.position!).map(({ name }) => name)).toEqual(['Plates', 'Pans', 'Cups'])
  })
  it('the Chinese name of a type is that of its category alone', () => {
    const { definitions } = planTypes([{ ...typeIn('Cups | Home > Kitchen'), nameZh: '杯' }], nothing)
    expect([...definitions.values()].map(({ name, nameZh }) => [name, nameZh])).toEqual([
      ['Home', null],
      ['Kitchen', null],
      ['Cups', '杯'],
    ])
  })
  it('codes are the names, with the parent’s where another category has it already', () => {
    const { codes } = planTypes(['Men > Shirts', 'Women > Shirts', 'Women > Men'].map(typeIn), nothing)
    expect(Object.fromEntries(codes)).toEqual({
      'Men > Shirts': 'men-shirts',
      'Women > Shirts': 'shirts',
      'Women > Men': 'women-men',
    })
  })
})

describe('beside what the shop has (shop-21)', () => {
  const held = {
    categories: new Map<string, KnownCategory>([
      ['apparel', { parent: null, name: 'Apparel', nameZh: null, position: 1 }],
      ['coats', { parent: 'apparel', name: 'Coats', nameZh: null, position: 1 }],
      ['glass', { parent: null, name: 'Glass', nameZh: null, position: 2 }],
      ['glasses', { parent: null, name: 'Glasses', nameZh: null, position: 3 }],
      ['more', { parent: null, name: 'More', nameZh: null, position: 9999 }],
    ]),
    sources: new Map([
      ['Overcoats', 'coats'],
      ['Spectacles', 'glasses'],
      ['', 'more'],
    ]),
  }
  it.each<[string, string[], string[]]>([
    ['types that are placed stay', ['Overcoats | Elsewhere > Far', ''], []],
    ['what means the same follows them', ['Overcoat', 'spectacle'], ['Overcoat → Apparel / Coats', 'spectacle → Glasses']],
    ['categories of the same name are found', ['coat'], ['coat → Apparel / Coats']],
    ['the same name before one that means the same', ['glasses', 'GLASS'], ['glasses → Glasses', 'GLASS → Glass']],
    [
      'a department that exists is not what all share',
      ['Shirts | apparel > Tops', 'Vests | apparel > Tops'],
      ['Shirts → Apparel / Tops / Shirts', 'Vests → Apparel / Tops / Vests'],
    ],
    [
      'what the paths of another catalogue share tells it from the first',
      ['Pots | Kitchen > Tea', 'Towels | Kitchen > Linen'],
      ['Pots → Kitchen / Tea / Pots', 'Towels → Kitchen / Linen / Towels'],
    ],
    [
      'what the paths of the same catalogue share stays left out',
      ['Overcoats | Everything > Apparel', 'Hats | Everything > Heads'],
      ['Hats → Heads / Hats'],
    ],
    ['a new department comes behind the others', ['Hats'], ['Hats → Hats']],
  ])('%s', (_, lines, expected) => {
    expect(planned(lines, held)).toEqual(expected)
  })
  it('and before More', () => {
    expect(planTypes([typeIn('Hats')], held).definitions.get('hats')!.position).toBe(4)
  })
})
