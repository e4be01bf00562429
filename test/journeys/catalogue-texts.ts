import pg from 'pg'

/** The English texts of the catalogue, of promotions and of content, which have no third language. What is between tags and placeholders is a text of its own. */
const statement = `
  select name text from categories union select intro from categories
  union select display_name from brands
  union select title from products union select details from products union select product_type from products
  union select unnest(array[option1, option2, option3]) from variants
  union select name from product_options
  union select label from product_attributes union select value from product_attributes
  union select title from content_pages union select intro from content_pages
  union select name from locations union select address from locations union select hours ->> 'en' from locations
  union select data #>> '{name,en}' from promotions union select data #>> '{message,en}' from promotions
  union select case jsonb_typeof(text) when 'string' then text #>> '{}' else text ->> 'lang1' end from (
    select title text from content_banners union select text from content_banners union select call_to_action from content_banners
    union select title from content_blocks union select content_html from content_blocks union select call_to_action from content_blocks) home`

/** Removes the catalogue's texts from a text: `Celadon, 500 ml` is two of them. */
export async function catalogueTexts(databaseUrl: string): Promise<(text: string) => string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ text: string | null }>(statement)
  await client.end()
  const pieces = rows.flatMap(({ text }) => text?.split(/<[^>]*>|\{\w+\}/) ?? []).map(plain)
  const known = new Set(pieces)
  const longestFirst = [...known].filter((piece) => /[A-Za-z]{2}/.test(piece)).sort((a, b) => b.length - a.length)
  return (text) => (known.has(plain(text)) ? '' : longestFirst.reduce((left, piece) => left.replaceAll(piece, ''), plain(text)))
}

const plain = (text: string): string => text.replaceAll('&amp;', '&').replace(/\s+/g, ' ').trim()
