import { defineMessages } from '#src/kit/messages.ts'

/** The messages of the offers beside the price, which the server sends with the product. */
export const offerMessages = defineMessages({
  en: {
    reduction: '{reduction}% off, no code needed',
    reductionUntil: '{reduction}% off until {date}, no code needed',
    exclusive: 'Only at {store}',
    freeDelivery: 'Free home delivery from {amount}',
  },
  zh: {
    reduction: '{reduction}折，无需优惠码',
    reductionUntil: '即日起至 {date} {reduction}折，无需优惠码',
    exclusive: '{store}独家发售',
    freeDelivery: '已满 {amount}，免费送货上门',
  },
})
