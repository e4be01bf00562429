import { defineMessages } from '#src/kit/messages.ts'

/** Messages of the address book (wire-13). */
export const addressesProblems = defineMessages({
  en: {
    ADDRESS_BOOK_FULL: {
      title: 'Your address book is full',
      message: 'An address book holds {limit} addresses. Remove one to add another.',
    },
  },
  zh: {
    ADDRESS_BOOK_FULL: { title: '地址簿已满', message: '地址簿最多可存 {limit} 个地址。请先删除一个再添加。' },
  },
})
