import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

const openAfterMs = 120
const closeAfterMs = 200

/**
 * Which menu of a row is open. Resting the mouse opens one, so that a passing mouse does not; leaving, Escape and
 * the next page close it. Escape gives the focus back to the button that opened it.
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
    timer.current = setTimeout(() => setOpened({ name, at: key }), open === null ? openAfterMs : 0)
  }
  useEffect(() => {
    const element = row.current
    if (!element) return
    const close = () => setOpened(null)
    const left = ({ relatedTarget }: FocusEvent) => {
      if (!element.contains(relatedTarget as Node | null)) close()
    }
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      element.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
      close()
    }
    const pointerLeft = () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(close, closeAfterMs)
    }
    element.addEventListener('focusout', left)
    element.addEventListener('keydown', pressed)
    element.addEventListener('pointerleave', pointerLeft)
    return () => {
      clearTimeout(timer.current)
      element.removeEventListener('focusout', left)
      element.removeEventListener('keydown', pressed)
      element.removeEventListener('pointerleave', pointerLeft)
    }
  }, [])
  return { row, open, setOpen, openSoon }
}
