import { linkAt, linkPressedHere, takePressed } from './pressed-link.ts'

/** The page that is shown, by path and heading; undefined before the first one. */
let shown: string | undefined
/** Ends the search for the place of the page before. */
let stop = (): void => {}

/**
 * A page says that it came by the focus. It falls on the link that the shopper had pressed there and comes back to
 * (access-03), on the part that the address names (access-02), or on the page's heading (access-01). Where only the query
 * is another, the focus stays, but a link that was drawn again at its press gets it back. A page opened from outside starts
 * as the browser starts it, unless its address or its heading asks for the focus (access-04).
 */
export function arrive(): void {
  const [before, page] = [shown, `${location.pathname} ${heading('')?.textContent ?? ''}`]
  const ledBy = takePressed()
  shown = page
  stop()
  if (before === undefined) keepFocus(() => heading('[data-takes-focus]'))
  else if (before !== page) keepFocus(() => heading('') ?? main(), linkPressedHere)
  else if (document.activeElement === document.body) keepFocus(() => linkAt(ledBy) ?? heading('') ?? main(), linkPressedHere)
  else keepFocus(() => null, linkPressedHere)
}

/** Gives the focus to the place that is wanted most, also when it is drawn later or drawn again, until the shopper moves it. */
function keepFocus(otherwise: () => HTMLElement | null, first: () => HTMLElement | null = () => null): void {
  let place: HTMLElement | null = null
  const take = () => {
    const part = partOf(location.hash)
    const found = first() ?? part ?? otherwise()
    if (!found || found === place) return
    place = found
    if (found.tabIndex < 0) found.tabIndex = -1
    found.focus({ preventScroll: true })
    if (found === part) found.scrollIntoView()
  }
  const drawn = new MutationObserver(take)
  const stopWhenMoved = ({ target }: Event) => {
    if (target !== place) stop()
  }
  stop = () => {
    drawn.disconnect()
    document.removeEventListener('focusin', stopWhenMoved)
  }
  take()
  drawn.observe(main(), { childList: true, subtree: true })
  document.addEventListener('focusin', stopWhenMoved)
}

const main = () => document.querySelector('main')!
const heading = (asking: string) => main().querySelector<HTMLElement>(`h1${asking}`)

function partOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // Not every text after # is well encoded.
    return null
  }
}
