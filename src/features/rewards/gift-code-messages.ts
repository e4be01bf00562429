import { defineMessages } from '#src/kit/messages.ts'
import type { GiftCodeReason } from './rules/gift-code.ts'

type Keys = Record<GiftCodeReason, string>
const en: Keys = {
  unknown: 'We don’t know this code. Check its letters and numbers.',
  notStarted: 'This code can be used from {day}.',
  ended: 'This code can no longer be used.',
  issuedToYou: 'You have had the voucher of this code.',
  allIssued: 'All vouchers of this code have been given out.',
}
const zh: Keys = {
  unknown: '没有这个券码，请核对字母和数字。',
  notStarted: '这个券码{day}起才可使用。',
  ended: '这个券码已不能使用。',
  issuedToYou: '您已经领过这个券码的礼券。',
  allIssued: '这个券码的礼券已全部领完。',
}

/** Why a code issues no voucher (reward-28), in words that the server sends. */
export const giftCodeReasonMessages = defineMessages({ en, zh })
