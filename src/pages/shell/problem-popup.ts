import { askToSignIn } from '#src/features/wishlist/web/login-prompt.ts'
import { addWishlist } from '#src/features/wishlist/wishlist.contract.ts'
import type { Failure } from '#src/kit/client.ts'
import type { Endpoint } from '#src/kit/endpoint.ts'
import { clearLoginFlag } from '#src/browser-start/login-flag.ts'
import { createStore } from '#src/ui/store.ts'

/** The dialog's texts. Texts that the server did not send are the built-in ones of `kind`. */
export interface ProblemPopup {
  kind: 'system' | 'reload' | 'tooMany' | 'session' | 'refused'
  title: string
  /** May hold HTML; only what `ui/safe-html.tsx` allows is drawn. */
  body: string
}

/** The problem dialog that is open, if one is. */
export const problemPopup = createStore<ProblemPopup | null>(null)

/**
 * The dialog after a failed call, the same for every caller (wire-21 to wire-26). Null: none; the code that made the
 * call shows the reply's problem in place.
 */
export function popupFor({ path }: Pick<Endpoint, 'path'>, { status, title, message, details }: Failure): ProblemPopup | null {
  const isCheck = path.endsWith('CheckExistEmailOrPhone')
  if (status === 500) return { kind: 'system', title, body: message }
  if (status === 400 && isCheck) return { kind: 'reload', title: '', body: '' }
  if (status === 429 && !isCheck) return { kind: 'tooMany', title: message, body: typeof details === 'string' ? details : '' }
  if (status === 401 && path !== addWishlist.path) return { kind: 'session', title: '', body: '' }
  return null
}

/** Opens the dialog of a failed call (wire-27). While one is open, another problem does not replace it. */
export function announceFailure(endpoint: Endpoint, problem: Failure): void {
  if (problem.status === 401) clearLoginFlag()
  if (problem.status === 401 && endpoint.path === addWishlist.path) return askToSignIn(null)
  const popup = popupFor(endpoint, problem)
  if (popup && problemPopup.get() === null) problemPopup.set(popup)
}

/** For a refusal without a place on the page: the reply's title, message or code (wire-26). */
export function showRefusal({ status, title, message, code }: Failure): void {
  if (problemPopup.get() === null) problemPopup.set({ kind: 'refused', title, body: message || (title || status === 0 ? '' : code) })
}
