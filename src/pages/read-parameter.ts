import { canonicalParam, rankedSortings, sortings } from '#src/features/listing/rules/listing-query.ts'

/** The parameters of the site's pages as the pages read them (shop-17). */
export const readParameter = (path: string, name: string, value: string): string =>
  name === 'param' ? canonicalParam(value, path.startsWith('/search') ? rankedSortings : sortings) : value
