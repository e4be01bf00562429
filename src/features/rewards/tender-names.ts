import { defineMessages } from '#src/kit/messages.ts'

/** What vouchers and rebates are called on an order and its invoice, in words that the server stores. */
export const tenderNames = defineMessages({
  en: { birthday: 'Birthday voucher', gift: 'Gift voucher', rebate: 'Rebates' },
  zh: { birthday: '生日礼券', gift: '礼品券', rebate: '返利' },
})
