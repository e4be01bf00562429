import { pageMarks } from './page-marks.ts'

declare global {
  interface Window {
    earlyPress?: HTMLButtonElement | null
  }
}

/** Until the page is hydrated, which takes seconds on a slow line, the button pressed last is remembered. */
export function rememberEarlyPress(): void {
  addEventListener(
    'click',
    ({ target }) => {
      if (pageMarks().hydrated === undefined) window.earlyPress = (target as Element).closest('button')
    },
    true,
  )
}

/** Presses it now that something answers. */
export function replayEarlyPress(): void {
  if (window.earlyPress?.isConnected) window.earlyPress.click()
  window.earlyPress = null
}
