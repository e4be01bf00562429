import { defineMessages } from '#src/kit/messages.ts'

/** Messages of the checkout (checkout-02, fulfil-06). */
export const checkoutProblems = defineMessages({
  en: {
    DELIVERY_NOT_AVAILABLE: { title: 'Choose another way', message: 'Delivery not available' },
    COLLECTION_NOT_AVAILABLE: { title: 'Choose another way', message: 'In-Store Collection not available' },
    SLOT_TAKEN: {
      title: 'Choose another time',
      message: 'The delivery time you chose is full or has passed. Please choose another. Nothing was charged.',
    },
    ADDRESS_INCOMPLETE: { title: 'Address incomplete', message: 'Please fill in where the order goes before you pay.' },
  },
  zh: {
    DELIVERY_NOT_AVAILABLE: { title: '请选择其他方式', message: '无法送货' },
    COLLECTION_NOT_AVAILABLE: { title: '请选择其他方式', message: '无法门店自取' },
    SLOT_TAKEN: { title: '请选择其他时段', message: '您选择的送货时段已满或已过，请另选时段。我们没有扣款。' },
    ADDRESS_INCOMPLETE: { title: '地址不完整', message: '付款前请先填写收货地址。' },
  },
})
