import { loginFlagCookie, pageMarks } from './page-marks.ts'
import { readCookie } from './read-cookie.ts'

declare global {
  interface Window {
    /** The global login flag that the page sets (shop-05). It has no authority: the session has. */
    isLoggedIn?: boolean
  }
}

const changed = 'loginflag'

/**
 * Pages are the same for everybody: what is for members alone is marked `data-for="member"`, what is for guests
 * `data-for="guest"`, and this decides which of them show.
 */
export function readLoginFlag(): void {
  setFlag(hasLoginFlag())
}

/** The session is over: signed out here, or a call was answered with 401. */
export function clearLoginFlag(): void {
  document.cookie = `${loginFlagCookie}=; path=/; max-age=0; samesite=lax`
  setFlag(false)
}

/** Tells when the flag changes. Another window may have signed in or out meanwhile, so it is read again when this one is shown. */
export function followLoginFlag(tell: () => void): () => void {
  const followed = new AbortController()
  const { signal } = followed
  addEventListener(changed, tell, { signal })
  addEventListener('pageshow', readAgain, { signal })
  document.addEventListener('visibilitychange', readAgain, { signal })
  return () => followed.abort()
}

const hasLoginFlag = (): boolean => readCookie(loginFlagCookie) === '1'

function setFlag(isLoggedIn: boolean): void {
  window.isLoggedIn = isLoggedIn
  if (isLoggedIn) pageMarks().member = ''
  else delete pageMarks().member
  dispatchEvent(new Event(changed))
}

function readAgain(): void {
  const isLoggedIn = hasLoginFlag()
  if (isLoggedIn !== window.isLoggedIn) setFlag(isLoggedIn)
}
