import { defineMessages } from '#src/kit/messages.ts'
import type { Reason } from './rules/refusal.ts'

type Keys = Record<Reason, string>
const en: Keys = {
  unknownCode: 'We don’t know this code. Check its letters and numbers.',
  notStarted: 'This promotion hasn’t begun yet.',
  ended: 'This promotion has ended.',
  membersOnly: 'This promotion is for members. Sign in to use it.',
  tiersOnly: 'This promotion is for members of another tier.',
  firstOrderOnly: 'This promotion is for a member’s first order.',
  usedByYou: 'You have used this promotion as often as it can be used.',
  usedUp: 'This promotion has been used up.',
  noMatchingGoods: 'Nothing in your bag is part of this promotion.',
  belowThreshold: 'Add {amount} more of the goods it is for.',
  tooFewPieces: 'Add {pieces, plural, =1 {one more piece} other {# more pieces}} of the goods it is for.',
  betterInGroup: '{by} saves you as much or more, and the two can’t be combined.',
  memberPriceIsBetter: 'Your member price is better.',
  specialPriceIsBetter: 'The special price of the item is better.',
  noRegularGoods: 'It is for goods at their regular price, and all of yours are reduced already.',
  appliesAlone: '{by} can’t be combined with other promotions.',
  othersApply: 'It can’t be combined with other promotions, and those save you more.',
  betterWithout: 'Your bag costs less without it.',
  nothingLeft: 'There is nothing left that it could take off.',
  offerUsed: 'This order has as many of this offer as it can have.',
}
const zh: Keys = {
  unknownCode: '没有这个优惠码，请核对字母和数字。',
  notStarted: '此优惠尚未开始。',
  ended: '此优惠已结束。',
  membersOnly: '此优惠仅限会员，请先登录。',
  tiersOnly: '此优惠仅限其他等级的会员。',
  firstOrderOnly: '此优惠仅限会员首单。',
  usedByYou: '您使用此优惠的次数已达上限。',
  usedUp: '此优惠已被用完。',
  noMatchingGoods: '购物袋中没有适用此优惠的商品。',
  belowThreshold: '适用商品还差 {amount}。',
  tooFewPieces: '适用商品还差 {pieces} 件。',
  betterInGroup: '“{by}”已为您省得同样多或更多，两者不能同享。',
  memberPriceIsBetter: '您的会员价更优惠。',
  specialPriceIsBetter: '该商品的特价更优惠。',
  noRegularGoods: '仅限正价商品，而您购物袋中的商品均已减价。',
  appliesAlone: '“{by}”不能与其他优惠同享。',
  othersApply: '不能与其他优惠同享，而其他优惠更划算。',
  betterWithout: '不使用它，总额更低。',
  nothingLeft: '已没有可再减的金额。',
  offerUsed: '本订单的此项换购已达上限。',
}

/** Why a promotion or a code does not apply, in words that the server sends (promo-12). */
export const reasonMessages = defineMessages({ en, zh })
