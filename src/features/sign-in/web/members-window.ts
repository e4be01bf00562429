import { openChannel } from '#src/ui/open-channel.ts'
import { followLoginFlag, memberOfPage, readLoginFlag } from '#src/browser-start/login-flag.ts'

/**
 * Calls `onLeft` when the member of this page has left: what it has fetched is the member's, and the next person at this
 * window is somebody else. It does not matter how the session ended: here, in another window, by a call that was answered
 * with 401, or by somebody else's sign-in (sign-in-19). What the window has stored is gone by then. Returns what ends it.
 */
export function followMember(onLeft: () => void): () => void {
  const otherWindows = openChannel('memberLeft')
  let member = memberOfPage()
  const look = () => {
    const before = member
    member = memberOfPage()
    if (before === undefined || before === member) return
    onLeft()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel is of one origin and takes none.
    otherWindows?.postMessage('left')
  }
  // A window beside this one is not shown anew, so nothing else makes it read the flag.
  otherWindows?.addEventListener('message', readLoginFlag)
  const stop = followLoginFlag(look)
  return () => {
    stop()
    otherWindows?.close()
  }
}
