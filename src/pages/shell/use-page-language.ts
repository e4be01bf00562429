import { useEffect } from 'react'
import { readCookie } from '#src/browser-start/read-cookie.ts'
import { askedCulture, cultureCookie, cultureOfPage, isCulture } from '#src/kit/culture.ts'

/**
 * Loads the page anew when it is shown after another window has chosen another language: what it fetches from then on is in
 * that one, and no page mixes two (language-02). An address that names its language keeps it.
 */
export function usePageLanguage(): void {
  useEffect(() => {
    const compare = () => {
      const chosen = readCookie(cultureCookie)
      if (document.visibilityState !== 'visible' || !isCulture(chosen) || askedCulture(location.href) !== null) return
      if (chosen !== cultureOfPage(document.documentElement.lang)) location.reload()
    }
    addEventListener('pageshow', compare)
    document.addEventListener('visibilitychange', compare)
    return () => {
      removeEventListener('pageshow', compare)
      document.removeEventListener('visibilitychange', compare)
    }
  }, [])
}
