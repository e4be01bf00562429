import { defineMessages } from '#src/kit/messages.ts'

/** Messages about a member's picture (member-06). */
export const accountProblems = defineMessages({
  en: {
    AVATAR_TOO_LARGE: { title: 'File too large', message: 'File too large. A picture has at most {limit} MB.' },
    AVATAR_NOT_PICTURE: { title: 'Not a picture', message: 'This file is no picture that we know. Please choose a JPEG, PNG or WebP.' },
  },
  zh: {
    AVATAR_TOO_LARGE: { title: '文件过大', message: '文件过大，图片不能超过 {limit} MB。' },
    AVATAR_NOT_PICTURE: { title: '不是图片', message: '此文件不是可用的图片，请选择 JPEG、PNG 或 WebP。' },
  },
})
