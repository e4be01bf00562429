import { defineMessages } from '#src/kit/messages.ts'

/** Texts of the confirmation mail. */
export const orderMailMessages = defineMessages({
  en: {
    subject: 'Your order {orderNumber} at {store}',
    greeting: 'Thank you, {name}',
    intro: 'Order {orderNumber} is with us. This is your receipt.',
    list: 'Goods at list price',
    offer: 'Offers',
    delivery: 'Delivery',
    total: 'Total, {rate}% GST included',
    gst: 'GST contained',
    paidWith: 'Paid with {tender}',
    home: 'Home delivery to {address}',
    collection: 'Collect at {store}',
    brand: 'Sent by the brand to {address}',
    open: 'Open your invoice',
    footer: 'Returns within {days} days of delivery. Refunds go back to the card they came from.',
  },
  zh: {
    subject: '您在{store}的订单 {orderNumber}',
    greeting: '{name}，谢谢您',
    intro: '我们已收到订单 {orderNumber}。此邮件即为收据。',
    list: '商品原价',
    offer: '优惠',
    delivery: '送货',
    total: '总额（含 {rate}% 消费税）',
    gst: '其中消费税',
    paidWith: '付款方式：{tender}',
    home: '送货至 {address}',
    collection: '到{store}自取',
    brand: '由品牌寄送至 {address}',
    open: '查看发票',
    footer: '送达后 {days} 天内可退货。退款将退回原付款卡。',
  },
})
