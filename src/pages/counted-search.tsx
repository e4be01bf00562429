import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onAddedToBag } from '#src/features/cart/web/added-to-bag.ts'
import { createSearchCounting, type SearchCounting } from '#src/features/search/web/search-counts.ts'
import { quietClient } from './browser-client.ts'
import { useRootData } from './use-root-data.ts'

/** It outlives the page of results, because goods are put in the bag on the page of a product. */
let counting: SearchCounting | undefined

interface CountedSearchProps {
  keyword: string
  countProducts: number
}

/** Has a search counted, and the products that are chosen from its results (search-60). It shows nothing. */
export function CountedSearch({ keyword, countProducts }: CountedSearchProps) {
  const queries = useQueryClient()
  const root = useRootData()
  useEffect(() => {
    if (!root || keyword === '') return
    counting ??= createSearchCounting(quietClient(root.apiBases), (call) => onAddedToBag(queries, call))
    counting.searched(keyword, countProducts)
    return countProducts === 0 ? undefined : counting.watch(keyword)
  }, [queries, root, keyword, countProducts])
  return null
}
