import { defineMessages } from '#src/kit/messages.ts'

/** Texts of the mail that sums up a day for the store. */
export const dailySummaryMailMessages = defineMessages({
  en: {
    subject: '{day}: {count, plural, =0 {no orders} one {# order, {amount}} other {# orders, {amount}}}',
    title: 'Your shop on {day}',
    orders: 'Orders paid',
    pieces: 'Pieces sold',
    sold: 'Sold, GST included',
    gst: 'GST contained',
    refunded: '{count, plural, one {# refund} other {# refunds}}',
    bestSold: 'Sold most',
    toDo: 'To do now',
    toPack: 'Orders to pack',
    inPacking: 'Orders being packed',
    toCollect: 'Orders ready to collect',
    returns: 'Returns asked for',
    oldest: 'The order that waits longest is {orderNumber}, paid on {day} at {time}.',
    nothingToDo: 'No order waits for you.',
  },
  zh: {
    subject: '{day}：{count, plural, =0 {没有订单} other {# 个订单，{amount}}}',
    title: '{day}营业小结',
    orders: '已付款订单',
    pieces: '售出件数',
    sold: '销售额（含消费税）',
    gst: '其中消费税',
    refunded: '{count, plural, other {# 笔退款}}',
    bestSold: '最畅销商品',
    toDo: '待办事项',
    toPack: '待包装订单',
    inPacking: '包装中订单',
    toCollect: '待自提订单',
    returns: '待处理退货申请',
    oldest: '等候最久的订单是 {orderNumber}，{day} {time} 付款。',
    nothingToDo: '没有待处理的订单。',
  },
})
