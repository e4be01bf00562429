import { expect, test } from 'vitest'
import { inLoadOrder } from './tables.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))

test('each table is filled after those that it points to (run-06)', () => {
  const references = [
    { from: 'lines', to: 'orders' },
    { from: 'lines', to: 'variants' },
    { from: 'orders', to: 'members' },
  ]
  expect(inLoadOrder(named('lines', 'members', 'orders', 'variants'), references).map(({ name }) => name)).toEqual([
    'members',
    'variants',
    'orders',
    'lines',
  ])
})

test('tables that point to each other are named', () => {
  const references = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'a' },
  ]
  expect(() => inLoadOrder(named('a', 'b', 'c'), references)).toThrow('These tables point to each other: a, b')
})
