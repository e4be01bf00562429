import { defineMessages } from '#src/kit/messages.ts'

/** Why a card was not charged (pay-25); the keys are those of `rules/attempt.ts#declineWords`. What was not charged is said first. */
export const declineMessages = defineMessages({
  en: {
    declined: { title: 'Card declined', message: 'Nothing was charged. Your bank declined the card; please try another card.' },
    'insufficient-funds': {
      title: 'Not enough funds',
      message: 'Nothing was charged. The card doesn’t have enough funds for this order; please try another card.',
    },
    'expired-card': { title: 'Card expired', message: 'Nothing was charged. This card has expired; please use another card.' },
    'authentication-failed': {
      title: 'Not confirmed',
      message: 'Nothing was charged. Your bank could not confirm that it’s you. Please try again, or use another card.',
    },
    'other-bank': {
      title: 'Card of another bank',
      message: 'Nothing was charged. This plan needs a card of its bank. Please use one, or choose another plan.',
    },
    abandoned: {
      title: 'Payment stopped',
      message: 'Nothing was charged, because the payment was not confirmed at your bank. Your bag is as it was.',
    },
    'not-received': {
      title: 'Payment not received',
      message: 'Nothing was charged. The payment did not reach the bank; please enter your card again.',
    },
  },
  zh: {
    declined: { title: '银行卡被拒', message: '没有扣款。您的银行拒绝了此卡，请换一张卡再试。' },
    'insufficient-funds': { title: '余额不足', message: '没有扣款。此卡余额不足以支付这笔订单，请换一张卡。' },
    'expired-card': { title: '银行卡已过期', message: '没有扣款。此卡已过期，请使用其他卡。' },
    'authentication-failed': { title: '未能确认身份', message: '没有扣款。银行未能确认是您本人，请再试一次，或换一张卡。' },
    'other-bank': { title: '并非该银行的卡', message: '没有扣款。此分期方案须使用该银行的卡。请换卡，或另选方案。' },
    abandoned: { title: '付款已中止', message: '没有扣款，因为付款未在银行确认。购物袋内容不变。' },
    'not-received': { title: '银行未收到付款', message: '没有扣款。付款未送达银行，请重新填写银行卡。' },
  },
})
