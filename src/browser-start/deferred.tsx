import { createContext, use, type ReactNode } from 'react'
import { Scripts } from 'react-router'
import loadModules from './load-modules.ts?inline-script'
import { deferredId, pageDataId } from './page-marks.ts'

/** On the server: the data that the page was made from, as React Router's browser half reads it: JSON, in which `<` only occurs in texts. */
export const PageData = createContext('')

/**
 * React Router's modules, what they need, and whole style sheets, none of which may take the line from the first paint.
 * A browser with scripts reads a `<noscript>` as text, and React does not hydrate it; `load-modules.ts` puts it to work.
 */
export function Deferred({ children }: { children: ReactNode }) {
  return (
    <>
      <noscript id={deferredId}>
        {children}
        <Scripts />
        <script id={pageDataId} type="application/json" dangerouslySetInnerHTML={{ __html: use(PageData).replaceAll('<', '\\u003c') }} />
      </noscript>
      <script dangerouslySetInnerHTML={{ __html: loadModules }} suppressHydrationWarning />
    </>
  )
}
