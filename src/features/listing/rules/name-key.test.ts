import { expect, it } from 'vitest'
import { nameKey } from './name-key.ts'

const sorted = (...names: string[]) => names.toSorted((a, b) => (nameKey(a) < nameKey(b) ? -1 : 1))

it('names are sorted without regard to case and accents, Chinese ones by their pinyin (listing-06)', () => {
  expect(sorted('Zest', 'élan', 'Echo', 'apron', 'Ember')).toEqual(['apron', 'Echo', 'élan', 'Ember', 'Zest'])
  // Ān, bēi, chá, zhú; by the numbers of their characters the order is another.
  expect(sorted('竹', '茶', '杯', '安')).toEqual(['安', '杯', '茶', '竹'])
  expect(sorted('茶 B', '茶 a', 'Tea')).toEqual(['Tea', '茶 a', '茶 B'])
  expect(nameKey('Élan')).toBe('elan')
})
