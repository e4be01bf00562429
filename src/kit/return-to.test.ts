import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { returnPath, signInUrl } from './return-to.ts'

it.each(['/cart/shopping-cart', '/product/pandan-oolong', '/productlist/category/home?param=%7B%7D', '/member/account-info', '/#main'])(
  '%s is returned',
  (path) => expect(returnPath(path)).toBe(path),
)

const elsewhere = [
  null,
  '',
  'https://evil.example',
  'http://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%09/evil.example\u0000',
  ' //evil.example',
  '/ /evil.example',
  '\t//evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'evil.example',
  './/evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/\u00a0/evil.example',
  '/member/social#id_token=x',
  '/member/signIn',
  '/MEMBER/SIGNIN?returnTo=/',
  '/member/signUp',
  '/api/Account/SignOut',
  '/dev/outbox',
  `/${'a'.repeat(600)}`,
]
it.each(elsewhere)('%j is replaced by the home page', (path) => expect(returnPath(path)).toBe('/'))

it.each([
  ['/cart/shopping-cart', '/member/signIn?returnTo=%2Fcart%2Fshopping-cart'],
  ['/search?keyword=vase', '/member/signIn?returnTo=%2Fsearch%3Fkeyword%3Dvase'],
  ['/', '/member/signIn'],
  ['/member/signUp?returnTo=/cart/shopping-cart', '/member/signIn'],
])('the sign-in link on %s is %s', (from, url) => expect(signInUrl(from)).toBe(url))

test('the browser stays in the shop for any given address (safe-35)', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '//',
    '.',
    '..',
    '@',
    ':',
    'evil.example',
    'https:',
    '%2f',
    '%5c',
    '?',
    '#',
    '\t',
    '\n',
    ' ',
    'javascript:',
    'cart',
    '\u2028',
    '％',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
      ),
      (wanted) => {
        const reached = new URL(returnPath(wanted), 'https://shop.example/member/signIn')
        return reached.origin === 'https://shop.example'
      },
    ),
    { numRuns: 5000 },
  )
})
