import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router'
import { useOnline } from './use-online.ts'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
  prefetch?: 'intent'
  preventScrollReset?: boolean
  reloadDocument?: boolean
}

/**
 * The same element without the router's hooks, which only a browser needs: a page has over a hundred links, and their hooks
 * took an eighth of its rendering.
 */
function ServerLink(props: LinkProps) {
  const { to, prefetch: _, preventScrollReset: _scroll, reloadDocument: _reload, children, ...rest } = props
  if (!to.startsWith('/')) return <RouterLink {...props} />
  return (
    <a {...rest} href={to} data-discover="true">
      {children}
    </a>
  )
}

const BrowserLink = (props: LinkProps) => (props.prefetch ? <PrefetchingLink {...props} /> : <RouterLink {...props} />)

/** Without a connection nothing is prefetched: Chromium up to version 153 at least never asks again for a module that it could not preload. */
function PrefetchingLink(props: LinkProps) {
  return <RouterLink {...props} prefetch={useOnline() ? props.prefetch : undefined} />
}

/** A link to a page of the shop. */
export const Link: (props: LinkProps) => React.ReactNode = import.meta.env.SSR ? ServerLink : BrowserLink
