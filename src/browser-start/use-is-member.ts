import { useSyncExternalStore } from 'react'
import { followLoginFlag } from './login-flag.ts'

/** Whether somebody is signed in, as far as the page can tell. False while it hydrates. */
export const useIsMember = (): boolean =>
  useSyncExternalStore(
    followLoginFlag,
    () => window.isLoggedIn === true,
    () => false,
  )
