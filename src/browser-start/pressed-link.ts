/** Where a link is: its address, and which of the links there it is. */
interface Pressed {
  href: string | null
  nth: number
}

/** The link that was pressed last since the page came. */
let pressed: Pressed | undefined

/** Remembers the links that are pressed, from the hydration on; what finds them again is loaded later (`arrival.ts`). Ends by what it returns. */
export function rememberPressedLinks(): () => void {
  addEventListener('click', rememberLink, true)
  addEventListener('change', forgetLink, true)
  return () => {
    removeEventListener('click', rememberLink, true)
    removeEventListener('change', forgetLink, true)
  }
}

/** The page's entry in the history stores the link that was pressed last. */
function rememberLink({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('main a')
  if (!link) return
  const href = link.getAttribute('href')
  remember({ href, nth: linksTo(href).indexOf(link) })
}

/** Who changes a field after that, such as a filter, does not leave by the link. */
function forgetLink(): void {
  if (storedLink()) remember(undefined)
}

function remember(link: Pressed | undefined): void {
  pressed = link
  history.replaceState({ ...history.state, pressed: link }, '')
}

/** The link that led to the page that has come now. */
export function takePressed(): Pressed | undefined {
  const link = pressed
  pressed = undefined
  return link
}

const storedLink = () => (history.state as { pressed?: Pressed } | null)?.pressed
export const linkPressedHere = () => linkAt(storedLink())
export const linkAt = (link: Pressed | undefined): HTMLElement | null => (link && linksTo(link.href)[link.nth]) ?? null
const linksTo = (href: string | null) =>
  [...document.querySelectorAll('main a')].filter((link) => link.getAttribute('href') === href) as HTMLElement[]
