import { describe, expect, it } from 'vitest'
import { mailboxOf } from '#src/kit/validation.ts'
import { canSubscribe, fieldAccepts } from './subscription.ts'

const longest = `${'a'.repeat(217)}@example.test`

describe('newsletter email (newsletter-02)', () => {
  it.each(['meilin.tan@example.sg', 'MEILIN@EXAMPLE.SG', ' meilin@example.sg ', 'josé@example.com', longest])('takes %j', (typed) => {
    expect([canSubscribe(typed), fieldAccepts(typed)]).toEqual([true, true])
  })
  it.each(['meilin', 'meiling.tan@', '陈@example.sg', 'a@b.sg, c@d.sg', `a${longest}`, 'a@b.sg\r\nBcc: c@d.sg'])('refuses %j', (typed) => {
    expect([canSubscribe(typed), fieldAccepts(typed)]).toEqual([false, false])
  })
  it.each(['', '   '])('shows no error for %j, which still cannot be subscribed', (typed) => {
    expect([canSubscribe(typed), fieldAccepts(typed)]).toEqual([false, true])
  })
  it('is at most 230 characters long (newsletter-01)', () => expect(longest).toHaveLength(230))
})

it('writes one mailbox in one form', () => expect(mailboxOf(' MeiLin@Example.SG ')).toBe('meilin@example.sg'))
