import { useEffect, useState } from 'react'

/**
 * Whether something has been going on long enough to be shown. It ends at once, because Back restores the place in what is
 * drawn with the new address.
 */
export function useLate(isGoingOn: boolean, milliseconds = 200): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isGoingOn) return setLate(false)
    const timer = setTimeout(() => setLate(true), milliseconds)
    return () => clearTimeout(timer)
  }, [isGoingOn, milliseconds])
  return isLate && isGoingOn
}
