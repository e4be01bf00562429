import { expect, test } from 'vitest'
import { bankShop, charge, openTestBank, post, withKey } from '#test/bank.ts'
import type { SandboxBank } from './bank.ts'

const bank = await openTestBank()
const challengedCard = '4000 0000 0000 3220'

async function challenge(at: SandboxBank = bank) {
  const { attemptKey, reply } = await charge(at, challengedCard)
  expect(reply.state).toBe('requires-action')
  const url = String(reply.challengeUrl).replace(at.origin, at.url)
  return {
    attemptKey,
    url,
    enter: (code: string, origin = at.origin) => post(url, { code }, { origin }),
    standing: async () => (await fetch(`${at.url}/v1/charges/${attemptKey}`, { headers: withKey })).json(),
    complete: async (proof: string) => (await post(`${at.url}/v1/charges/${attemptKey}/complete`, { proof }, withKey)).json(),
  }
}

test('the page says what is paid, in the language of the shop, and opens in the shop’s frame only (pay-02)', async () => {
  const { url } = await challenge()
  const page = await fetch(`${url}?parent=${encodeURIComponent(bankShop)}&lang=zh`)
  expect(page.status).toBe(200)
  const policy = page.headers.get('content-security-policy')
  expect(policy).toContain(`frame-ancestors ${bankShop};`)
  expect(policy).not.toMatch(/unsafe|\*/)
  const text = await page.text()
  for (const part of ['<html lang="zh-Hans-SG">', '确认这笔付款', 'S$597.00', 'KM-2611-00001', 'Visa •••• 3220'])
    expect(text).toContain(part)
})

test('a page that another site names goes back to the shop all the same', async () => {
  const { url } = await challenge()
  const page = await fetch(`${url}?parent=${encodeURIComponent('http://evil.example')}`)
  expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${bankShop};`)
  expect(await page.text()).toMatch(new RegExp(`data-parent="${bankShop}"`))
})

test('the right code ends with a proof, for which the charge is captured', async () => {
  const attempt = await challenge()
  const { proof } = (await (await attempt.enter('123 456')).json()) as { proof: string }
  expect(await attempt.standing(), 'the proof alone captures nothing').toMatchObject({ state: 'requires-action' })
  expect(await attempt.complete(proof)).toMatchObject({ state: 'captured' })
  expect((await fetch(attempt.url)).status, 'the page afterwards').toBe(404)
})

test('the code 000000, or a third wrong one, fails; a wrong one before can be corrected', async () => {
  const [refused, guessed, corrected] = [await challenge(), await challenge(), await challenge()]
  expect((await refused.enter('000000')).status).toBe(200)
  for (const triesLeft of [2, 1]) {
    const reply = await guessed.enter('999999')
    expect([reply.status, await reply.json()]).toEqual([422, { triesLeft }])
  }
  expect((await guessed.enter('999999')).status).toBe(200)
  for (const { standing, enter } of [refused, guessed]) {
    expect(await standing()).toMatchObject({ state: 'declined', reason: 'authentication-failed' })
    expect((await enter('123456')).status, 'a failed page').toBe(404)
  }
  await corrected.enter('111111')
  expect((await corrected.enter('123456')).status).toBe(200)
})

test('only the page itself may send a code, and only for an attempt that waits', async () => {
  const attempt = await challenge()
  expect((await attempt.enter('123456', bankShop)).status).toBe(403)
  expect((await post(attempt.url, { code: 1 }, { origin: bank.origin })).status).toBe(400)
  for (const none of ['x', '../v1/charges', 'x'.repeat(32)])
    expect((await post(`${bank.url}/challenge/${encodeURIComponent(none)}`, { code: '123456' }, { origin: bank.origin })).status).toBe(404)
  expect(await attempt.standing()).toMatchObject({ state: 'requires-action' })
})

test('a card that is refused after a passed page is declined', async () => {
  const { attemptKey, reply } = await charge(bank, '4000 0084 0000 1629')
  const proof = await bank.control.proofOf(String(reply.challengeUrl), 'passed')
  const completed = await post(`${bank.url}/v1/charges/${attemptKey}/complete`, { proof }, withKey)
  expect(await completed.json()).toMatchObject({ state: 'declined', reason: 'declined' })
})
