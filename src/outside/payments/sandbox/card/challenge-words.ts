import type { Culture } from '#src/kit/culture.ts'

export interface ChallengeWords {
  title: string
  intro: string
  practice: string
  amount: string
  order: string
  card: string
  code: string
  missing: string
  wrong: string
  unreachable: string
  confirm: string
  cancel: string
  done: string
  over: string
  overText: string
}

/** The words of the 3-D Secure page (pay-02). */
export const challengeWords: Record<Culture, ChallengeWords> = {
  en: {
    title: 'Confirm this payment',
    intro: 'Your bank asks you to confirm it with a one-time code.',
    practice: 'This is a practice bank and sends no message. The code 123456 confirms the payment, 000000 refuses it.',
    amount: 'Amount',
    order: 'Order',
    card: 'Card',
    code: 'One-time code',
    missing: 'Please fill in the code',
    wrong: 'This code is not right. Please check it and try again.',
    unreachable: 'The bank could not be reached. Please try again.',
    confirm: 'Confirm payment',
    cancel: 'Cancel payment',
    done: 'Thank you. You are going back to the shop.',
    over: 'This check is over',
    overText: 'Please go back to the shop to see how your payment stands.',
  },
  zh: {
    title: '确认这笔付款',
    intro: '您的银行请您用一次性验证码确认。',
    practice: '这是模拟银行，不会发送短信。验证码 123456 确认付款，000000 拒绝付款。',
    amount: '金额',
    order: '订单',
    card: '银行卡',
    code: '一次性验证码',
    missing: '请填写验证码',
    wrong: '验证码不正确，请检查后重试。',
    unreachable: '无法连接银行，请重试。',
    confirm: '确认付款',
    cancel: '取消付款',
    done: '谢谢，正在返回商店。',
    over: '此验证已结束',
    overText: '请返回商店查看付款情况。',
  },
}
