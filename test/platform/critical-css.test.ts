import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cutStyles, readSheets, withCriticalCss } from '#src/browser-start/critical-css.ts'
import { criticalCssPlace } from '#src/browser-start/page-marks.ts'

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

test('a page carries the rules of its classes in its head', () => {
  const html = `<head><style>${criticalCssPlace}</style></head><body class="_b_2"><p id="1" class="x _a_1">class="no" _c_3</p></body>`
  const css = (classes: ReadonlySet<string>) => `${[...classes].join()};`
  expect(withCriticalCss(html, css)).toBe(html.replace(criticalCssPlace, '_b_2,x,_a_1;'))
})

test('a sheet with fonts is included whole', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'))
  writeFileSync(join(folder, 'fonts.css'), sheet)
  writeFileSync(join(folder, 'plain.css'), '._a_1{top:0}._b_2{left:0}')
  const sheetOf = readSheets(folder)
  expect(sheetOf('fonts.css')(new Set())).toBe(sheet)
  expect(sheetOf('plain.css')(new Set(['_b_2']))).toBe('._b_2{left:0}')
  rmSync(folder, { recursive: true })
})
