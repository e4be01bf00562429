// Written to the end of every page, so it runs when the page has been read (`inline-script` in vite-plugins.ts).
import { pageMarks } from './page-marks.ts'

/** While pictures that came with the page are still drawn, modules would take the processor from them and be slower themselves. */
const pauseMs = 250
/** A picture that does not come holds nothing up for longer. */
const longestWaitMs = 2000
const touches = ['pointerdown', 'keydown', 'touchstart']

let started = false

/**
 * Fetches what was deferred and runs the modules: shortly after everything seen first has come and is painted, or at
 * once when the shopper touches the page. Each is a task of its own, so that none is long; what cannot be fetched is
 * missed by the modules that ask for it.
 */
async function start(): Promise<void> {
  if (started) return
  started = true
  for (const touch of touches) removeEventListener(touch, start, true)
  await inTurn(all<HTMLLinkElement>('link[rel=later]'), (link) => void (link.rel = link.dataset.rel!))
  await inTurn(all<HTMLLinkElement>('link[data-first]'), ({ href }) => import(/* @vite-ignore */ href).catch(() => {}))
  await inTurn(all<HTMLScriptElement>('script[type=later]'), run)
}

const all = <E extends Element>(selector: string): E[] => [...document.querySelectorAll<E>(selector)]

async function inTurn<T>(each: T[], act: (one: T) => unknown): Promise<void> {
  for (const one of each) {
    await act(one)
    await new Promise((done) => setTimeout(done))
  }
}

function run(later: HTMLScriptElement): void {
  const script = document.createElement('script')
  script.type = later.dataset.type ?? ''
  script.textContent = later.textContent
  document.head.append(script)
  later.type = 'ran'
}

// Whoever comes back is brought to a place before that is painted.
if (pageMarks().lazyLayout === undefined) all<HTMLScriptElement>('script[type=later]:not([data-type])').forEach(run)
for (const touch of touches) addEventListener(touch, start, true)
addEventListener('load', () => {
  if (document.hidden) void start()
  else requestAnimationFrame(() => new PerformanceObserver(() => setTimeout(start, pauseMs)).observe({ type: 'paint', buffered: true }))
})
setTimeout(start, longestWaitMs)
