import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { orderHistoryMessages } from '../history-messages.ts'
import { ordersMessages } from '../messages.ts'
import type { OrderStatus } from '../rules/order-status.ts'
import { Confirmation } from './confirmation.tsx'
import { exampleInvoice } from '#test/cast/invoice.ts'

const shown = (status: OrderStatus) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <IntlProvider locale="en" timeZone="Asia/Singapore" messages={{ orders: ordersMessages.en, orderHistory: orderHistoryMessages.en }}>
        <Confirmation receipt={{ ...exampleInvoice, status }}>
          <a href="/order">the order</a>
        </Confirmation>
      </IntlProvider>
    </MemoryRouter>,
  )

test.each(['cancelled', 'refunded'] as const)('the page of an order that is %s says so, and promises no delivery (order-18)', (status) => {
  const html = shown(status)
  expect(html).toContain(`>${orderHistoryMessages.en.status[status]}<`)
  expect(html).toContain(exampleInvoice.orderNumber)
  expect(html).toContain('the order')
  for (const left of ['Thank you', 'is with us', 'Home delivery', 'Tracking link by email', 'id="order-paid"'])
    expect(html).not.toContain(left)
})

test.each(['paid', 'partlyRefunded'] as const)('the page of an order that is %s thanks and says when it comes (order-18)', (status) => {
  const html = shown(status)
  for (const there of ['Thank you', 'is with us', 'Home delivery']) expect(html).toContain(there)
})
