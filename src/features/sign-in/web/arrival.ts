import { cartPath, returnPath } from '#src/kit/return-to.ts'
import type { SignedIn } from '#src/features/sign-in/sign-in.contract.ts'

/** Where the shopper came from. Pages are the same for everybody, so the address is read here and now. */
export const wantedPath = (): string => returnPath(new URLSearchParams(location.search).get('returnTo'))

/** Signing in from the checkout keeps the bag as it stands. */
export const isDuringCheckout = (): boolean => wantedPath().split(/[?#]/)[0] === cartPath

/** Keeps where the shopper came from on the way through another page of signing in. */
export const withReturn = (path: string): string => {
  const wanted = typeof location === 'undefined' ? null : new URLSearchParams(location.search).get('returnTo')
  return wanted === null ? path : `${path}?${new URLSearchParams({ returnTo: returnPath(wanted) }).toString()}`
}

export const hasNews = ({ bag }: SignedIn): boolean => bag.merged.length > 0 || bag.movedToWishlist.length > 0

/** A whole new page, because everything on this one was fetched for a guest. */
export const goOn = (): void => location.assign(wantedPath())
