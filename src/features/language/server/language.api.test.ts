import { expect, test } from 'vitest'
import { must, openTestShop } from '#test/shop.ts'
import { getAllMessages } from '../language.contract.ts'

const { shopper } = await openTestShop()

test('the catalogue is answered as texts, of both languages or of one (language-07)', async () => {
  const all = must(await shopper().call(getAllMessages, { query: {} }))
  expect(Object.keys(all)).toEqual(['en', 'zh'])
  expect(all.en).toMatchObject({ product: { fromBrand: 'From {brand}' } })
  expect(must(await shopper().call(getAllMessages, { query: { culture: 'en' } }))).toEqual(all.en)
})

test('the form that pages ask for needs no parser (language-12)', async () => {
  const compiled = must(await shopper().call(getAllMessages, { query: { culture: 'en', form: 'compiled' } }))
  expect(compiled).toMatchObject({ product: { fromBrand: ['From ', ['brand']] }, cart: { title: expect.any(String) } })
})
