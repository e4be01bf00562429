import { defineMessages } from '#src/kit/messages.ts'

/** The message bar at the top of every page. */
export const settingsMessages = defineMessages({
  en: {
    bar: {
      label: 'Store messages',
      pause: 'Pause messages',
      play: 'Play messages',
      close: 'Close messages',
      freeDelivery: 'Free home delivery of our own goods from {amount}',
      collection: 'Collect free at {first} or {second}',
    },
  },
  zh: {
    bar: {
      label: '商店消息',
      pause: '暂停消息',
      play: '播放消息',
      close: '关闭消息',
      freeDelivery: '自营商品满 {amount} 免费送货',
      collection: '可到{first}或{second}免费自提',
    },
  },
})
