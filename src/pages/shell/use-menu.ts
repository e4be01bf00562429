import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { prefetch } from '#src/ui/part.tsx'

const loadKeys = () => import('./menu-keys.ts')

const openAfterMs = 120
/** Milliseconds before another menu opens: enough to move the mouse diagonally into the open one. */
const switchAfterMs = 80
const closeAfterMs = 200

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** An arrow alone moves through a menu; with another key, as Alt and Left, it is the browser's. */
export const movesInMenu = ({ key, altKey, ctrlKey, metaKey, shiftKey }: Pressed): boolean =>
  key.startsWith('Arrow') && !altKey && !ctrlKey && !metaKey && !shiftKey

interface PointerAway {
  left(): void
  pressedElsewhere(): void
}

/** A finger leaves an element whenever it is lifted, and when it begins to scroll, so only a mouse is said to have left. */
export function onPointerAway(element: HTMLElement, { left, pressedElsewhere }: PointerAway, signal: AbortSignal): void {
  element.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && left(), { signal })
  document.addEventListener('pointerdown', ({ target }) => !element.contains(target as Node) && pressedElsewhere(), { signal })
}

/**
 * Which menu of a row is open. Hovering for a moment opens one, so that a passing mouse does not; leaving, a press elsewhere,
 * Escape and the next page close it. Escape returns the focus to the button of the open menu; arrow keys move through it.
 */
export function useMenu() {
  const [opened, setOpened] = useState<{ name: string | null; at: string } | null>(null)
  const { key } = useLocation()
  const row = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const open = opened?.at === key ? opened.name : null
  const setOpen = (name: string | null) => {
    clearTimeout(timer.current)
    setOpened({ name, at: key })
  }
  const openSoon = (name: string | null) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpened({ name, at: key }), open === null ? openAfterMs : switchAfterMs)
  }
  const opener = useRef(setOpen)
  useEffect(() => {
    opener.current = setOpen
  })
  useEffect(() => {
    const element = row.current
    if (!element) return
    const close = () => setOpened(null)
    const left = ({ relatedTarget }: FocusEvent) => {
      if (!element.contains(relatedTarget as Node | null)) close()
    }
    const fetchKeys = () => prefetch(loadKeys)
    const pressed = (event: KeyboardEvent) => {
      const isInside = element.contains(event.target as Node)
      if (isInside && movesInMenu(event)) {
        event.preventDefault()
        loadKeys().then(
          ({ moveByArrow }) => moveByArrow(event, element, (name) => opener.current(name)),
          () => {},
        )
      }
      if (event.key !== 'Escape') return
      if (isInside) element.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
      close()
    }
    const closeSoon = () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(close, closeAfterMs)
    }
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('focusout', left, { signal })
    element.addEventListener('focusin', fetchKeys, { signal })
    document.addEventListener('keydown', pressed, { signal })
    onPointerAway(element, { left: closeSoon, pressedElsewhere: close }, signal)
    return () => {
      clearTimeout(timer.current)
      listening.abort()
    }
  }, [])
  return { row, open, setOpen, openSoon }
}
