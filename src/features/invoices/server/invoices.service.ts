import { hourMs, type Clock } from '#src/kit/clock.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { OrdersService } from '#src/features/orders/server/orders.service.ts'
import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { Database, Orm } from '#src/platform/db/database.ts'
import { networkOf } from '#src/platform/quota/networks.ts'
import { createQuotas, type Allowance } from '#src/platform/quota/quotas.ts'
import type { Caller } from '#src/platform/http/caller.ts'
import type { InputOf } from '#src/kit/endpoint.ts'
import type { ReplyFile } from '#src/platform/http/route.ts'
import { creditSheet, invoiceSheet } from '../invoice-sheet.ts'
import type { getInvoicePdf, Invoice } from '../invoices.contract.ts'
import { sheetWords } from '../sheet-words.ts'
import { creditTotal, isSettled, type Credit } from '../rules/credit-note.ts'
import { presentCreditNote, presentSeller } from './invoices.present.ts'
import { findCreditNotes, insertCreditNote } from './invoices.store.ts'

type WantedPdf = InputOf<typeof getInvoicePdf>['query']

export interface InvoicesService {
  /** For the order's owner, or with the signed key; any other caller gets the answer for an unknown order. */
  invoice(caller: Caller, orderNumber: string, key: string | undefined): Promise<Result<Invoice, Problem>>
  /** The same as PDF, or one of its credit notes. */
  pdf(caller: Caller, wanted: WantedPdf): Promise<Result<ReplyFile, Problem>>
  /**
   * Writes the credit note of a refund in the transaction that settles it; a second call with the same key writes nothing.
   * Its number is given at the commit.
   */
  creditNote(orm: Orm, refund: { orderId: number; refundKey: string; credit: Credit }): Promise<void>
}

/** A PDF is written anew for each request, with its fonts (safe-48). */
export const pdfsPerNetwork: Allowance = { name: 'invoice-pdf', most: 60, within: hourMs }

export function createInvoices(database: Database, settings: SettingsService, orders: OrdersService, clock: Clock): InvoicesService {
  const quotas = createQuotas(clock)
  const invoices: InvoicesService = {
    async invoice(caller, orderNumber, key) {
      const order = await orders.readable(caller, orderNumber, key)
      if (!order?.invoiceNumber) return refuse(problem('NOT_FOUND'))
      const isMembers = caller.member !== null && order.memberId === caller.member
      const [receipt, store, notes] = await Promise.all([
        orders.receipt(order, caller.culture, isMembers),
        // An invoice does not change after it is issued: it has the store's name and numbers of that day.
        settings.heldAt(order.placedAt),
        findCreditNotes(database.orm, order.autoId),
      ])
      return ok({
        ...receipt,
        invoiceNumber: order.invoiceNumber,
        seller: presentSeller(store, caller.culture),
        creditNotes: notes.map((note) => presentCreditNote(note, receipt, caller.culture)),
      })
    },
    async pdf(caller, { orderNumber, key, creditNumber, lang: culture = caller.culture }) {
      const found = await invoices.invoice({ ...caller, culture }, orderNumber, key)
      if (!found.ok) return found
      const note = found.value.creditNotes.find((each) => each.creditNumber === creditNumber)
      if (creditNumber !== undefined && !note) return refuse(problem('NOT_FOUND'))
      if (!(await quotas.take(database.orm, pdfsPerNetwork, networkOf(caller.ip))))
        return refuse(problem('TOO_MANY_REQUESTS', { retryAfterSeconds: hourMs / 1000 }))
      const words = sheetWords(culture)
      const sheet = note ? creditSheet(found.value, note, words) : invoiceSheet(found.value, words)
      // Few requests need what writes PDFs, so it is loaded by the first.
      const { sheetPdf } = await import('./pdf/sheet-pdf.ts')
      return ok({ name: `${sheet.number}.pdf`, content: sheetPdf(sheet, words, (await settings.current()).mark) })
    },
    async creditNote(orm, { orderId, refundKey, credit }) {
      if (!isSettled(credit)) throw new Error(`The credit note of ${refundKey} does not add up`)
      const { cents: totalCents, gstCents } = creditTotal(credit)
      await insertCreditNote(orm, { orderId, refundKey, credit, totalCents, gstCents, issuedAt: clock.now() })
    },
  }
  return invoices
}
