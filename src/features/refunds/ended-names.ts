import { defineMessages } from '#src/kit/messages.ts'

/** What follows the name of a voucher, or of rebates, that would go back to a member who has left, in words that the server stores. */
export const endedNames = defineMessages({
  en: { ended: 'ended with the account' },
  zh: { ended: '已随账户注销而失效' },
})
