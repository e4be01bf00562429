import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { deleteStored, socialLoginKey } from '#src/features/sign-in/web/local-storage.ts'

const signUpUrl = '/member/signup'

/** Deletes what a social sign-in stored on the device, on every page except the sign-up page (sign-in-18). */
export function useSocialLoginCleanup(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (pathname.toLowerCase().replace(/\/$/, '') !== signUpUrl) deleteStored(socialLoginKey)
  }, [pathname])
}
