import { expect, test } from 'vitest'
import { defineMessages } from '#src/kit/messages.ts'
import { mailWords, renderMail, type MailContent } from './mail-template.ts'

const letter: MailContent = {
  culture: 'en',
  store: 'Rose & Sons',
  title: 'Hello <b>Mei</b>',
  parts: [
    { kind: 'words', text: 'One\ntwo <script>alert(1)</script>' },
    { kind: 'rows', rows: [['Total', 'S$5.00']] },
    { kind: 'action', label: 'Open', url: 'https://shop.example/?a=1&b="2"' },
    { kind: 'note', text: 'Not you?', link: { label: 'Leave', url: 'https://shop.example/leave' } },
  ],
}

test('text and HTML have the same content', () => {
  expect(renderMail(letter).text).toBe(
    'Hello <b>Mei</b>\n\nOne\ntwo <script>alert(1)</script>\n\nTotal: S$5.00\n\nOpen: https://shop.example/?a=1&b="2"\n\nNot you?\nLeave: https://shop.example/leave',
  )
  const { html } = renderMail(letter)
  for (const said of ['Rose &amp; Sons', 'One<br>two', '>Total</td>', '>S$5.00</td>', '>Open</a>', '>Leave</a>'])
    expect(html).toContain(said)
})

test('markup in the content is escaped', () => {
  const { html } = renderMail(letter)
  expect(html).not.toMatch(/<script|<b>/)
  expect(html).toContain('href="https://shop.example/?a=1&amp;b=&quot;2&quot;"')
})

test('the colour that a store has chosen is that of its name and of buttons (shop-19)', () => {
  const shown = (accent?: string) => [
    ...renderMail({ ...letter, accent }).html!.matchAll(/(?:[^-]color|background):(#[0-9A-Fa-f]{6});(?:font:500 24px|color:#fff)/g),
  ]
  expect(shown('#204080').map(([, colour]) => colour)).toEqual(['#204080', '#204080'])
  expect(shown().map(([, colour]) => colour)).toEqual(['#0F4A40', '#0F4A40'])
})

test('a Chinese mail has the Chinese lang and punctuation', () => {
  const { text, html } = renderMail({ ...letter, culture: 'zh' })
  expect(html).toContain('<html lang="zh-Hans-SG">')
  expect(text).toContain('Total：S$5.00')
})

test('the words of a mail are of one language, with their values filled in', () => {
  const messages = defineMessages({ en: { days: '{n, plural, one {one day} other {# days}}' }, zh: { days: '{n} 天' } })
  expect([
    mailWords(messages, 'en')('days', { n: 1 }),
    mailWords(messages, 'en')('days', { n: 7 }),
    mailWords(messages, 'zh')('days', { n: 7 }),
  ]).toEqual(['one day', '7 days', '7 天'])
})

test('a picture is a part of the mail, and its alternative text is escaped', () => {
  const png = Buffer.from('a picture')
  const { text, html, pictures } = renderMail({ ...letter, parts: [{ kind: 'picture', name: 'code', png, alt: 'The "code"' }] })
  expect(pictures).toEqual([{ cid: 'code@mail', base64: png.toString('base64') }])
  expect(html).toContain('<img src="cid:code@mail" alt="The &quot;code&quot;"')
  expect(text).toBe(letter.title)
  expect(renderMail(letter)).not.toHaveProperty('pictures')
})
