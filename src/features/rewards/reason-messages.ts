import { defineMessages } from '#src/kit/messages.ts'
import type { VoucherReason } from './rules/voucher-use.ts'

type Keys = Record<VoucherReason, string>
const en: Keys = {
  unknown: 'We don’t know this voucher. Check its letters and numbers.',
  anothers: 'This voucher belongs to another member.',
  used: 'This voucher has been used.',
  expired: 'This voucher ended on {day}.',
  notYet: 'This voucher can be used from {day}.',
  belowMinimum: 'Needs {minimum} of goods, {amount} more.',
  nothingLeft: 'There is nothing left that it could pay for.',
}
const zh: Keys = {
  unknown: '没有这张礼券，请核对字母和数字。',
  anothers: '这张礼券属于另一位会员。',
  used: '这张礼券已经用过了。',
  expired: '这张礼券已于{day}到期。',
  notYet: '这张礼券{day}起才可使用。',
  belowMinimum: '商品须满 {minimum}，还差 {amount}。',
  nothingLeft: '已没有可用它支付的金额。',
}

/** Why a voucher can not be used on a bag (reward-29). */
export const voucherReasonMessages = defineMessages({ en, zh })
