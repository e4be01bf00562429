import { defineMessages } from '#src/kit/messages.ts'

/** The box in the footer, its success dialog (newsletter-04), and the pages behind the mail's links. */
export const newsletterMessages = defineMessages({
  en: {
    title: 'News from us, by email',
    text: 'What is new and what is on offer. You can leave at any time.',
    email: 'Email address',
    subscribe: 'Subscribe',
    emailInvalid: 'Email address is invalid',
    subscribedTitle: 'Subscribed Successfully!',
    subscribedText: 'Thanks for subscribing to our mailing list. Check your inbox for our next EDM!',
    subscribedNext: 'If this address is new to the list, a mail is on its way to it. Press the button in it to confirm.',
    ok: 'OK',
    confirm: {
      title: 'Confirm your subscription',
      failed: 'Subscribe unsuccessful',
      text: 'Press the button, and our newsletter comes to your inbox.',
      action: 'Confirm my subscription',
      doneTitle: 'You are on the list',
      doneText: 'The next letter is yours. Each one has a link to leave again.',
      deadText:
        'The mail may be more than {days} days old, or its link was cut off on the way. Subscribe again at the foot of this page, and we send a new one.',
    },
    unsubscribe: {
      title: 'Leave the list',
      failed: 'That did not go through. Nothing has changed; please try again.',
      text: 'Press the button, and we send you no more letters. Mails about your orders still come.',
      action: 'Unsubscribe',
      doneTitle: 'You have left the list',
      doneText: 'No more letters. Should you miss them, you can subscribe again at the foot of any page.',
      deadText:
        'You may have left already, or the link was cut off on the way. If letters still come, <contact>write to us</contact> and we take you off the list.',
    },
    deadTitle: 'This link no longer works',
    home: 'Go to the home page',
  },
  zh: {
    title: '订阅我们的消息',
    text: '新品与优惠寄到您的邮箱，随时可以退订。',
    email: '邮箱',
    subscribe: '订阅',
    emailInvalid: '邮箱地址无效',
    subscribedTitle: '订阅成功',
    subscribedText: '感谢您订阅我们的邮件，请留意收件箱中的下一期。',
    subscribedNext: '若此邮箱尚未订阅，我们会寄出一封确认邮件，请按其中的按钮完成订阅。',
    ok: '好的',
    confirm: {
      title: '确认订阅',
      failed: '订阅未成功',
      text: '按下按钮，我们的来信便会寄到您的邮箱。',
      action: '确认订阅',
      doneTitle: '您已成功订阅',
      doneText: '下一期来信就会寄给您。每封信里都有退订链接。',
      deadText: '邮件可能已超过 {days} 天，或链接在途中被截断。请在页面下方重新订阅，我们会再寄一封。',
    },
    unsubscribe: {
      title: '退订来信',
      failed: '未能完成，一切保持原样。请再试一次。',
      text: '按下按钮，我们便不再寄来信。与订单有关的邮件仍会照常寄出。',
      action: '退订',
      doneTitle: '您已退订',
      doneText: '我们不会再寄来信。若日后想念，可在任何页面下方重新订阅。',
      deadText: '您可能已经退订，或链接在途中被截断。若仍收到来信，请<contact>写信给我们</contact>，我们会为您移除。',
    },
    deadTitle: '此链接已失效',
    home: '回到首页',
  },
})
