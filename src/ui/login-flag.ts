import { useSyncExternalStore } from 'react'
import { withCookie } from './early-cookie.ts'

declare global {
  interface Window {
    /** The global login flag that the page sets (specification, section 6). It has no authority: the session has. */
    isLoggedIn?: boolean
  }
}

/** What the server sets beside the session, readable (`platform/http/caller.ts`). */
const cookie = 'signed-in'
const changed = 'loginflag'

/**
 * Runs while the page comes, so that the right links show at once: pages are the same for everybody, and what is for
 * members alone is marked `data-for="member"`, what is for guests `data-for="guest"`.
 */
export const loginFlagScript = withCookie(
  cookie,
  `if(window.isLoggedIn=value==='1')document.documentElement.dataset.member='';dispatchEvent(new Event('${changed}'))`,
)

/** Whether somebody is signed in, as far as the page can tell. False while the page is a picture of itself. */
export const useIsMember = (): boolean =>
  useSyncExternalStore(
    hear,
    () => window.isLoggedIn === true,
    () => false,
  )

/** The session is over: signed out here, or a call was answered with 401. */
export function clearLoginFlag(): void {
  document.cookie = `${cookie}=; path=/; max-age=0; samesite=lax`
  setFlag(false)
}

function setFlag(isLoggedIn: boolean): void {
  window.isLoggedIn = isLoggedIn
  document.documentElement.toggleAttribute('data-member', isLoggedIn)
  dispatchEvent(new Event(changed))
}

/** A page that the browser kept as it was, or one in another window, may have been left by somebody else. */
function readAgain(): void {
  const isLoggedIn = new RegExp(`(^|; )${cookie}=1(;|$)`).test(document.cookie)
  if (isLoggedIn !== window.isLoggedIn) setFlag(isLoggedIn)
}

function hear(tell: () => void): () => void {
  addEventListener(changed, tell)
  addEventListener('pageshow', readAgain)
  document.addEventListener('visibilitychange', readAgain)
  return () => {
    removeEventListener(changed, tell)
    removeEventListener('pageshow', readAgain)
    document.removeEventListener('visibilitychange', readAgain)
  }
}
