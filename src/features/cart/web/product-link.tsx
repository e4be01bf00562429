import type { ReactNode } from 'react'
import { productUrl } from '#src/features/catalogue/rules/product-url.ts'
import { Link } from '#src/ui/link.tsx'
import type { CartProduct } from './from-wire.ts'

interface ProductLinkProps {
  product: CartProduct
  className: string | undefined
  /** The picture leads where the name does, so only the name is announced and in the order of focus. */
  isPicture?: boolean
  onClick?(): void
  children: ReactNode
}

/** Leads to the variant on the product's page, where it still has one. */
export function ProductLink({ product, className, isPicture = false, onClick, children }: ProductLinkProps) {
  if (product.notSold && !product.notSold.isShown) return <div className={className}>{children}</div>
  const url = productUrl({ slug: product.slug, variant: product.ean })
  return (
    <Link to={url} className={className} onClick={onClick} {...(isPicture && { tabIndex: -1, 'aria-hidden': true })}>
      {children}
    </Link>
  )
}
