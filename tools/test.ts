import { ensureBrowser } from './browser.ts'
import { buildIfStale, bundleIfStale } from './build.ts'
import { checkHouse, forgetReports, runJourneys, runVitest, tell } from './test-runners.ts'

/** Everything: house checks, rules and API on a real PostgreSQL, journeys in a real Chromium. Ends with the sums. */
const started = Date.now()
forgetReports()
buildIfStale()
await bundleIfStale()
const browser = ensureBrowser()
const house = await checkHouse()
// Side by side: while one waits for a job or a page, the other has the processor.
const tested = await Promise.all([runVitest(), runJourneys(browser)])
tell([house, ...tested], started)
