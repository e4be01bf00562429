import { useEffect, useState } from 'react'

/** Whole seconds left, counted again from every new `start`. It uses the clock, so it is right after the tab was asleep. */
export function useCountdown({ seconds }: { seconds: number }, start: object): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const until = performance.now() + seconds * 1000
    const look = () => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1000)))
    look()
    const timer = setInterval(look, 250)
    return () => clearInterval(timer)
  }, [seconds, start])
  return left
}

/** `0:42` */
export const minutesAndSeconds = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
