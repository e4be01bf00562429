import type { Database } from '#src/platform/db/database.ts'

/**
 * Fills an empty database with so many products: 8 departments of 20 leaves, brands of which few sell most, two variants
 * each, four attributes, stock in a warehouse and a store. Written past the triggers, since nobody is looking yet.
 */
export async function loadCatalogue({ pool }: Database, products: number): Promise<void> {
  const client = await pool.connect()
  try {
    for (const statement of statements(products)) await client.query(statement)
  } finally {
    await client.query(`set session_replication_role = default`)
    client.release()
  }
  await pool.query('vacuum analyze')
}

/** A whole number from 0, small ones much more often; the same for the same row. */
const skewed = (below: number, salt: string): string => `floor(${below} * power(abs(hashtext('${salt}' || n))::float8 / 2147483648, 3))::int`
const even = (below: number, salt: string): string => `(abs(hashtext('${salt}' || n)) % ${below})`

const statements = (products: number): string[] => [
  `set session_replication_role = replica`,
  `insert into locations (code, kind, name, name_zh) values ('warehouse', 'warehouse', 'Warehouse', '仓库'), ('katong', 'store', 'Katong', '加东店')`,
  `insert into brands (code, display_name, display_name_zh) select 'brand-' || n, 'Brand ' || n, '牌子' || n from generate_series(0, ${Math.max(50, Math.round(products / 200))}) n`,
  `insert into categories (code, level, name, name_zh) select 'd' || n, 1, 'Department ' || n, '部门' || n from generate_series(0, 7) n`,
  `insert into categories (code, parent_id, level, name, name_zh) select c.code || '-' || n, c.auto_id, 2, 'Leaf ' || n, '分类' || n from categories c, generate_series(0, 19) n where level = 1`,
  `insert into products (slug, title, title_zh, brand_id, is_new, exclusive, popularity, created_at)
    select 'product-' || n, initcap(md5(n::text)), '商品' || n, 1 + ${skewed(Math.max(50, Math.round(products / 200)), 'brand')}, ${even(20, 'new')} = 0, ${even(30, 'own')} = 0, ${even(1_000_000, 'sold')},
      timestamptz '2026-01-01' + ${even(300, 'day')} * interval '1 day'
    from generate_series(1, ${products}) n order by n`,
  `insert into product_categories (product_id, category_id, position) select n, 9 + ${skewed(160, 'leaf')}, 1 from generate_series(1, ${products}) n`,
  `insert into product_images (product_id, position, url) select n, 1, '/art/vase/celadon-front-1200.webp' from generate_series(1, ${products}) n`,
  `insert into product_options (product_id, position, name, name_zh) select n, 1, 'Colour', '颜色' from generate_series(1, ${products}) n`,
  `insert into variants (product_id, position, ean, option1, option1_zh, swatch)
    select n, place, (2000000000000 + n * 10 + place)::text, 'Colour ' || (${skewed(24, 'colour')} + place), '颜色' || (${skewed(24, 'colour')} + place), '#8c2f2a'
    from generate_series(1, ${products}) n, generate_series(1, 2) place order by n, place`,
  `insert into prices (variant_id, starts_at, price_cents, original_cents)
    select n, timestamptz '2026-01-01', 500 + ${skewed(60_000, 'price')}, case when ${even(5, 'sale')} = 0 then 70000 end from generate_series(1, ${products * 2}) n`,
  `insert into stock_levels (variant_id, location_id, on_hand)
    select n, place, case when ${even(10, 'out')} = 0 then 0 else 40 end from generate_series(1, ${products * 2}) n, generate_series(1, 2) place`,
  `insert into product_attributes (product_id, position, code, label, label_zh, value, value_zh)
    select n, place, lower(label), label, label_zh, label || ' ' || (abs(hashtext(label || n)) % choices), label_zh || (abs(hashtext(label || n)) % choices)
    from generate_series(1, ${products}) n, (values (1, 'Material', '材质', 20), (2, 'Origin', '产地', 12), (3, 'Finish', '表面', 6), (4, 'Care', '保养', 9)) kinds (place, label, label_zh, choices)`,
]
