import { followLoginFlag, readLoginFlag } from '#src/browser-start/login-flag.ts'

/** Set while the session storage of this window is a member's. */
const key = 'ofMember'

/**
 * Empties the session storage of this window when its member has left: the address, changes of the cart and texts that were
 * typed are the member's, and the next person at this window is somebody else. It does not matter how the session ended: here,
 * in another window, by a call that was answered with 401, or while this window was closed (sign-in-19). What a guest typed
 * stays, also when they sign in. Returns what ends it.
 */
export function followMember(onLeft: () => void): () => void {
  const otherWindows = new BroadcastChannel('memberLeft')
  const empty = (): boolean => {
    const wasMembers = emptyStorage()
    if (wasMembers) onLeft()
    return wasMembers
  }
  const look = () => {
    if (window.isLoggedIn) markStorage()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel is of one origin and takes none.
    else if (empty()) otherWindows.postMessage('left')
  }
  otherWindows.addEventListener('message', () => {
    empty()
    // Somebody else may have signed in since.
    readLoginFlag()
  })
  const stop = followLoginFlag(look)
  look()
  return () => {
    stop()
    otherWindows.close()
  }
}

function markStorage(): void {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // Without storage nothing of the member is stored either.
  }
}

/** Whether it was a member’s. */
function emptyStorage(): boolean {
  try {
    if (sessionStorage.getItem(key) === null) return false
    sessionStorage.clear()
    return true
  } catch {
    return false
  }
}
