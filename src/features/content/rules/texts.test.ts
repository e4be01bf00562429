import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { leadsSomewhere, safeAddress, shopPaths } from './links.ts'
import { eachLanguage, inLanguage } from './multilingual.ts'
import { nextCount } from './next-count.ts'
import { outlined } from './outline.ts'
import { menuStoryCode } from './menu-story.ts'
import { fillHtml, fillText, placeholders, withoutLacking, type PlaceholderValues } from './placeholders.ts'
import { contentPath } from './sections.ts'
import { labelCells } from './table-labels.ts'

const values = Object.fromEntries(placeholders.map((name) => [name, `<${name}>`])) as PlaceholderValues

test('values are filled in, as text and never as markup', () => {
  expect(fillText('From {freeDeliveryFrom}, {constructor} {unknown} {', values)).toBe('From <freeDeliveryFrom>, {constructor} {unknown} {')
  expect(fillHtml('<p>{company}</p>', { ...values, company: 'A & "B" <b>' })).toBe('<p>A &amp; &quot;B&quot; &lt;b&gt;</p>')
})

test.each([
  ['a paragraph', '<p>A</p>\n<p>At {stores}.</p>\n<p>B</p>', '<p>A</p>\n<p>B</p>'],
  ['a row of a table', '<tbody>\n<tr><td>x</td></tr>\n<tr><td>{stores}</td></tr>\n</tbody>', '<tbody>\n<tr><td>x</td></tr>\n</tbody>'],
  [
    'an answer with its question',
    '<dl>\n<dt>Q</dt>\n<dd>{stores}</dd>\n<dt>R</dt>\n<dd>A</dd>\n</dl>',
    '<dl>\n<dt>R</dt>\n<dd>A</dd>\n</dl>',
  ],
  [
    'a heading and a list without content',
    '<p>A</p>\n<h2>H</h2>\n<ul>\n<li>{stores}</li>\n</ul>\n<h2>I</h2>\n<p>B</p>',
    '<p>A</p>\n<h2>I</h2>\n<p>B</p>',
  ],
  ['an item of a list with others', '<ul>\n<li>A</li>\n<li>{stores}</li>\n</ul>', '<ul>\n<li>A</li>\n</ul>'],
  ['a numbered list without content', '<p>A</p>\n<ol>\n<li>{stores}</li>\n</ol>', '<p>A</p>'],
  ['a step of a numbered list', '<ol>\n<li>A</li>\n<li>{stores}</li>\n</ol>', '<ol>\n<li>A</li>\n</ol>'],
  ['a question at the very end', '<p>A</p>\n<dt>Q</dt>\n<dd>{stores}</dd>', '<p>A</p>'],
  ['a last heading', '<p>A</p>\n<h2>H</h2>\n<dl>\n<dt>Q</dt>\n<dd>{stores}</dd>\n</dl>', '<p>A</p>'],
  ['nothing of a text that names what there is', '<h2>H</h2>\n<h2>{company}</h2>', '<h2>H</h2>\n<h2>{company}</h2>'],
])('what the shop lacks is left out: %s (content-14)', (_, html, left) => {
  expect(withoutLacking(html, { ...values, stores: '' })).toBe(left)
})

test('the story of a department’s menu is a banner with a code of its own (content-12)', () => {
  expect(menuStoryCode('home-and-living')).toBe('MENU_HOME_AND_LIVING')
})

test('headings get an id and an outline entry', () => {
  expect(outlined('<p>a</p><h2>Ends &amp; <em>means</em></h2><h3>x</h3><h2 lang="zh">二</h2>')).toEqual({
    html: '<p>a</p><h2 id="part-1">Ends &amp; <em>means</em></h2><h3>x</h3><h2 id="part-2" lang="zh">二</h2>',
    outline: [
      { id: 'part-1', text: 'Ends & means' },
      { id: 'part-2', text: '二' },
    ],
  })
  expect(outlined('<p>plain</p>')).toEqual({ html: '<p>plain</p>', outline: [] })
})

test('cells have the heading of their column', () => {
  const head = '<thead><tr><th scope="col">Tier</th><th scope="col">"On" <b>S$125</b></th></tr></thead>'
  expect(
    labelCells(
      `<p>a</p><table>${head}<tbody><tr><td>Classic</td><td>S$7.20</td><td>x</td></tr></tbody></table><table><tr><td>1</td><td>2</td></tr></table>`,
    ),
  ).toBe(
    `<p>a</p><table>${head}<tbody><tr><td>Classic</td><td data-label="&quot;On&quot; S$125">S$7.20</td><td>x</td></tr></tbody></table><table><tr><td>1</td><td>2</td></tr></table>`,
  )
})

test.each([
  ['https://www.iras.gov.sg', true],
  ['/about-us/our-story#part-1', true],
  ['/cart/shopping-cart', true],
  ['/contact-us-later', false],
  ['http://elsewhere.example', false],
  ['javascript:alert(1)', false],
  ['//elsewhere.example', false],
])('a link to %s is shown: %s (safe-35)', (url, shown) => {
  expect(leadsSomewhere(url, new Set(['/about-us/our-story']))).toBe(shown)
})

test('the shop’s own pages that may be linked to have a line in the list of routes (safe-35)', () => {
  const plan = readFileSync('src/routes.ts', 'utf8')
  for (const path of shopPaths.filter((each) => each !== '/')) expect(plan).toContain(`'${path.slice(1)}'`)
})

test('a section of one page has its address', () => {
  expect(contentPath({ section: 'our-stores', code: 'our-stores' })).toBe('/our-stores')
  expect(contentPath({ section: 'about-us', code: 'careers' })).toBe('/about-us/careers')
})

test.each([
  ['/productlist/category/home?param=%7B%7D#x', true],
  ['/', true],
  ['#home-new', true],
  ['https://www.iras.gov.sg', true],
  [' https://a.example/b?c=d ', true],
  ['http://a.example', false],
  ['javascript:alert(1)', false],
  ['JavaScript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['data:text/html,x', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/\t/evil.example', false],
  ['https://a.example\\@evil.example', false],
  ['https:/evil', false],
  ['about-us', false],
  ['#', false],
  ['', false],
])('%j may stand in content: %s (safe-35)', (address, may) => {
  expect(safeAddress(address)).toBe(may ? address.trim() : '')
})

test('no address is empty', () => {
  expect(safeAddress(null)).toBe('')
})

test('a text by language falls back to its first (content-03)', () => {
  const both = { lang1: 'Gifts', lang2: '礼品' }
  expect([inLanguage(both, 'en'), inLanguage(both, 'zh')]).toEqual(['Gifts', '礼品'])
  expect([inLanguage({ lang1: 'Gifts' }, 'zh'), inLanguage({ lang1: 'Gifts', lang2: '' }, 'zh'), inLanguage('Gifts', 'zh')]).toEqual([
    'Gifts',
    'Gifts',
    'Gifts',
  ])
  expect([eachLanguage(both, (text) => text + text), eachLanguage('a', (text) => text + text)]).toEqual([
    { lang1: 'GiftsGifts', lang2: '礼品礼品' },
    'aa',
  ])
})

test.each([
  [0, 525, 525],
  [420, 525, 525],
  [525, 525, 525],
  [526, 525, 526],
])('a counter at %i in a shop of %i shows %i next (home-04)', (amount, total, next) => {
  expect(nextCount(amount, total)).toBe(next)
})
