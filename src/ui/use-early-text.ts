import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/**
 * Takes what was typed into a field, or filled in by the browser, before the page is hydrated: React leaves it there, but does not
 * know of it. It is taken before the press of a button that is pressed once more.
 */
export function useEarlyText(input: RefObject<HTMLInputElement | null>, take: (text: string) => void): void {
  const takeNow = useEffectEvent(take)
  useLayoutEffect(() => {
    const text = input.current?.value
    if (text) takeNow(text)
  }, [input])
}
