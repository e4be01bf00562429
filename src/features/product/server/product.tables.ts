import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Product types that go together, the best match first; types are `products.product_type`. The operator's data. */
export const complementaryTypes = pgTable(
  'complementary_types',
  {
    productType: text('product_type').notNull(),
    goesWith: text('goes_with').notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productType, table.goesWith] })],
)
