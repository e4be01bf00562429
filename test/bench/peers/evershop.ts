import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '#src/platform/db/embedded-postgres.ts'
import type { Catalogue } from './catalogue.ts'
import { query, runWith } from './databases.ts'
import { filters, install, keywordOf, keywordsOf, run, serve, times, type Peer, type Place } from './shop.ts'

// EverShop imports `concat-stream` without naming it among its own packages.
const packages = { '@evershop/evershop': '2.2.1', 'concat-stream': '2.0.0' }
const limits = join('node_modules', '@evershop', 'evershop', 'dist', 'modules', 'base', 'services', 'rateLimit.js')
const program = join('node_modules', '@evershop', 'evershop', 'dist', 'bin', 'evershop.js')

function environmentOf(databaseUrl: string, port: number): Record<string, string> {
  const { hostname, port: databasePort, username, password, pathname } = new URL(databaseUrl)
  return {
    DB_HOST: hostname,
    DB_PORT: databasePort,
    DB_USER: username,
    DB_PASSWORD: password,
    DB_NAME: pathname.slice(1),
    DB_SSLMODE: 'disable',
    PORT: String(port),
    NODE_ENV: 'production',
  }
}

/** A product of its own for each variant; those of one product make a group, of which lists show the first. Addresses are written by a trigger's queue in EverShop; here at once, and the queue is emptied. */
const filling = `
  create temp table items as select * from jsonb_to_recordset(current_setting('bench.items')::jsonb)
    i (n int, product int, first boolean, sku text, slug text, title text, description text, category text, brand text, material text, kind text, color text, size text, price numeric, stock int);
  create temp table tree as select * from jsonb_to_recordset(current_setting('bench.categories')::jsonb)
    c (n int, code text, name text, parent text);
  insert into attribute (attribute_code, attribute_name, type, display_on_frontend, is_filterable)
    values ('brand', 'Brand', 'select', true, true), ('material', 'Material', 'select', true, true), ('kind', 'Kind', 'select', true, true);
  insert into attribute_group_link (attribute_id, group_id) select attribute_id, 1 from attribute where attribute_code in ('brand', 'material', 'kind');
  create temp table valued as select i.n, a.attribute_id, a.attribute_code, v.value
    from items i, lateral (values ('brand', brand), ('material', material), ('kind', kind), ('color', color), ('size', size)) v (code, value)
    join attribute a on a.attribute_code = v.code where v.value is not null;
  delete from category;
  delete from attribute_option;
  insert into attribute_option (attribute_id, attribute_code, option_text) select distinct attribute_id, attribute_code, value from valued;
  insert into category (category_id, status, parent_id, position) overriding system value
    select t.n, true, p.n, t.n from tree t left join tree p on p.code = t.parent order by t.n;
  insert into category_description (category_description_category_id, name, url_key) select n, name, code from tree;
  insert into variant_group (variant_group_id, attribute_group_id, attribute_one, attribute_two) overriding system value
    select product, 1, c.attribute_id, case when bool_and(i.size is not null) then s.attribute_id end
    from items i join attribute c on c.attribute_code = 'color' join attribute s on s.attribute_code = 'size'
    group by product, c.attribute_id, s.attribute_id having count(*) > 1;
  insert into product (product_id, variant_group_id, visibility, sku, price, weight, status, category_id, package_id) overriding system value
    select i.n, g.variant_group_id, i.first, i.sku, i.price, 1, true, t.n, (select package_id from package limit 1)
    from items i join tree t on t.code = i.category left join variant_group g on g.variant_group_id = i.product order by i.n;
  insert into product_description (product_description_product_id, name, description, url_key) select n, title, description, slug from items;
  insert into product_inventory (product_inventory_product_id, qty, manage_stock, stock_availability) select n, stock, true, stock > 0 from items;
  insert into product_attribute_value_index (product_id, attribute_id, option_id, option_text)
    select h.n, h.attribute_id, o.attribute_option_id, h.value
    from valued h join attribute_option o on o.attribute_id = h.attribute_id and o.option_text = h.value;
  insert into url_rewrite (request_path, target_path, entity_uuid, entity_type)
    select concat('/' || t.parent, '/', t.code), '/category/' || c.uuid, c.uuid, 'category' from tree t join category c on c.category_id = t.n
    union all select concat('/' || t.parent, '/', t.code, '/', i.slug), '/product/' || p.uuid, p.uuid, 'product'
      from items i join product p on p.product_id = i.n join tree t on t.code = i.category;
  delete from event`

const numbered = <T extends object>(rows: T[]) => rows.map((row, at) => ({ n: at + 1, ...row }))

const itemsOf = ({ products }: Catalogue) =>
  products.flatMap(({ variants, slug, ...product }, at) =>
    variants.map(({ ean, colour, cents, ...variant }, n) => ({
      ...product,
      ...variant,
      product: at + 1,
      first: n === 0,
      sku: ean,
      slug: n === 0 ? slug : `${slug}-${n + 1}`,
      color: colour,
      price: cents / 100,
    })),
  )

