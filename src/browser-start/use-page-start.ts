import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { replayEarlyPress } from './early-press.ts'
import { endLazyLayout } from './lazy-layout.ts'
import { pageMarks } from './page-marks.ts'
import { rememberPressedLinks } from './pressed-link.ts'

/** For the frame round every page: it is hydrated when the effects of this run. */
export function usePageStart(): void {
  const { key } = useLocation()
  useLayoutEffect(() => {
    if (key !== 'default') endLazyLayout()
  }, [key])
  useEffect(rememberPressedLinks, [])
  useEffect(() => {
    pageMarks().hydrated = ''
    // After the effects, because a part that is still to be hydrated is so at a press, and nothing renders within effects.
    setTimeout(replayEarlyPress)
    // After the first page is hydrated, which is before the next one comes.
    import('./arrival.ts').then(({ arrive }) => arrive(), Boolean)
  }, [key])
}
