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
    PARCEL_BY_BRAND: {
      title: 'Some goods stay in Singapore',
      message: 'The brand sends {goods} itself, and in Singapore only. Take this out of your bag, or choose an address in Singapore.',
    },
    PARCEL_NO_WEIGHT: {
      title: 'Some goods stay in Singapore',
      message:
        'We don’t have the weight of {goods}, so no carrier can price the parcel. Take this out of your bag, or choose an address in Singapore.',
    },
    PARCEL_TOO_HEAVY: {
      title: 'Too heavy for one parcel',
      message:
        'A parcel to another country weighs at most {limit} kg. Order some of the goods separately, or choose an address in Singapore.',
    },
    PARCEL_NOT_SERVED: {
      title: 'No delivery to this address',
      message:
        'DHL Express doesn’t deliver there, or doesn’t know the place. Check the city and the postal code, or choose another address.',
    },
    PARCEL_NOT_PRICED: {
      title: 'The price of this parcel isn’t known yet',
      message: 'DHL Express isn’t answering. Try again in a minute, or collect in store. Nothing was charged.',
    },
    ADDRESS_INCOMPLETE: { title: 'Address incomplete', message: 'Address is required' },
  },
  zh: {
    DELIVERY_NOT_AVAILABLE: { title: '请选择其他方式', message: '无法送货' },
    COLLECTION_NOT_AVAILABLE: { title: '请选择其他方式', message: '无法门店自提' },
    SLOT_TAKEN: { title: '请选择其他时段', message: '您选择的送货时段已满或已过，请另选时段。我们没有扣款。' },
    PARCEL_BY_BRAND: {
      title: '部分商品只在新加坡送货',
      message: '{goods}由品牌自行寄出，只在新加坡送货。请将其移出购物袋，或选择新加坡的地址。',
    },
    PARCEL_NO_WEIGHT: {
      title: '部分商品只在新加坡送货',
      message: '{goods}没有重量资料，无法计算包裹运费。请将其移出购物袋，或选择新加坡的地址。',
    },
    PARCEL_TOO_HEAVY: {
      title: '包裹过重',
      message: '寄往其他国家或地区的包裹最重 {limit} 公斤。请分开订购，或选择新加坡的地址。',
    },
    PARCEL_NOT_SERVED: {
      title: '无法送到此地址',
      message: 'DHL Express 不送该地，或查不到该地。请检查城市和邮政编码，或选择其他地址。',
    },
    PARCEL_NOT_PRICED: {
      title: '暂时无法得知包裹运费',
      message: 'DHL Express 暂无回应。请稍后再试，或选择门店自提。我们没有扣款。',
    },
    ADDRESS_INCOMPLETE: { title: '地址不完整', message: '请填写地址' },
  },
})
