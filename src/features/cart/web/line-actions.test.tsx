import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { cartMessages } from '#src/features/cart/messages.ts'
import type { CartLine } from './from-wire.ts'
import { LineActions } from './line-actions.tsx'

const asksNothing = { setQuantity() {}, confirmRemoval() {}, moveToWishlist() {} }

/** What stands in red at a line with five pieces. */
function problemAt(culture: 'en' | 'zh', most: { purchasable: number; maxQuantity: number }): string {
  const line = { id: 1, quantity: 5, product: { title: 'Candle', slug: 'candle', notSold: null, ...most } } as unknown as CartLine
  const html = renderToStaticMarkup(
    <IntlProvider locale={culture} messages={{ cart: cartMessages[culture] }} timeZone="Asia/Singapore">
      <LineActions
        line={line}
        refusal={undefined}
        commands={asksNothing as never}
        removeRef={null}
        isHidden={false}
        why={{ id: 'why', isOpen: false, onToggle() {} }}
      />
    </IntlProvider>,
  )
  return /role="status">(.*)<\/div>/.exec(html)![1]!.replaceAll(/<[^>]*>/g, ' ')
}

test('a line with too many pieces says whether the stock or the limit of an order is the reason', () => {
  expect(problemAt('en', { purchasable: 3, maxQuantity: 10 })).toContain('3 are left.')
  expect(problemAt('en', { purchasable: 3, maxQuantity: 3 })).toMatch(/^[ ]*3 at most/)
  expect(problemAt('zh', { purchasable: 3, maxQuantity: 3 })).toContain('最多可购 3 件')
})
