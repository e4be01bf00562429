import { useEffect, useState, type RefObject } from 'react'
import { getContentCategory } from '#src/features/content/content.contract.ts'
import type { Client } from '#src/kit/client.ts'

/** The delay of a counter's sample (home-03). */
const sampleAfterMs = 500

/** The number of a counter that, once it is in sight, takes a sample and requests the next value. Every number that it shows is true. */
export function useCounter(amount: number, client: Client, place: RefObject<HTMLElement | null>): number {
  const [shown, setShown] = useState(amount)
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    async function next(): Promise<void> {
      const reply = await client(getContentCategory, { query: { amount } })
      if (reply.ok) setShown(reply.value)
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      waiting = setTimeout(() => void next(), sampleAfterMs)
    })
    if (place.current) observer.observe(place.current)
    return () => {
      observer.disconnect()
      clearTimeout(waiting)
    }
  }, [amount, client, place])
  return shown
}
