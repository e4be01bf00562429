import { defineMessages } from '#src/kit/messages.ts'

/** How a card is named among the tenders of an order that is paid in months. */
export const cardNames = defineMessages({
  en: { inMonths: '{card}, in {months} months with {bank}' },
  zh: { inMonths: '{card}，{bank}分{months}期' },
})
