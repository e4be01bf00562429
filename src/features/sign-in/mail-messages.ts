import { defineMessages } from '#src/kit/messages.ts'

/** Texts of the mails and text messages about signing in. */
export const signInMailMessages = defineMessages({
  en: {
    codeSubject: '{code} is your code for {store}',
    codeTitle: 'Your code is {code}',
    codeText: 'Enter it on the page where you asked for it. It works once, for {minutes} minutes, and only there.',
    codeNote: 'Nobody from the store will ever ask you for it. If it was not you who asked, do nothing.',
    codeSms: '{code} is your {store} code. It works for {minutes} minutes. Never share it.',
    confirmSubject: 'Please confirm your email: {store}',
    confirmTitle: 'Is this your email?',
    confirmText:
      'It was given for a membership at {store}. Press the button to confirm it; then it signs you in, and mail about orders comes here.',
    confirmAction: 'Confirm this email',
    confirmNote: 'The button works for {days} days. If it was not you, do nothing and the address will not be used.',
    changedSubject: 'The sign-in details of your account have changed: {store}',
    changedTitle: 'Your sign-in details have changed',
    changedText:
      'The {what, select, email {email} mobile {mobile number} other {password}} of your account was changed just now, and every other device was signed out. If it was you, all is well.',
    linkedSubject: 'There is another way into your account: {store}',
    linkedTitle: 'Another way to sign in',
    linkedText: '{provider} now opens your account too: somebody has just signed in that way. If it was you, all is well.',
    changedNote: 'If it was not you, please write to us at once: {contact}',
  },
  zh: {
    codeSubject: '{store}验证码：{code}',
    codeTitle: '您的验证码是 {code}',
    codeText: '请在刚才的页面上输入。验证码只能使用一次，{minutes} 分钟内有效，且仅在该页面有效。',
    codeNote: '我们的员工绝不会向您索取验证码。若不是您本人操作，不必理会。',
    codeSms: '【{store}】验证码 {code}，{minutes} 分钟内有效，请勿告诉他人。',
    confirmSubject: '请确认您的邮箱：{store}',
    confirmTitle: '这是您的邮箱吗？',
    confirmText: '有人在{store}的会员资料中填写了这个邮箱。请按下方按钮确认；确认之后，您可以用它登录，订单邮件也会寄到这里。',
    confirmAction: '确认邮箱',
    confirmNote: '按钮在 {days} 天内有效。若不是您本人操作，不必理会，我们不会使用这个邮箱。',
    changedSubject: '您的账户登录资料已更改：{store}',
    changedTitle: '登录资料已更改',
    changedText:
      '您账户的{what, select, email {邮箱} mobile {手机号码} other {密码}}刚刚更改，其他设备均已登出。若是您本人操作，一切无误。',
    linkedSubject: '您的账户多了一种登录方式：{store}',
    linkedTitle: '新的登录方式',
    linkedText: '现在也可以用 {provider} 登录您的账户：刚才有人这样登录了。若是您本人操作，一切无误。',
    changedNote: '若不是您本人操作，请立即写信给我们：{contact}',
  },
})
