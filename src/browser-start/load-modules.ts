// Written to the end of every page, so it runs when the page has been read (`inlineScript` in build.ts).
import { deferredId, pageDataId } from './page-marks.ts'
import './trusted-types.ts'

declare global {
  interface Window {
    /** Where React Router's browser half reads the data that the page was made from. */
    __reactRouterContext?: { streamController: ReadableStreamDefaultController<string> }
  }
}

/** Pictures of the first screen are still decoded and drawn after they came. */
const pauseMs = 250
/** A picture that does not come holds nothing up for longer. */
const longestWaitMs = 2000
const touches = ['pointerdown', 'keydown', 'touchstart']

let started = false

/** Shortly after everything seen first has come and is painted, or at once when the shopper touches the page. */
function start(): void {
  if (started) return
  started = true
  const deferred = document.getElementById(deferredId)!
  // The elements are those that the server wrote into this page.
  const policy = globalThis.trustedTypes?.createPolicy('page-start', { createHTML: (html) => html })
  const html = policy?.createHTML(deferred.textContent) ?? deferred.textContent
  document.head.append(document.createRange().createContextualFragment(html as string))
  const { streamController } = window.__reactRouterContext!
  streamController.enqueue(document.getElementById(pageDataId)!.textContent)
  streamController.close()
}

for (const touch of touches) addEventListener(touch, start, { capture: true, once: true })
addEventListener('load', () => {
  new PerformanceObserver(() => setTimeout(start, pauseMs)).observe({ type: 'paint', buffered: true })
})
setTimeout(start, longestWaitMs)
