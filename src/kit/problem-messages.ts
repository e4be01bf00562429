import { defineMessages } from './messages.ts'

/** What is said of a field whose text is too long or too short, where no form has said it before (form-12). */
export const lengthWords = defineMessages({
  en: { tooLong: '{name} no more than {n} characters', tooShort: '{name} need to be at least {n} character' },
  zh: { tooLong: '{name}不能超过 {n} 个字符', tooShort: '{name}至少需要 {n} 个字符' },
})

/** The words of problems that any call may answer with: an unreadable request, a caller without the right, a server that is down (wire-13, wire-14, wire-21, wire-25). */
export const callProblems = defineMessages({
  en: {
    MALFORMED: { title: 'Error', message: 'The request could not be read. Please reload the page and try again.' },
    VALIDATION: { title: 'Please check your details', message: 'One or more validation errors occurred' },
    NOT_SIGNED_IN: { title: 'User Session Expired', message: 'You have been logged out, please login again.' },
    FORBIDDEN: { title: 'Error', message: 'This request did not come from the shop’s own pages. Please reload the page and try again.' },
    NOT_FOUND: { title: 'Not found', message: 'We could not find that. It may have been removed.' },
    TOO_MANY_REQUESTS: {
      title: 'Too many tries',
      message: 'Too many tries. Please wait a little.',
      details: 'You can try again in {minutes} min.',
    },
    UNAVAILABLE: {
      title: 'One moment',
      message: 'The shop is not answering just now. Nothing is lost; please try again in a few seconds.',
    },
    UNEXPECTED: { title: 'Something went wrong', message: 'Sorry, the website is currently experiencing system problems.' },
  },
  zh: {
    MALFORMED: { title: '出错了', message: '无法读取请求。请重新载入页面后再试。' },
    VALIDATION: { title: '请检查您填写的资料', message: '有一项或多项资料填写不正确' },
    NOT_SIGNED_IN: { title: '登录已过期', message: '您已登出，请重新登录。' },
    FORBIDDEN: { title: '出错了', message: '此请求并非来自本店页面。请重新载入页面后再试。' },
    NOT_FOUND: { title: '找不到', message: '找不到您要的内容，它可能已被移除。' },
    TOO_MANY_REQUESTS: { title: '尝试次数过多', message: '尝试次数过多，请稍后再试。', details: '请在 {minutes} 分钟后再试。' },
    UNAVAILABLE: { title: '请稍候', message: '商店暂时没有回应。您的资料不会丢失，请几秒后再试。' },
    UNEXPECTED: { title: '出了点问题', message: '抱歉，网站系统目前出现问题。' },
  },
})
