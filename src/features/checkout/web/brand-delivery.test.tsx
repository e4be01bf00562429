import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { checkoutMessages } from '#src/features/checkout/messages.ts'
import type { Culture } from '#src/kit/culture.ts'
import { DeliveryGroup } from './brand-delivery.tsx'

const drawn = (goods: readonly string[], culture: Culture = 'en'): string =>
  renderToStaticMarkup(
    <IntlProvider locale={culture} messages={{ checkout: checkoutMessages[culture] }} timeZone="Asia/Singapore">
      <DeliveryGroup name="Kemuning" goods={goods}>
        {null}
      </DeliveryGroup>
    </IntlProvider>,
  )

test('a group names a few goods, and of many the first and how many more there are', () => {
  expect(drawn(['A', 'B', 'C', 'D'])).toContain('>A · B · C · D<')
  expect(drawn(['A', 'B', 'C', 'D', 'E'])).toContain('>A · B · C and 2 more<')
  expect(drawn(['A', 'B', 'C', 'D', 'E'], 'zh')).toMatch(/>A · B · C，另有\s2\s款</)
})
