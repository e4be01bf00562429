import { useEffect, useRef } from 'react'

/**
 * An item of a list that leaves with the button that had the focus gives it to the item that takes its place, the last
 * one to the one before (access-05). `items` selects them within the element of the ref; without any, the page's heading
 * takes the focus, or what `focusOther`, always the same function, gives it to.
 */
export function useNextItem<List extends HTMLElement>(items: string, count: number, focusOther = focusHeading) {
  const list = useRef<List>(null)
  const focused = useRef(-1)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const all = [...(list.current?.querySelectorAll(items) ?? [])]
      focused.current = all.findIndex((item) => item.contains(target as Node))
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [items])
  useEffect(() => {
    if (focused.current < 0 || document.activeElement !== document.body) return
    const all = list.current?.querySelectorAll(items)
    const next = all?.[Math.min(focused.current, count - 1)]
    const place = next?.querySelector<HTMLElement>('a:not([tabindex])') ?? next?.querySelector('button')
    if (place) place.focus()
    else focusOther()
  }, [items, count, focusOther])
  return list
}

/** The focus of a button that is over with; the page's heading is there whatever becomes of the list. */
export const focusHeading = (): void => document.querySelector<HTMLElement>('main h1')?.focus()
