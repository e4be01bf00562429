import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { onAddedToBag } from './added-to-bag.ts'

const bag = (pieces: Record<string, number>) => ({
  lines: Object.entries(pieces).map(([slug, quantity]) => ({ product: { slug }, quantity })),
})

test('what is put in the bag is told by its product, once; what was in it, is taken out or belongs to another query is not (search-62)', () => {
  const queries = new QueryClient()
  const told: string[] = []
  onAddedToBag(queries, (slug) => told.push(slug))
  queries.setQueryData(['cart'], bag({ kettle: 2 }))
  queries.setQueryData(['wishes'], bag({ vase: 1 }))
  expect(told).toEqual([])
  queries.setQueryData(['cart'], bag({ kettle: 2, vase: 1 }))
  queries.setQueryData(['cart'], bag({ kettle: 2, vase: 1 }))
  expect(told).toEqual(['vase'])
  queries.setQueryData(['cart'], bag({ vase: 1 }))
  queries.setQueryData(['cart'], bag({ kettle: 1, vase: 1 }))
  expect(told).toEqual(['vase', 'kettle'])
})
