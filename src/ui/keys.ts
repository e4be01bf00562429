import type { KeyboardEvent as Pressed } from 'react'

/** Of a key that Safari has given to an input method: the event comes after the composition, so that nothing else tells it. */
const ofInputMethod = 229

/**
 * Whether a key belongs to an input method: while it composes, Enter takes the letters over and Escape drops them, and neither is
 * meant for the page.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === ofInputMethod

/** For a field in a form whose own button does something else, as the cart's pays: Enter does what stands beside the field. */
export const onEnter =
  (act: () => void) =>
  (event: Pick<Pressed, 'key' | 'nativeEvent' | 'preventDefault'>): void => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
    event.preventDefault()
    act()
  }
