import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeOf, isHandle } from './codes.ts'

describe('codeOf', () => {
  it.each([
    ["Women's Lumière & Co.", 'womens-lumiere-co'],
    ['  T-Shirts / Tops ', 't-shirts-tops'],
    ['源记 Tea', '源记-tea'],
    ['ＦＵＬＬ width', 'full-width'],
    ['Ørsted', 'ørsted'],
    ['Işık Züccaciye', 'isik-zuccaciye'],
    ['IŞIK ZÜCCACİYE', 'isik-zuccaciye'],
    ['!!!', ''],
    ['a'.repeat(300), 'a'.repeat(255)],
    [`${'a'.repeat(254)} b`, 'a'.repeat(254)],
  ])('%s → %s', (name, code) => {
    expect(codeOf(name)).toBe(code)
  })

  it('makes handles, and does not change a code it has made', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
        const code = codeOf(name)
        fc.pre(code !== '')
        expect(codeOf(code)).toBe(code)
        expect(isHandle(code)).toBe(true)
      }),
    )
  })
})

describe('isHandle', () => {
  it.each([
    ['straw-tote', true],
    ['草编包', true],
    ['ソニー', true],
    ['no_5', true],
    ['Straw-Tote', false],
    ['a b', false],
    ['a/b', false],
    ['../etc', false],
    ['-a', false],
    ['', false],
    ['a'.repeat(255), true],
    ['a'.repeat(256), false],
  ])('%s: %s', (text, answer) => {
    expect(isHandle(text)).toBe(answer)
  })
})
