import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { orderHistoryMessages } from '../history-messages.ts'
import { OrderList } from './order-list.tsx'

const shown = (totalRecordCount: number, pageNumber: number) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <IntlProvider locale="en" timeZone="Asia/Singapore" messages={{ orderHistory: orderHistoryMessages.en }}>
        <OrderList orders={[]} paging={{ totalRecordCount, pageCount: Math.ceil(totalRecordCount / 10), pageNumber, pageSize: 10 }} />
      </IntlProvider>
    </MemoryRouter>,
  )

test('a page beyond the last leads there; only a member without any order reads that there is none (order-06)', () => {
  expect(shown(0, 1)).toContain(orderHistoryMessages.en.emptyTitle)
  const beyond = shown(12, 7)
  expect(beyond).not.toContain(orderHistoryMessages.en.emptyTitle)
  expect(beyond).toContain('pageNo=2')
})
