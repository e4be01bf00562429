import { createTranslator } from 'use-intl/core'
import { htmlLang, type Culture } from '#src/kit/culture.ts'
import { ordersMessages } from '#src/features/orders/messages.ts'
import type { SheetWords } from './invoice-sheet.ts'
import { invoicesMessages } from './messages.ts'

/** The messages of sheets where no page has loaded them: in a PDF. */
export function sheetWords(culture: Culture): SheetWords {
  const messages = { invoices: invoicesMessages[culture], orders: ordersMessages[culture] }
  const translator = (namespace: keyof typeof messages): unknown =>
    createTranslator({ locale: htmlLang[culture] as never, messages, namespace })
  return { t: translator('invoices') as SheetWords['t'], tOrders: translator('orders') as SheetWords['tOrders'], culture }
}
