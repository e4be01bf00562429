import { defineMessages } from '#src/kit/messages.ts'

/** The message bar at the top of every page. */
export const settingsMessages = defineMessages({
  en: {
    bar: {
      label: 'Store messages',
      pause: 'Pause messages',
      play: 'Play messages',
      close: 'Close messages',
    },
  },
  zh: {
    bar: {
      label: '商店消息',
      pause: '暂停消息',
      play: '播放消息',
      close: '关闭消息',
    },
  },
})
