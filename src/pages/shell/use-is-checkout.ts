import { useLocation } from 'react-router'
import { cartUrl } from './cart-popup.ts'

/** Whether this is the page of the cart and the checkout, whose frame is short (shell-23). */
export const useIsCheckout = (): boolean => useLocation().pathname.toLowerCase().startsWith(cartUrl)
