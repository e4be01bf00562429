import { defineMessages } from '#src/kit/messages.ts'

/** How an order, its invoice and its mail name a promotion (promo-23). */
export const promotionNames = defineMessages({
  en: { until: '{name}, until {date}' },
  zh: { until: '{name}，至 {date}' },
})
