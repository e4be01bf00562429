import { useEffect, useState, type RefObject } from 'react'
import { getContentCategory } from '#src/features/content/content.contract.ts'
import type { Client } from '#src/kit/client.ts'

/** The delay of a counter's sample (home-03). */
const sampleAfterMs = 500
const climbMs = 900
/** Out of sight the counter is set back to this share of its value, so that it can count up. */
const startShare = 0.8

interface Counter {
  /** The number on the screen, which is animated. */
  shown: number
  /** The true number, for screen readers. */
  settled: number
}

/** A counter that, once it is in sight, takes a sample, requests the next value and counts up to it; without animation where reduced motion is preferred. */
export function useCounter(amount: number, client: Client, place: RefObject<HTMLElement | null>): Counter {
  const [counter, setCounter] = useState<Counter>({ shown: amount, settled: amount })
  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    let sample = amount
    let waiting: ReturnType<typeof setTimeout> | undefined
    let frame = 0

    function climb(to: number): void {
      const began = performance.now()
      const step = (now: number) => {
        const part = isStill ? 1 : Math.min(1, (now - began) / climbMs)
        setCounter({ shown: Math.round(sample + (to - sample) * (1 - (1 - part) ** 3)), settled: to })
        if (part < 1) frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
    }
    async function next(): Promise<void> {
      const reply = await client(getContentCategory, { query: { amount: sample } })
      climb(reply.ok ? reply.value : amount)
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) {
        observer.disconnect()
        waiting = setTimeout(() => void next(), sampleAfterMs)
      } else if (!isStill) {
        sample = Math.floor(amount * startShare)
        setCounter({ shown: sample, settled: amount })
      }
    })
    if (place.current) observer.observe(place.current)
    return () => {
      observer.disconnect()
      clearTimeout(waiting)
      cancelAnimationFrame(frame)
    }
  }, [amount, client, place])
  return counter
}
