import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { collected } from '#test/catalogue/collected.ts'
import { readFeedXml } from './feed-xml.ts'

async function parts(xml: string, chunk = 1_000_000) {
  const bytes = Buffer.from(xml)
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk)
  }
  return collected(readFeedXml(chunks()))
}
const items = async (xml: string, chunk?: number) => (await parts(xml, chunk)).flatMap((part) => ('kind' in part ? [] : [part]))
const feed = (inside: string) => `<?xml version="1.0" encoding="UTF-8"?>\n<rss><channel><title>Feed</title>\n${inside}\n</channel></rss>`

describe('items', () => {
  it('hold their attributes, repeated ones, and texts in CDATA', async () => {
    const [item] = await items(
      feed(
        '<item><g:id>A</g:id><title><![CDATA[A & B]]></title><g:additional_image_link>/1</g:additional_image_link><g:additional_image_link>/2</g:additional_image_link></item>',
      ),
    )
    expect([item!.line, item!.cell('id'), item!.cell('title'), item!.all('additional_image_link')]).toEqual([3, 'A', 'A & B', ['/1', '/2']])
  })
  it('hold attributes made of parts', async () => {
    const [item] = await items(
      feed(
        '<item><g:product_detail><g:section_name>S</g:section_name><g:attribute_name>Made in</g:attribute_name><g:attribute_value>a:b</g:attribute_value></g:product_detail></item>',
      ),
    )
    expect(item!.all('product_detail')).toEqual(['S:Made in:a\\:b'])
  })
  it('are entries in Atom', async () => {
    expect(await items('<feed><entry><g:id>1</g:id></entry></feed>')).toHaveLength(1)
  })
  it('are the same however the bytes are cut', async () => {
    const xml = feed('<item><g:id>中文</g:id></item><item><g:id>😀</g:id></item>')
    expect((await items(xml, 3)).map((item) => item.cell('id'))).toEqual(['中文', '😀'])
  })
})

describe('a file', () => {
  it('that is not well-formed is read up to there', async () => {
    const found = await parts(feed('<item><g:id>1</g:id></item><item><g:id>2</g:title></item>'))
    expect(found).toHaveLength(2)
    expect(found[1]).toMatchObject({ kind: 'unreadable', reason: expect.stringMatching(/not well-formed XML.*line 3/) })
  })
  it('that breaks off within a group does not count the group as complete', async () => {
    const item = (id: string) => `<item><g:id>${id}</g:id><g:item_group_id>G</g:item_group_id></item>`
    const found = await parts(feed(`${item('1')}${item('2')}<item><g:id>3`))
    expect(found.slice(0, 3).map((part) => 'kind' in part || [part.cell('item_group_id'), part.damage !== undefined])).toEqual([
      ['G', false],
      ['G', false],
      ['G', true],
    ])
  })
  it('with bytes that are not UTF-8 has a damaged item', async () => {
    const bytes = Buffer.concat([Buffer.from('<rss><item><g:brand>Lumi'), Buffer.from([0xe8]), Buffer.from('re</g:brand></item></rss>')])
    const [item] = await collected(readFeedXml(Readable.from([bytes])))
    expect(item).toMatchObject({ damage: { column: 'g:brand', text: expect.stringContaining('not UTF-8') } })
  })
  it('in another encoding is refused', async () => {
    expect(await parts('<?xml version="1.0" encoding="ISO-8859-1"?><rss/>')).toMatchObject([
      { kind: 'unreadable', reason: expect.stringContaining('save it in UTF-8') },
    ])
  })
  it('does not grow by the entities it declares', async () => {
    const bomb = '<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><rss><item><g:id>&b;</g:id></item></rss>'
    expect(await parts(bomb)).toMatchObject([{ kind: 'unreadable' }])
  })
})
