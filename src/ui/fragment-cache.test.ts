import { expect, test } from 'vitest'
import { createFragmentCache, type PageFragments } from './fragment-cache.ts'

const shared = { year: '2026' }

/** A page with these fragments, rendered as React renders it. */
function page(fragments: PageFragments, named: Record<string, string>): { html: string; rendered: string[] } {
  const rendered: string[] = []
  const parts = Object.entries(named).map(([name, html]) => {
    const { mark, isKnown } = fragments.find(name)
    const element = `<template data-fragment="${mark}"></template>`
    if (isKnown) return `<li>${element}</li>`
    rendered.push(name)
    return `<li>${element}${html}${element}</li>`
  })
  return { html: fragments.complete(`<ul>${parts.join('')}</ul>`), rendered }
}

test('a fragment is rendered for the first page that has it, and written into the next at any place', () => {
  const cache = createFragmentCache()
  const first = page(cache.of(shared), { a: '<b>A</b>', b: '<b>B</b>' })
  expect(first).toEqual({ html: '<ul><li><b>A</b></li><li><b>B</b></li></ul>', rendered: ['a', 'b'] })
  const second = page(cache.of(shared), { b: 'not rendered', c: '<b>C</b>', a: 'not rendered' })
  expect(second).toEqual({ html: '<ul><li><b>B</b></li><li><b>C</b></li><li><b>A</b></li></ul>', rendered: ['c'] })
})

test('a page without fragments stays as it is', () => {
  expect(page(createFragmentCache().of(shared), {}).html).toBe('<ul></ul>')
})

test('nothing is known of pages made from another object with the same data', () => {
  const cache = createFragmentCache()
  page(cache.of(shared), { a: 'A' })
  expect(page(cache.of({ ...shared }), { a: 'B' })).toEqual({ html: '<ul><li>B</li></ul>', rendered: ['a'] })
})

test('a page that was begun before the data changed adds nothing to the pages after it', () => {
  const cache = createFragmentCache()
  const begun = cache.of(shared)
  const later = { year: '2027' }
  cache.of(later)
  page(begun, { footer: 'OLD' })
  expect(cache.of(later).find('footer').isKnown).toBe(false)
})

test('a fragment that React could not finish is not kept', () => {
  const cache = createFragmentCache()
  const fragments = cache.of(shared)
  const { mark } = fragments.find('a')
  const element = `<template data-fragment="${mark}"></template>`
  expect(fragments.complete(`<p>${element}<i>half</p>`)).toBe('<p><i>half</p>')
  expect(cache.of(shared).find('a').isKnown).toBe(false)
})

test('fragments that have not been used for long make room', () => {
  const cache = createFragmentCache()
  const large = 'x'.repeat(2_500_000)
  for (const name of ['a', 'b', 'c']) page(cache.of(shared), { [name]: large })
  const isKnown = (name: string) => cache.of(shared).find(name).isKnown
  expect(['a', 'b', 'c'].map(isKnown)).toEqual([false, true, true])
})
