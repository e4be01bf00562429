import type { ReactNode } from 'react'

interface Place {
  /** The id of the element. */
  target: string
  /** Moves the focus there, when following the id is not enough. */
  go?: (() => void) | undefined
}

/** A link to a place on the page, which takes the focus. */
export const PlaceLink = ({ className, children, ...place }: Place & { className?: string; children: ReactNode }) => (
  <a
    className={className}
    href={`#${place.target}`}
    onClick={(event) => {
      event.preventDefault()
      goTo(place)
    }}
  >
    {children}
  </a>
)

/** Moves focus and scroll position without a new entry in the browser's history. */
export function goTo({ target, go }: Place): void {
  if (go) return go()
  const element = document.getElementById(target)
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
}
