/** While pictures that came with the page are still drawn, modules would take the processor from them and be slower themselves. */
const breathMs = 250

/**
 * Runs in the page: what comes later is fetched, and modules run, a breath after everything seen first has come and is
 * painted, or at once where a hand is quicker. A picture that does not come holds nothing up for longer than two seconds.
 * Each is a task of its own, so that none is long; what cannot be had is missed by the modules that ask for it. Whoever
 * comes back is brought to a place before that is painted.
 */
export const startAfterPaint = `(() => {
  const hands = ['pointerdown', 'keydown', 'touchstart']
  const all = (selector) => [...document.querySelectorAll(selector)]
  let started = false

  function start() {
    if (started) return
    started = true
    for (const hand of hands) removeEventListener(hand, start, true)
    inTurn(all('link[rel=later]'), announce, () => inTurn(all('link[data-first]'), runFirst, () => inTurn(all('script[type=later]'), run)))
  }

  function inTurn([next, ...others], act, then) {
    if (next) Promise.resolve(act(next)).then(() => setTimeout(inTurn, 0, others, act, then))
    else then?.()
  }

  function announce(link) {
    link.rel = link.dataset.rel
  }

  function runFirst(link) {
    return import(link.href).catch(() => {})
  }

  function run(later) {
    const script = document.createElement('script')
    script.type = later.dataset.type ?? ''
    script.textContent = later.textContent
    document.head.append(script)
    later.type = 'ran'
  }

  if (!('fresh' in document.documentElement.dataset)) all('script[type=later]:not([data-type])').forEach(run)
  for (const hand of hands) addEventListener(hand, start, true)
  addEventListener('load', () => {
    if (document.hidden) start()
    else requestAnimationFrame(() => new PerformanceObserver(() => setTimeout(start, ${breathMs})).observe({ type: 'paint', buffered: true }))
  })
  setTimeout(start, 2000)
})()`
