import { defineMessages } from '#src/kit/messages.ts'

/** The frame of the member area: its menu, and the text for visitors who are not signed in. */
export const memberAreaMessages = defineMessages({
  en: {
    menu: 'Account pages',
    signOut: 'Sign out',
    unread: '{count, plural, one {# unread} other {# unread}}',
    ready: '{count, plural, one {# ready to use} other {# ready to use}}',
    promptTitle: 'Sign in to see this page',
    promptText: 'It belongs to one member. Sign in with your email or mobile number, or join in a minute.',
    signIn: 'Sign in',
    register: 'Create an account',
    loading: 'Loading',
    rejected: 'This didn’t load. Everything you have is safe with us.',
    retry: 'Retry',
  },
  zh: {
    menu: '账户页面',
    signOut: '登出',
    unread: '{count} 条未读',
    ready: '{count} 张可用',
    promptTitle: '请先登录',
    promptText: '此页面仅供会员本人查看。请用邮箱或手机号码登录，或花一分钟注册。',
    signIn: '登录',
    register: '注册账户',
    loading: '正在载入',
    rejected: '未能载入。您的资料都已妥善保存。',
    retry: '重试',
  },
})
