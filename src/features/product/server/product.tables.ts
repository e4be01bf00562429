import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Which kinds of product go together, best first; kinds are `products.product_type`. Data of the operator's. */
export const complementaryTypes = pgTable(
  'complementary_types',
  {
    productType: text('product_type').notNull(),
    goesWith: text('goes_with').notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productType, table.goesWith] })],
)
