import { defineMessages } from '#src/kit/messages.ts'

/** The form in place of the bag button, and the pages behind the mail's links. */
export const restockMessages = defineMessages({
  en: {
    email: 'Email address',
    placeholder: 'name@example.com',
    send: 'Email me',
    sending: 'Sending',
    errors: { emailRequired: 'The email is required', emailInvalid: 'Please provide a valid email address' },
    doneTitle: 'Noted for {email}',
    doneText:
      'If this address is not confirmed yet, we have sent an email to it. Press the button in it, and we email you when this is back.',
    refused: "Can't subscribe",
    confirm: {
      title: 'Shall we email you when it is back?',
      text: 'Press the button, and we send you one email when the product is in stock again.',
      action: 'Yes, email me',
      doneTitle: 'We will email you',
      doneText: 'One email, as soon as it is back. Those who asked first are told first.',
      deadText:
        'The mail may be more than {days} days old, or its link was cut off on the way. Ask again on the product’s page, and we send a new one.',
    },
    unsubscribe: {
      title: 'No more mails about this product',
      text: 'Press the button, and we do not write when it is back.',
      action: 'Stop these mails',
      doneTitle: 'Done',
      doneText: 'We will not write about this product. You can ask again on its page.',
      deadText: 'You may have stopped these mails already, or the link was cut off on the way.',
    },
    deadTitle: 'This link no longer works',
    home: 'Go to the home page',
    failed: 'That did not go through. Nothing has changed; please try again.',
  },
  zh: {
    email: '邮箱',
    placeholder: 'name@example.com',
    send: '到货通知我',
    sending: '正在提交',
    errors: { emailRequired: '请填写邮箱', emailInvalid: '请填写有效的邮箱' },
    doneTitle: '已为 {email} 登记',
    doneText: '若此邮箱尚未确认，我们会寄出一封确认邮件；请按其中的按钮，到货时我们便通知您。',
    refused: '无法订阅',
    confirm: {
      title: '到货时写信告诉您，好吗？',
      text: '按下按钮，商品重新到货时，我们会寄给您一封邮件。',
      action: '好，到货时通知我',
      doneTitle: '到货时通知您',
      doneText: '一到货便寄出，只寄一封；先登记的先通知。',
      deadText: '邮件可能已超过 {days} 天，或链接在途中被截断。请在商品页面重新登记，我们会再寄一封。',
    },
    unsubscribe: {
      title: '不再接收\u200b此商品的邮件',
      text: '按下按钮，到货时我们便不再通知您。',
      action: '停止通知',
      doneTitle: '已停止通知',
      doneText: '我们不会再为此商品写信。您可随时在商品页面重新登记。',
      deadText: '您可能已经停止通知，或链接在途中被截断。',
    },
    deadTitle: '此链接已失效',
    home: '回到首页',
    failed: '未能完成，一切保持原样。请再试一次。',
  },
})
