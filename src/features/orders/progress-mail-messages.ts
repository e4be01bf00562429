import { defineMessages } from '#src/kit/messages.ts'

/** Texts of the mails that follow an order: goods have left, goods are ready to collect. */
export const progressMailMessages = defineMessages({
  en: {
    shippedSubject: 'Order {orderNumber} from {store} is on its way',
    shippedTitle: 'On its way',
    shippedIntro: '{group} has sent these items of order {orderNumber}.',
    readySubject: 'Order {orderNumber} from {store} is ready to collect',
    readyTitle: 'Ready to collect',
    readyIntro: 'These items of order {orderNumber} wait for you. Show this code at the counter.',
    code: 'Your code',
    codePicture: 'QR code of {code}',
    anybody: 'Someone else may collect with this code.',
    follow: 'Follow the parcel',
    whereItIs: 'Your order’s page shows where everything is.',
    open: 'See your order',
  },
  zh: {
    shippedSubject: '您在{store}的订单 {orderNumber} 已寄出',
    shippedTitle: '商品已寄出',
    shippedIntro: '{group}已寄出订单 {orderNumber} 的以下商品。',
    readySubject: '您在{store}的订单 {orderNumber} 可以自提了',
    readyTitle: '可以自提了',
    readyIntro: '订单 {orderNumber} 的以下商品已备妥，请向柜台出示此取货码。',
    code: '取货码',
    codePicture: '{code} 的二维码',
    anybody: '亦可请他人凭此码代取。',
    follow: '查看物流',
    whereItIs: '订单页面会显示每件商品的进度。',
    open: '查看订单',
  },
})
