import { defineMessages } from '#src/kit/messages.ts'

/** The inbox page. */
export const inboxMessages = defineMessages({
  en: {
    unread: 'Unread',
    markAll: 'Mark all as read',
    allRead: 'All messages are read.',
    emptyTitle: 'No messages yet',
    emptyText: 'We write here when an order is paid, a rebate is ready to spend or a voucher is waiting for you.',
    emptyAction: 'Go to the overview',
  },
  zh: {
    unread: '未读',
    markAll: '全部标为已读',
    allRead: '所有消息均已读。',
    emptyTitle: '还没有消息',
    emptyText: '订单付款、返利可用或有礼券时，我们会在这里通知您。',
    emptyAction: '前往概览',
  },
})
