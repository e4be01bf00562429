import type { ReactNode } from 'react'
import { Link } from '#src/ui/link.tsx'

/** Links for `t.rich` to what a shopper agrees to. They open in a new window, so that nothing typed is lost. */
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
