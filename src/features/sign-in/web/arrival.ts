import { cartPath, returnPath } from '#src/kit/return-to.ts'
import type { SignedIn } from '#src/features/sign-in/sign-in.contract.ts'

/** The page that the shopper came from. Pages are the same for everybody, so it is read from the address in the browser. */
export const wantedPath = (): string => returnPath(new URLSearchParams(location.search).get('returnTo'))

/** Whether the shopper signs in from the checkout, which leaves the cart unchanged. */
export const isDuringCheckout = (): boolean => wantedPath().split(/[?#]/)[0] === cartPath

/** Passes the page that the shopper came from to another page of signing in. */
export const withReturn = (path: string): string => {
  const wanted = typeof location === 'undefined' ? null : new URLSearchParams(location.search).get('returnTo')
  return wanted === null ? path : `${path}?${new URLSearchParams({ returnTo: returnPath(wanted) }).toString()}`
}

export const hasCartChanges = ({ bag }: SignedIn): boolean => bag.merged.length > 0 || bag.movedToWishlist.length > 0

/** Loads a whole new page, because the data on this one was fetched for a guest. Back does not lead to the form again. */
export const goOn = (): void => location.replace(wantedPath())
