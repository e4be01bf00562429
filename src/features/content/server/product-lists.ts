import * as z from 'zod/mini'

/** Where the products of a block come from: the first of an order, in the whole shop or a category, or named one by one. */
const ProductListSource = z.union([
  z.object({
    source: z.enum(['bestseller', 'newest']),
    count: z.int().check(z.minimum(1), z.maximum(24)),
    category: z.optional(z.string()),
  }),
  z.object({ source: z.literal('products'), slugs: z.array(z.string()).check(z.maxLength(24)) }),
])
export type ProductListSource = z.infer<typeof ProductListSource>

/** The lists as they stand in the database; one that an operator has mistyped is left out, and the page stays. */
export const readProductLists = (written: readonly unknown[]): ProductListSource[] =>
  written.flatMap((list) => {
    const read = z.safeParse(ProductListSource, list)
    return read.success ? [read.data] : []
  })
