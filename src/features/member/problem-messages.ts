import { defineMessages } from '#src/kit/messages.ts'

/** Messages for an email or number that another member has (sign-in-21, sign-in-22). */
export const memberProblems = defineMessages({
  en: {
    EMAIL_TAKEN: { title: 'Already registered', message: 'Email already exists' },
    MOBILE_TAKEN: { title: 'Already registered', message: 'Mobile No has been registered' },
  },
  zh: {
    EMAIL_TAKEN: { title: '已经注册', message: '此邮箱已被注册' },
    MOBILE_TAKEN: { title: '已经注册', message: '此手机号码已被注册' },
  },
})
