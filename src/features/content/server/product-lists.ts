import * as z from 'zod/mini'

/** The source of a block's products: the first of an order, in the whole shop or a category, or products by slug. */
const ProductListSource = z.union([
  z.object({
    source: z.enum(['bestseller', 'newest']),
    count: z.int().check(z.minimum(1), z.maximum(24)),
    category: z.optional(z.string()),
    /** Leaves out what the product rails before it show. */
    others: z.optional(z.literal(true)),
  }),
  z.object({ source: z.literal('products'), slugs: z.array(z.string()).check(z.maxLength(24)) }),
])
export type ProductListSource = z.infer<typeof ProductListSource>

/** The valid lists among those in the database; a malformed list of an operator is left out, so that the page still works. */
export const readProductLists = (written: readonly unknown[]): ProductListSource[] =>
  written.flatMap((list) => {
    const read = z.safeParse(ProductListSource, list)
    return read.success ? [read.data] : []
  })
