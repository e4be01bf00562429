import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { replayEarlyPress } from './early-press.ts'
import { endLazyLayout } from './lazy-layout.ts'
import { pageMarks } from './page-marks.ts'

/** For the frame round every page: it is hydrated when the effects of this run. */
export function usePageStart(): void {
  const { key } = useLocation()
  const [opened] = useState(key)
  useLayoutEffect(() => {
    if (key !== opened) endLazyLayout()
  }, [key, opened])
  useEffect(() => {
    pageMarks().hydrated = ''
    // After the effects, because a part that is still to be hydrated is so at a press, and nothing renders within effects.
    setTimeout(replayEarlyPress)
  }, [])
}
