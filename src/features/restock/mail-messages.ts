import { defineMessages } from '#src/kit/messages.ts'

/** Texts of the confirmation mail and of the mail that says a product is back. */
export const restockMailMessages = defineMessages({
  en: {
    confirmSubject: 'Please confirm: {product}, when it is back',
    confirmTitle: 'Shall we email you when it is back?',
    confirmIntro:
      'Somebody, most likely you, asked to hear at this address when {product} is in stock again. Press the button to say yes. Until you do, we send nothing more.',
    confirm: 'Yes, email me',
    confirmNote: 'The button works for {days} days. If it was not you, do nothing and you will not hear from us again.',
    backSubject: 'Back in stock: {product}',
    backTitle: 'It is back',
    backIntro: '{product} is in stock again.',
    backOptions: '{product}, {options}, is in stock again.',
    backHonest:
      'We write to as many people as there are pieces, in the order they asked. Nothing is set aside, so who comes first has it. This is the only mail about it.',
    back: 'See it in the shop',
    backNote: 'No longer interested?',
    unsubscribe: 'No more mails about this product',
  },
  zh: {
    confirmSubject: '请确认：{product}到货时通知您',
    confirmTitle: '到货时写信告诉您，好吗？',
    confirmIntro: '有人用这个邮箱登记了{product}的到货通知，想必就是您。请按下方按钮确认；确认之前，我们不会再寄来任何邮件。',
    confirm: '好，到货时通知我',
    confirmNote: '按钮在 {days} 天内有效。若不是您本人操作，不必理会，我们不会再打扰。',
    backSubject: '到货了：{product}',
    backTitle: '到货了',
    backIntro: '{product}已重新到货。',
    backOptions: '{product}（{options}）已重新到货。',
    backHonest: '到货几件，我们便按登记先后通知几位。商品并未预留，先到先得。此事我们只写这一封信。',
    back: '去看看',
    backNote: '不再需要了？',
    unsubscribe: '不再接收此商品的邮件',
  },
})
