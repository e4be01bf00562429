import { loginFlagCookie, pageMarks } from './page-marks.ts'
import { readCookie } from './read-cookie.ts'
import { handStorageTo } from './window-storage.ts'

declare global {
  interface Window {
    /** The global login flag that the page sets (shop-05). It has no authority: the session has. */
    isLoggedIn?: boolean
  }
}

const changed = 'loginflag'

/**
 * Pages are the same for everybody: what is for members alone is marked `data-for="member"`, what is for guests
 * `data-for="guest"`, and this decides which of them show. What the window has stored of another member goes (sign-in-19).
 */
export function readLoginFlag(): void {
  setMember(memberInCookie())
}

/** The session is over: signed out here, or a call was answered with 401. */
export function clearLoginFlag(): void {
  document.cookie = `${loginFlagCookie}=; path=/; max-age=0; samesite=lax`
  setMember(undefined)
}

/** The member of this page, as a value that says only whether it is still the same one; undefined for a guest. */
export const memberOfPage = (): string | undefined => pageMarks().member

/** Tells when the member changes. Another window may have signed in or out meanwhile, so the flag is read again when this one is shown. */
export function followLoginFlag(tell: () => void): () => void {
  const followed = new AbortController()
  const { signal } = followed
  addEventListener(changed, tell, { signal })
  addEventListener('pageshow', readAgain, { signal })
  document.addEventListener('visibilitychange', readAgain, { signal })
  return () => followed.abort()
}

const memberInCookie = (): string | undefined => readCookie(loginFlagCookie) || undefined

function setMember(member: string | undefined): void {
  handStorageTo(member)
  window.isLoggedIn = member !== undefined
  if (member !== undefined) pageMarks().member = member
  else delete pageMarks().member
  dispatchEvent(new Event(changed))
}

function readAgain(): void {
  if (memberInCookie() !== memberOfPage()) readLoginFlag()
}
