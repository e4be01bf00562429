import { defineMessages } from '#src/kit/messages.ts'

/** Texts of the mail that asks whether the newsletter is wanted. */
export const newsletterMailMessages = defineMessages({
  en: {
    subject: 'Please confirm: letters from {store}',
    title: 'One press, and you are on the list',
    intro:
      'Somebody, most likely you, asked for our newsletter at this address. Press the button to say yes. Until you do, we send nothing.',
    confirm: 'Confirm my subscription',
    note: 'The button works for {days} days. If it was not you, do nothing and you will not hear from us again.',
    unsubscribe: 'Unsubscribe',
  },
  zh: {
    subject: '请确认订阅{store}来信',
    title: '按一下，即可订阅',
    intro: '有人用这个邮箱订阅了我们的来信，想必就是您。请按下方按钮确认；确认之前，我们不会寄来任何一期。',
    confirm: '确认订阅',
    note: '按钮在 {days} 天内有效。若不是您本人操作，不必理会，我们不会再打扰。',
    unsubscribe: '退订',
  },
})
