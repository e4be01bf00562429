import { createStore } from '#src/ui/store.ts'

/** Whether the header's cart popup is open; `cartPopupId` is its id, for the link that opens it. */
export const cartPopup = createStore(false)
export const cartPopupId = 'bag-popup'
export const cartUrl = '/cart/shopping-cart'

export const loadCartPopup = () => import('#src/features/cart/web/cart-popup.tsx')
