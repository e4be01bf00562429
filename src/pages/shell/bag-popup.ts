import { createStore } from '#src/ui/store.ts'

/** Whether the header's cart popup is open; `bagPopupId` names it for the link that opens it. */
export const bagPopup = createStore(false)
export const bagPopupId = 'bag-popup'
export const bagUrl = '/cart/shopping-cart'

export const loadBagPopup = () => import('#src/features/cart/web/cart-popup.tsx').then(({ CartPopup }) => CartPopup)
