import type { ReactNode } from 'react'
import { ButtonAnchor, ButtonLink } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'

interface AddressLinkProps {
  /** A path of the shop, a place on the page, or https. */
  to: string
  className?: string
  label?: string
  children: ReactNode
}

const isPath = (address: string): boolean => address.startsWith('/')

/** A link in content. A path of the shop is opened by the router, without a page load. */
export function AddressLink({ to, className, label, children }: AddressLinkProps) {
  if (!isPath(to)) {
    return (
      <a href={to} className={className} aria-label={label}>
        {children}
      </a>
    )
  }
  return (
    <Link to={to} prefetch="intent" className={className} aria-label={label}>
      {children}
    </Link>
  )
}

/** The same as a button; nothing without an address or a label. */
export function AddressButton({ to, look, children }: { to: string; look?: 'primary' | 'secondary'; children: string }) {
  if (to === '' || children === '') return null
  if (!isPath(to)) {
    return (
      <ButtonAnchor href={to} look={look}>
        {children}
      </ButtonAnchor>
    )
  }
  return (
    <ButtonLink to={to} prefetch="intent" look={look}>
      {children}
    </ButtonLink>
  )
}
