import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Runs before the page is painted: marks one that was opened just now, by whose address nobody has come back to a place
 * on it. Only there `.below` waits to be laid out until it comes near (base.css), since its height is not known before;
 * until the first frame is drawn, it waits in any case, unless the address may name a place in it.
 */
export const freshPageScript = `(function(marks){if(history.state)return;marks.fresh=location.hash?'':'first';requestAnimationFrame(function(){setTimeout(function(){if(marks.fresh)marks.fresh=''})})})(document.documentElement.dataset)`

/** The next page has come in its place. */
export function useFreshPage(): void {
  const { key } = useLocation()
  const [opened] = useState(key)
  useLayoutEffect(() => {
    if (key !== opened) delete document.documentElement.dataset.fresh
  }, [key, opened])
}
