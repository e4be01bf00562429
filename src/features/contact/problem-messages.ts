import { defineMessages } from '#src/kit/messages.ts'

/** The words for the contact form (contact-01). */
export const contactProblems = defineMessages({
  en: {
    HUMAN_CHECK_MISSING: { title: 'Please try again', message: 'ReCaptcha is required' },
  },
  zh: {
    HUMAN_CHECK_MISSING: { title: '请再试一次', message: '请完成人机验证' },
  },
})