const card = `productId name sku price { regular { value text } special { value text } } inventory { isInStock } image { alt url } url`
const listing = `query ($id: Int, $filters: [FilterInput]) { category(id: $id) { name uuid products(filters: $filters) { items { ${card} } currentFilters { key operation value } total } availableAttributes { attributeCode attributeName options { optionId optionText } } priceRange { min max minText maxText } children { categoryId name uuid } } }`
const search = `query ($filters: [FilterInput]) { products(filters: $filters) { items { ${card} } currentFilters { key operation value } total } }`
const product = `query ($id: ID) { product(id: $id) { uuid ${card} description attributes: attributeIndex { attributeName attributeCode optionText } gallery { alt url } category { name } variantGroup { variantAttributes { attributeId attributeCode attributeName options { optionId optionText productId } } items { attributes { attributeCode optionId } } } } }`

const ask = (text: string, variables: object) => ({ path: '/api/graphql', body: JSON.stringify({ query: text, variables }) })
const limit = { key: 'limit', operation: 'eq', value: '32' }

async function askedOf(url: string, catalogue: Catalogue) {
  const known = await query<{ path: string; id: number; type: string; sku: string; sold: boolean }>(
    url,
    `select r.request_path path, r.entity_type "type", coalesce(p.product_id, c.category_id) id, p.sku, i.qty > 0 sold
      from url_rewrite r left join product p on p.uuid = r.entity_uuid left join category c on c.uuid = r.entity_uuid
      left join product_inventory i on i.product_inventory_product_id = p.product_id order by r.url_rewrite_id`,
  )
  const options = await query<{ id: number; name: string }>(
    url,
    `select attribute_option_id id, option_text "name" from attribute_option where attribute_code in ('color', 'material')`,
  )
  const [categories, variants] = ['category', 'product'].map((type) => known.filter((each) => each.type === type)) as [
    typeof known,
    typeof known,
  ]
  const shown = new Set(catalogue.products.map(({ variants }) => variants[0]!.ean))
  const products = variants.filter(({ sku }) => shown.has(sku))
  const optionOf = new Map(options.map(({ id, name }) => [name, id]))
  const idOf = new Map(categories.map(({ path, id }) => [path.split('/').at(-1)!, id]))
  const narrowed = (n: number) => {
    const { category, colours, materials } = filters(n, catalogue)
    const oneOf = (key: string, names: string[]) => ({ key, operation: 'in', value: names.map((name) => optionOf.get(name)).join(',') })
    return ask(listing, { id: idOf.get(category), filters: [oneOf('color', colours), oneOf('material', materials), limit] })
  }
  const searched = (keyword: string) => ask(search, { filters: [{ key: 'keyword', operation: 'eq', value: keyword }, limit] })
  return {
    categoryKept: [{ path: categories[0]!.path }],
    categoryNew: times(20_000, (n) => ({ path: `${categories[n % categories.length]!.path}?min_price=${1 + n / 100}` })),
    productKept: [{ path: products[0]!.path }],
    productNew: products.slice(1).map(({ path }) => ({ path })),
    listingSame: [narrowed(0)],
    listingOther: times(20_000, (n) => narrowed(n + 1)),
    search: catalogue.products.map((each) => searched(keywordOf(each))),
    searchNew: keywordsOf(catalogue).map(searched),
    product: products.map(({ id }) => ask(product, { id: String(id) })),
    bag: variants.filter(({ sold }) => sold).map(({ sku }) => ({ path: '/api/carts', body: JSON.stringify({ items: [{ sku, qty: 1 }] }) })),
  }
}

const open = async ({ folder, databaseUrl }: Place) => {
  const port = await freePort()
  return serve({ args: [program, 'start'], folder, env: environmentOf(databaseUrl, port), port, path: '/' })
}

/** It lets one address have 120 calls and 300 pages a minute, which no setting changes. All shoppers of a bench come from one. */
async function liftLimits(file: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replaceAll(/\blimit: \d+/g, 'limit: 1e9'))
}

/** A site rendered on its server, with GraphQL and a REST API for carts. */
export const evershop: Peer = {
  name: `EverShop ${packages['@evershop/evershop']}`,
  async install({ folder, databaseUrl }) {
    await install(folder, packages)
    await liftLimits(join(folder, limits))
    for (const name of ['config', 'media', 'public']) await mkdir(join(folder, name), { recursive: true })
    await run(process.execPath, [program, 'build'], folder, environmentOf(databaseUrl, 0))
  },
  async fill(place, catalogue) {
    // Its start makes the tables.
    await (await open(place)).stop()
    await runWith(place.databaseUrl, { items: numbered(itemsOf(catalogue)), categories: numbered(catalogue.categories) }, filling)
  },
  async start(place, catalogue) {
    return { ...(await open(place)), asked: await askedOf(place.databaseUrl, catalogue) }
  },
}
