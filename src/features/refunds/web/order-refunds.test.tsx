import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { refundsMessages } from '../messages.ts'
import { Outcome } from './order-refunds.tsx'

const there = { canCancel: true, returnable: [{ line: 1, name: 'Candle', options: '', quantity: 1, isGift: false }] }
const gone = { canCancel: false, returnable: [] }
const shown = (of: Parameters<typeof Outcome>[0]['of'], refunds: typeof there) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="Asia/Singapore" messages={{ refunds: refundsMessages.en }}>
      <Outcome of={of} refunds={refunds} />
    </IntlProvider>,
  )

test.each(['cancelled', 'asked'] as const)(
  'why nothing could be %s is read also when its form is gone since, and once (refund-16)',
  (what) => {
    const refusal = { what, why: 'Some of it has left us.' }
    expect(shown(refusal, gone)).toContain(refusal.why)
    expect(shown(refusal, there), 'the form says it').toBe('')
  },
)

test('what was done is said (refund-09)', () => {
  expect(shown({ what: 'cancelled', why: null }, gone)).toContain(refundsMessages.en.cancelled)
})
