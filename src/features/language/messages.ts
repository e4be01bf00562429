import { defineMessages } from '#src/kit/messages.ts'

/** The language popup. Each language is named in that language. */
export const languageMessages = defineMessages({
  en: { switch: 'Language: English', short: 'EN', failed: 'The language could not be changed. Please try again.' },
  zh: { switch: '语言：中文', short: '中文', failed: '未能切换语言，请再试一次。' },
})
