import { defineMessages } from '#src/kit/messages.ts'

/** What stands over the groups of a bag and of an order. */
export const fulfilmentMessages = defineMessages({
  en: {
    collectedApart: '{store} in store',
  },
  zh: {
    collectedApart: '{store}门店',
  },
})
