import type { Culture } from '#src/kit/culture.ts'
import type { CardField, CardProblem } from './card-rules.ts'

export interface CardWords {
  title: string
  secure: string
  practice: string
  labels: Record<CardField, string>
  problems: Record<CardField, Record<CardProblem, string>>
}

/** The words of the card form (pay-09). */
export const cardWords: Record<Culture, CardWords> = {
  en: {
    title: 'Card details',
    secure: 'Secure card form. The shop never sees your card number.',
    practice:
      'This is a practice bank and moves no money. Please use the test card 4242\u00a04242\u00a04242\u00a04242 with any later date and any CVV.',
    labels: { number: 'Card number', expiry: 'Expiry', cvv: 'CVV', name: 'Name on card' },
    problems: {
      number: { missing: 'Please fill in a card number', invalid: 'This card number is not valid' },
      expiry: { missing: 'Please fill in an expiry date', invalid: 'This expiry date is not valid' },
      cvv: { missing: 'Please fill in a cvv', invalid: 'This CVV is not valid' },
      name: { missing: 'Please fill in a cardholder name', invalid: 'Please fill in a cardholder name' },
    },
  },
  zh: {
    title: '银行卡资料',
    secure: '安全支付表单，商店不会接触您的卡号。',
    practice: '这是模拟银行，不会真正扣款。请使用测试卡 4242\u00a04242\u00a04242\u00a04242，有效期填将来任一月份，CVV 任意。',
    labels: { number: '卡号', expiry: '有效期', cvv: 'CVV', name: '持卡人姓名' },
    problems: {
      number: { missing: '请填写卡号', invalid: '此卡号无效' },
      expiry: { missing: '请填写有效期', invalid: '此有效期无效' },
      cvv: { missing: '请填写 CVV', invalid: '此 CVV 无效' },
      name: { missing: '请填写持卡人姓名', invalid: '请填写持卡人姓名' },
    },
  },
}
