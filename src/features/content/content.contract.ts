import * as z from 'zod/mini'
import { ProductSummary } from '#src/features/catalogue/catalogue.contract.ts'
import { defineEndpoint } from '#src/kit/endpoint.ts'

/** The home page's lists. */
export const HomePage = z.object({
  bestsellers: z.array(ProductSummary),
  newest: z.array(ProductSummary),
  departments: z.array(z.object({ code: z.string(), name: z.string(), intro: z.string(), count: z.int() })),
})
export type HomePage = z.infer<typeof HomePage>

export const getHomePage = defineEndpoint({
  name: 'GetHomePage',
  method: 'GET',
  path: '/api/ContentPage/GetHomePage',
  backend: 'site',
  access: 'public',
  summary: 'Bestsellers, new products and departments',
  data: HomePage,
  problems: [],
})
