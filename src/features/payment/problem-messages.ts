import { defineMessages } from '#src/kit/messages.ts'

/** Messages about paying (wire-13). */
export const paymentProblems = defineMessages({
  en: {
    STALE_QUOTE: {
      title: 'The price has changed',
      message: 'A price or your bag has changed since you last looked. Please check the new total and pay again. Nothing was charged.',
    },
    PLAN_NOT_OFFERED: {
      title: 'Choose another plan',
      message: 'This instalment plan is not offered for your bag. Please choose another, or pay in full. Nothing was charged.',
    },
    IDEMPOTENCY_MISMATCH: { title: 'Order already placed', message: 'This order was placed with other contents. Please reload the page.' },
    PAYMENT_DECLINED: { title: 'Card declined', message: 'Nothing was charged. Your bank declined the card; please try another card.' },
    PAYMENT_UNKNOWN: {
      title: 'We are asking your bank',
      message: 'The bank has not answered yet. Please do not pay again; press the button once more to see the result.',
    },
    CARD_TESTING_CHECK: {
      title: 'One moment, please',
      message: 'We have to check this payment first. Nothing was charged. Please wait a moment, then pay again.',
    },
    CARD_TESTING_PAUSE: {
      title: 'Please pay later',
      message: 'Too many cards were declined. Nothing was charged, and your bag is as it was. Please try again later.',
      details: 'You can pay again in {minutes} min.',
    },
    TERMS_NOT_AGREED: { title: 'Terms & Conditions', message: 'Please select the Terms & Conditions checkbox' },
  },
  zh: {
    STALE_QUOTE: { title: '价格已变动', message: '自您上次查看后，价格或购物袋内容有变。请核对新的总额后再付款。我们没有扣款。' },
    PLAN_NOT_OFFERED: { title: '请选择其他分期', message: '您的购物袋不适用此分期方案。请另选方案，或全额付款。我们没有扣款。' },
    IDEMPOTENCY_MISMATCH: { title: '订单已提交', message: '此订单已按其他内容提交。请重新载入页面。' },
    PAYMENT_DECLINED: { title: '银行卡被拒', message: '没有扣款。您的银行拒绝了此卡，请换一张卡再试。' },
    PAYMENT_UNKNOWN: { title: '正在向银行查询', message: '银行尚未回应。请勿重复付款，再按一次按钮即可查看结果。' },
    CARD_TESTING_CHECK: { title: '请稍候', message: '这笔付款需要先核对。我们没有扣款。请稍候片刻，再付款一次。' },
    CARD_TESTING_PAUSE: {
      title: '请稍后再付款',
      message: '被拒的银行卡过多。我们没有扣款，购物袋内容不变。请稍后再试。',
      details: '{minutes}分钟后可再付款。',
    },
    TERMS_NOT_AGREED: { title: '条款与细则', message: '请勾选同意条款与细则' },
  },
})
