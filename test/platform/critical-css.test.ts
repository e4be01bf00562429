import { expect, test } from 'vitest'
import { cutStyles, paintedFirst } from '#src/browser-start/critical-css.ts'

const sheet = `@layer ui,page;@font-face{font-family:a}:root{--a:1}h1{margin:0}._a_1{color:red}._a_1:hover ._b_2{color:blue}._c_3,._a_1>p{top:0}
._a_1:not(._open_4){left:0}:is(._x_5,._a_1) i{right:0}@media (width<768px){._b_2{top:1px}._c_3{top:2px}}@media print{._c_3{top:3px}}@keyframes turn{to{rotate:1turn}}`

test.each([
  ['no class at all', '', ['@layer ui,page;', '@font-face', ':root', 'h1', ':is(', '@keyframes'], ['_a_1{', '_b_2', '_c_3', '@media']],
  ['one class', '_a_1', ['_a_1{', '_c_3,._a_1>p', ':not(._open_4)'], ['_b_2', '@media']],
  ['a class within a group', '_b_2', ['@media (width<768px){._b_2{top:1px}}'], ['print', ':hover']],
  ['classes that need each other', '_a_1 _b_2', [':hover ._b_2'], ['top:2px']],
])('%s: what can be shown stays, in its order, and nothing else', (_, classes, present, gone) => {
  const css = cutStyles(sheet)(new Set(classes.split(' ')))
  for (const part of present) expect(css).toContain(part)
  for (const part of gone) expect(css).not.toContain(part)
  expect(present.map((part) => css.indexOf(part))).toEqual(present.map((part) => css.indexOf(part)).sort((a, b) => a - b))
})

test('a page with every class gets the whole sheet', () => {
  const plain = (css: string) => css.replaceAll(/\s/g, '')
  expect(plain(cutStyles(sheet)(new Set(['_a_1', '_b_2', '_c_3', '_open_4', '_x_5'])))).toBe(plain(sheet))
})

test('a page brings its own rules, and its modules, their words, its data and the whole sheets wait for the paint', () => {
  const html =
    '<head><link rel="preload" href="/a.woff2" as="font"/><link rel="preload" as="fetch" href="/words"/><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/assets/react-1.js"/><link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/></head><body><p class="x _a_1"><script>1</script><script>window.__reactRouterContext = {}</script><script type="module" async="">1</script><script>((storageKey, restoreKey) => {})()</script></body>'
  const painted = paintedFirst(html, (href) => ({
    whole: href === '/a.css' ? 'whole;' : null,
    stylesFor: (classes) => `${href}:${[...classes].join()};`,
  }))
  expect(painted).toBe(
    '<head><link rel="preload" href="/a.woff2" as="font"/><link rel="later" data-rel="preload" as="fetch" href="/words"/><link rel="later" data-rel="modulepreload" href="/a.js"/><link rel="later" data-rel="modulepreload" data-first="" href="/assets/react-1.js"/><style>whole;/b.css:x,_a_1;</style><link rel="later" data-rel="stylesheet" href="/a.css" media="not all"/><link rel="later" data-rel="stylesheet" href="/b.css" media="print"/></head><body><p class="x _a_1"><script>1</script><script type="later">window.__reactRouterContext = {}</script><script type="later" data-type="module">1</script><script type="later">((storageKey, restoreKey) => {})()</script></body>',
  )
  expect(paintedFirst('<p>no sheet</p>', () => ({ whole: null, stylesFor: () => '' }))).toBe('<p>no sheet</p>')
})
