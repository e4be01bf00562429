import type { Culture } from '#src/kit/culture.ts'

/** The fields of a card as Hosted Fields names them, in the order of the form. */
export const hostedFields = ['number', 'expirationDate', 'cvv', 'cardholderName'] as const
export type HostedField = (typeof hostedFields)[number]
export type FieldProblem = 'missing' | 'invalid'

export interface PageWords {
  cardTitle: string
  secure: string
  labels: Record<HostedField, string>
  problems: Record<HostedField, Record<FieldProblem, string>>
  challengeTitle: string
  checking: string
  amount: string
  order: string
  unreachable: string
  tryAgain: string
  cancel: string
  done: string
  over: string
  overText: string
}

/** The words of both pages; the English ones are British (pay-04, pay-09). */
export const pageWords: Record<Culture, PageWords> = {
  en: {
    cardTitle: 'Card details',
    secure: 'Secure card form by Braintree. The shop never sees your card number.',
    labels: { number: 'Card number', expirationDate: 'Expiry', cvv: 'CVV', cardholderName: 'Name on card' },
    problems: {
      number: { missing: 'Please fill in a card number', invalid: 'This card number is not valid' },
      expirationDate: { missing: 'Please fill in an expiry date', invalid: 'This expiry date is not valid' },
      cvv: { missing: 'Please fill in a cvv', invalid: 'This CVV is not valid' },
      cardholderName: { missing: 'Please fill in a cardholder name', invalid: 'Please fill in a cardholder name' },
    },
    challengeTitle: 'Confirm this payment',
    checking: 'Your bank is checking the payment. It may ask you to confirm it.',
    amount: 'Amount',
    order: 'Order',
    unreachable: 'The bank could not be reached. Please try again.',
    tryAgain: 'Try again',
    cancel: 'Cancel payment',
    done: 'Thank you. You are going back to the shop.',
    over: 'This check is over',
    overText: 'Please go back to the shop to see how your payment stands.',
  },
  zh: {
    cardTitle: '银行卡资料',
    secure: 'Braintree 安全支付表单，商店不会接触您的卡号。',
    labels: { number: '卡号', expirationDate: '有效期', cvv: 'CVV', cardholderName: '持卡人姓名' },
    problems: {
      number: { missing: '请填写卡号', invalid: '此卡号无效' },
      expirationDate: { missing: '请填写有效期', invalid: '此有效期无效' },
      cvv: { missing: '请填写 CVV', invalid: '此 CVV 无效' },
      cardholderName: { missing: '请填写持卡人姓名', invalid: '请填写持卡人姓名' },
    },
    challengeTitle: '确认这笔付款',
    checking: '您的银行正在验证这笔付款，可能会请您确认。',
    amount: '金额',
    order: '订单',
    unreachable: '无法连接银行，请重试。',
    tryAgain: '重试',
    cancel: '取消付款',
    done: '谢谢，正在返回商店。',
    over: '此验证已结束',
    overText: '请返回商店查看付款情况。',
  },
}
