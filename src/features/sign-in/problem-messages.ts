import { defineMessages } from '#src/kit/messages.ts'

/** Messages about signing in (sign-in-21 to sign-in-26). */
export const signInProblems = defineMessages({
  en: {
    CODE_CHECK: {
      title: 'One moment, please',
      message: 'Many codes have been asked for, for this address or from your network. Please wait a moment, then ask once more.',
    },
    // The form goes on with the tries that are left: `code.triesLeft` in messages.ts (sign-in-24).
    CODE_INVALID: { title: 'Please check the code', message: 'Code invalid' },
    CODE_EXPIRED: { title: 'Code expried', message: 'A security code has expired, please click Resend to get it back' },
    SIGN_IN_LOCKED: {
      title: 'Too many tries',
      message: 'Too many wrong tries within a day.',
      details: 'Please wait a day, or use a device you have signed in with before.',
    },
    PASSWORD_INVALID: { title: 'Please check the password', message: 'Password invalid' },
    EMAIL_NOT_REGISTERED: { title: 'Not registered', message: "Email isn't registered" },
    MOBILE_NOT_REGISTERED: { title: 'Not registered', message: "MobileNo isn't register" },
    MOBILE_AMBIGUOUS: {
      title: 'Please use your email',
      message: 'This mobile number have multiple records, please use email address to sign in',
    },
    SIGN_IN_AGAIN: { title: 'Please sign in again', message: 'For your safety, please sign in once more before you change this.' },
    VERIFY_MAIL_REFUSED: { title: 'Please try again tomorrow', message: "Can't send verify email" },
    MEMBER_NOT_FOUND: { title: 'This link no longer works', message: 'Member Not Found' },
    SOCIAL_URL_FAILED: { title: 'Please try again later', message: "Can't generate the url callback" },
    SOCIAL_REFUSED: {
      title: 'Please try again',
      message: 'This sign-in could not be confirmed, or took too long. Please start again, or use your email or mobile number.',
    },
  },
  zh: {
    CODE_CHECK: { title: '请稍候', message: '此地址或您所在的网络索取验证码的次数较多。请稍等片刻，再试一次。' },
    VERIFY_MAIL_REFUSED: { title: '请明天再试', message: '无法发送验证邮件' },
    MEMBER_NOT_FOUND: { title: '此链接已失效', message: '找不到该会员' },
    SOCIAL_URL_FAILED: { title: '请稍后再试', message: '无法生成登录链接' },
    CODE_INVALID: { title: '请核对验证码', message: '验证码不正确' },
    CODE_EXPIRED: { title: '验证码已过期', message: '验证码已过期，请点击“重新发送”获取新的验证码' },
    SIGN_IN_LOCKED: { title: '尝试次数过多', message: '一天内输错次数过多。', details: '请一天后再试，或使用您登录过的设备。' },
    PASSWORD_INVALID: { title: '请核对密码', message: '密码不正确' },
    EMAIL_NOT_REGISTERED: { title: '尚未注册', message: '此邮箱尚未注册' },
    MOBILE_NOT_REGISTERED: { title: '尚未注册', message: '此手机号码尚未注册' },
    MOBILE_AMBIGUOUS: { title: '请使用邮箱', message: '此手机号码对应多个账户，请使用邮箱登录' },
    SIGN_IN_AGAIN: { title: '请重新登录', message: '为保障您的账户安全，修改前请重新登录一次。' },
    SOCIAL_REFUSED: { title: '请再试一次', message: '无法确认此次登录，或等候时间过长。请重新开始，或使用邮箱或手机号码。' },
  },
})
