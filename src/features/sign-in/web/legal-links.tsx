import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** For `t.rich`: what a shopper agrees to. Opened beside the form, so that nothing typed is lost. */
export const legalLinks = {
  terms: (words: ReactNode) => (
    <Link className="link" to="/shop-online/site-use" target="_blank">
      {words}
    </Link>
  ),
  privacy: (words: ReactNode) => (
    <Link className="link" to="/customer-service/privacy" target="_blank">
      {words}
    </Link>
  ),
}
