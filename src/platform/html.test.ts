import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanHtml } from './html.ts'

describe('cleanHtml (content-06)', () => {
  it.each([
    [
      'keeps structure and emphasis',
      '<p>One <strong>two</strong></p><ul><li>3</li></ul>',
      '<p>One <strong>two</strong></p><ul><li>3</li></ul>',
    ],
    ['drops scripts with what is in them', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['drops styles with what is in them', '<style>p{}</style><p style="color:red" class="x" id="y">a</p>', '<p>a</p>'],
    ['drops handlers', '<a href="/x" onclick="alert(1)">a</a>', '<a href="/x">a</a>'],
    ['drops addresses that run code', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['drops them in disguise', '<a href="java&#10;script:alert(1)">a</a>', '<a>a</a>'],
    ['drops data pictures', '<img src="data:image/svg+xml,x" alt="a" />', '<img alt="a" />'],
    ['drops addresses without a scheme', '<a href="//evil.example">a</a>', '<a>a</a>'],
    ['keeps paths of the site', '<img src="/art/a.webp" alt="A" />', '<img src="/art/a.webp" alt="A" />'],
    ['drops frames and forms', '<iframe src="https://a.example"></iframe><form><input></form>b', 'b'],
    ['keeps the text of what it drops', '<font color="red">a</font>', 'a'],
    ['lowers a title below the page’s own', '<h1>A</h1>', '<h2>A</h2>'],
    ['keeps a bare sign', '100 g & a tin <3', '100 g &amp; a tin &lt;3'],
  ])('%s', (_, html, clean) => {
    expect(cleanHtml(html)).toBe(clean)
  })

  it('changes nothing when it cleans its own result', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<',
      '>',
      '&',
      '&amp;',
      '"',
      'a',
      ' ',
      '\n',
      '<script>',
      '</script>',
      '<a href="x">',
      "<a href='//e'>",
      '<!--',
      '-->',
      '<br>',
      '<img src=x onerror=1>',
      '<h1>',
      '中',
      '<b',
      '&lt;i&gt;',
      '<svg>',
      '<math><mi>',
      '<textarea>',
      '</textarea>',
      '<style>',
      '</style>',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const once = cleanHtml(pieces.join(''))
        expect(cleanHtml(once)).toBe(once)
        expect(once).not.toMatch(/<script|onerror|javascript:/i)
      }),
      { numRuns: 2000 },
    )
  })
})
