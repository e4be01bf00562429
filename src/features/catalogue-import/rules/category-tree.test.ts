import { describe, expect, it } from 'vitest'
import { longestCode } from '#src/features/catalogue/rules/codes.ts'
import { categoryTree } from './category-tree.ts'

const category = (parent: string | null, name: string, position: number) => ({ parent, name, nameZh: null, position })
const tree = () =>
  categoryTree(
    new Map([
      ['home', category(null, 'Home', 4)],
      ['mugs', category('home', 'Mugs', 1)],
      ['glass', category('home', 'Glass', 2)],
      ['glasses', category('home', 'Glasses', 3)],
      ['more', category(null, 'More', 9999)],
    ]),
  )

describe('a category', () => {
  it('is found by its name, else by one that means the same', () => {
    const { find, findSame } = tree()
    expect(['MUGS', 'mug', 'Glasses', 'glass', 'Cups'].map((name) => find('home', name))).toEqual([
      'mugs',
      'mugs',
      'glasses',
      'glass',
      undefined,
    ])
    expect([findSame('home', 'mugs!'), findSame('home', 'mug'), find(null, 'Mugs')]).toEqual(['mugs', undefined, undefined])
  })
  it('is added behind its siblings and before More, with the names above it', () => {
    const added = tree()
    added.add('home', 'Cups', '杯')
    added.add(null, 'Kitchen', null)
    added.add('kitchen', 'Pots', null)
    expect(added.added).toEqual([
      { code: 'cups', parent: 'home', name: 'Cups', nameZh: '杯', position: 4 },
      { code: 'kitchen', parent: null, name: 'Kitchen', nameZh: null, position: 5 },
      { code: 'pots', parent: 'kitchen', name: 'Pots', nameZh: null, position: 1 },
    ])
    expect(added.paths().slice(-3)).toEqual([['Home', 'Cups'], ['Kitchen'], ['Kitchen', 'Pots']])
  })
  it('has its name as its code, else its parent’s name before it, else a number behind it', () => {
    const { add } = tree()
    const codes = [add('glass', 'Mugs', null), add('glass', 'Mugs', null), add('glass', 'Mugs', null), add(null, 'Mugs', null)]
    expect(codes).toEqual(['glass-mugs', 'glass-mugs-2', 'glass-mugs-3', 'mugs-2'])
  })
  it('has a code that is not too long, and no other has', () => {
    const { add } = tree()
    const codes = ['home', null].flatMap((parent) => Array.from({ length: 6 }, () => add(parent, 'x'.repeat(400), null)))
    expect(Math.max(...codes.map((code) => code.length))).toBeLessThanOrEqual(longestCode)
    expect(new Set(codes).size).toBe(12)
  })
  it('More is there once', () => {
    expect([tree().addMore(), categoryTree(new Map()).addMore()]).toEqual(['more', 'more'])
  })
})
