import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { createOutbox } from './email/outbox-mail.ts'
import { registerOutboxPage } from './outbox-page.ts'

const folder = await mkdtemp(join(tmpdir(), 'outbox-page-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const outbox = createOutbox(join(folder, 'outbox.jsonl'))
const app = Fastify()
registerOutboxPage(app, outbox)
afterAll(() => app.close())
const html = { accept: 'text/html,application/xhtml+xml,application/json;q=0.5' }

test('an empty outbox explains where mail comes from', async () => {
  const page = await app.inject({ url: '/dev/outbox', headers: html })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('No mail yet')
})

test('the outbox lists mails newest first, as a page and as data (wire-30)', async () => {
  await outbox.send({
    messageId: '<1@shop.example>',
    to: 'Mei@example.sg',
    subject: '您的订单已确认',
    text: '谢谢',
    html: '<!doctype html><html><body><p>谢谢</p></body></html>',
  })
  await outbox.send({
    messageId: '<2@shop.example>',
    to: 'other@example.sg',
    subject: '<script>alert(1)</script>',
    text: '</pre><script>',
    html: '<p onclick="alert(1)">Hi</p>',
  })
  const data = await app.inject({ url: '/dev/outbox', headers: { accept: 'application/json' } })
  expect(data.json().mails.map((mail: { messageId: string }) => mail.messageId)).toEqual(['<2@shop.example>', '<1@shop.example>'])
  const one = await app.inject({ url: '/dev/outbox?to=mei@example.sg', headers: { accept: 'application/json' } })
  expect(one.json().mails).toEqual([expect.objectContaining({ to: 'Mei@example.sg', subject: '您的订单已确认' })])
  const page = await app.inject({ url: '/dev/outbox', headers: html })
  expect(page.body).not.toContain('<script')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
})

test('a mail is shown without script and without the shop’s origin', async () => {
  const [mail] = await outbox.list({ to: 'mei@example.sg' })
  const shown = await app.inject({ url: `/dev/outbox/mails/${mail!.id}` })
  expect(shown.body).toBe('<!doctype html><html><base target="_blank"><body><p>谢谢</p></body></html>')
  expect(shown.headers['content-security-policy']).toMatch(/sandbox(?!.*allow-(scripts|same-origin))/)
  expect((await app.inject({ url: '/dev/outbox/mails/none' })).statusCode).toBe(404)
})

test('any query is answered with a page', async () => {
  for (const query of ['to=a&to=b', 'id=%00', 'id=a&id=b', `to=${'x'.repeat(5000)}`, 'to=%3Cscript%3E']) {
    const page = await app.inject({ url: `/dev/outbox?${query}`, headers: html })
    expect(page.statusCode).toBe(200)
    expect(page.body).not.toContain('<script')
  }
})
