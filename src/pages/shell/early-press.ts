import { useEffect } from 'react'

declare global {
  interface Window {
    earlyPress?: HTMLButtonElement | null
  }
}

/**
 * Runs with the page's first bytes: remembers the button pressed last while the page is only a picture of itself,
 * as on a slow line, where its words are still on their way.
 */
export const earlyPressScript = `addEventListener('click',function(e){if(!('alive' in document.documentElement.dataset))window.earlyPress=e.target.closest('button')},true)`

/** The page has come alive: what was pressed too early is pressed now. */
export function useEarlyPress(): void {
  useEffect(() => {
    document.documentElement.dataset.alive = ''
    // After the effects, since a part that is still to come alive does so at a press, and nothing renders within them.
    setTimeout(() => {
      if (window.earlyPress?.isConnected) window.earlyPress.click()
      window.earlyPress = null
    })
  }, [])
}
