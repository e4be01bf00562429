import { defineMessages } from '#src/kit/messages.ts'

/** Messages of the checkout (checkout-02, fulfil-06). */
export const checkoutProblems = defineMessages({
  en: {
    DELIVERY_NOT_AVAILABLE: { title: 'Choose another way', message: 'Delivery not available' },
    ADDRESS_INCOMPLETE: { title: 'Address incomplete', message: 'Please fill in where the order goes before you pay.' },
  },
  zh: {
    DELIVERY_NOT_AVAILABLE: { title: '请选择其他方式', message: '无法送货' },
    ADDRESS_INCOMPLETE: { title: '地址不完整', message: '付款前请先填写收货地址。' },
  },
})
