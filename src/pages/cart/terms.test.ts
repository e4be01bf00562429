import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkoutMessages } from '#src/features/checkout/messages.ts'
import { paymentProblems } from '#src/features/payment/problem-messages.ts'

const heading = (folder: string): string => /<h1>(.*?)<\/h1>/.exec(readFileSync(`${folder}/shop-online/terms.zh.html`, 'utf8'))![1]!

test('what a shopper agrees to has in Chinese the name of its page (checkout-02)', () => {
  const [, name] = /<terms>(.*?)<\/terms>/.exec(checkoutMessages.zh.terms)!
  expect(heading('src/features/content/texts')).toContain(name)
  expect(heading('demonstration/content')).toContain(name)
  expect(checkoutMessages.zh.errors.termsRequired).toContain(name)
  expect(paymentProblems.zh.TERMS_NOT_AGREED).toEqual({ title: name, message: `请勾选同意${name}` })
})
