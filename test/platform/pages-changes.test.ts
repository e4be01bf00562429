import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noteRead } from '#src/platform/changes/read-topics.ts'
import type { Topic } from '#src/platform/changes/topics.ts'
import { createPagesCache, type CachedPage } from '#src/platform/pages-cache/pages-cache.ts'

const texts: Record<string, Topic[]> = { '/a': ['texts'], '/both': ['texts', 'settings'], '/b': ['settings'] }
const settled = () => new Promise((done) => setImmediate(done))

/** Pages that show a number for each topic they read, and read some of them late. A render ends when the test lets it. */
function stage() {
  const now: Record<string, number> = { texts: 0, settings: 0 }
  const gates: (() => void)[] = []
  let renders = 0
  let rendering = 0
  const waiting = new Set<object>()
  const pages = createPagesCache(async ({ path }) => {
    renders++
    rendering++
    const [first, ...others] = texts[path]!
    noteRead(first!)
    const shown = { [first!]: now[first!] }
    await new Promise<void>((go) => gates.push(go))
    noteRead(...others)
    for (const topic of others) shown[topic] = now[topic]
    await new Promise<void>((go) => gates.push(go))
    rendering--
    return { status: 200, contentType: 'application/json', location: null, body: JSON.stringify(shown) }
  })
  function change(topic: string): void {
    now[topic]!++
    pages.invalidate(new Set([topic, 'products']))
  }
  const said = async (page: CachedPage) => JSON.parse((await page.as('identity')).toString()) as Record<string, number>
  return {
    now,
    renders: () => renders,
    ask(path: string) {
      const question = {}
      waiting.add(question)
      return pages
        .get({ path, culture: 'en' })
        .then(said)
        .finally(() => waiting.delete(question))
    },
    change,
    /** A cache that is notified of changes only while nothing is rendered. */
    changeUnnoticed: (topic: string) => (rendering === 0 ? change(topic) : void now[topic]!++),
    forget: () => pages.invalidate(null),
    /** Continues the render that has waited longest. */
    step: () => gates.shift()?.(),
    /** Continues renders until every request has its page, however long compression takes on a busy machine. */
    async finish() {
      while (waiting.size > 0) {
        gates.shift()?.()
        await settled()
      }
    },
  }
}

describe('a change', () => {
  test('invalidates the pages that read its topic, and no others', async () => {
    const { ask, change, finish, renders } = stage()
    const askAll = () => Promise.all([Promise.all(Object.keys(texts).map(ask)), finish()]).then(([shown]) => shown)
    await askAll()
    await askAll()
    expect(renders()).toBe(3)
    change('settings')
    expect(await askAll()).toEqual([{ texts: 0 }, { texts: 0, settings: 1 }, { settings: 1 }])
    expect(renders()).toBe(5)
  })

  test('that may be anything invalidates all pages, also those being rendered', async () => {
    const { ask, forget, finish, renders } = stage()
    const before = ask('/a')
    forget()
    await finish()
    await before
    const after = ask('/a')
    await finish()
    await after
    expect(renders()).toBe(2)
  })

  async function overtaken(tell: 'change' | 'changeUnnoticed') {
    const shop = stage()
    const early = shop.ask('/both')
    shop[tell]('texts')
    const late = shop.ask('/both')
    await shop.finish()
    const after = shop.ask('/both')
    await shop.finish()
    return { shown: await Promise.all([early, late, after]), renders: shop.renders() }
  }

  test('during a render: a later request does not get the state before the change', async () => {
    expect(await overtaken('change')).toEqual({
      shown: [
        { texts: 0, settings: 0 },
        { texts: 1, settings: 0 },
        { texts: 1, settings: 0 },
      ],
      renders: 2,
    })
  })
  test('and would, were it not remembered while the page is rendered', async () => {
    expect((await overtaken('changeUnnoticed')).shown.map(({ texts: shown }) => shown)).toEqual([0, 0, 0])
  })

  test('of another topic does not disturb a render, and later requests share it', async () => {
    const { ask, change, finish, renders } = stage()
    const early = ask('/a')
    change('settings')
    const late = ask('/a')
    await finish()
    expect(await Promise.all([early, late, ask('/a')])).toEqual([{ texts: 0 }, { texts: 0 }, { texts: 0 }])
    expect(renders()).toBe(1)
  })
})

type Step = { does: 'ask'; path: string } | { does: 'change'; topic: string } | { does: 'step' }
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('ask' as const), path: fc.constantFrom(...Object.keys(texts)) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('change' as const), topic: fc.constantFrom('texts', 'settings') }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('step' as const) }) },
)

/** What a page showed that was older than the state at its request; null when nothing was. */
async function olderThanAsked(steps: Step[], tell: 'change' | 'changeUnnoticed'): Promise<string | null> {
  const shop = stage()
  const asked: Promise<string | null>[] = []
  for (const step of steps) {
    if (step.does === 'change') shop[tell](step.topic)
    else if (step.does === 'step') shop.step()
    else {
      const asOf = { ...shop.now }
      asked.push(
        shop
          .ask(step.path)
          .then((shown) =>
            Object.entries(shown).some(([topic, value]) => value < asOf[topic]!) ? `${step.path} ${JSON.stringify({ asOf, shown })}` : null,
          ),
      )
    }
    await settled()
  }
  await shop.finish()
  return (await Promise.all(asked)).find((each) => each !== null) ?? null
}

test('whatever the order of requests, renders and changes, no page is older than its request', async () => {
  const steps = fc.array(anyStep, { maxLength: 24 })
  await fc.assert(
    fc.asyncProperty(steps, async (each) => (await olderThanAsked(each, 'change')) === null),
    { numRuns: 150 },
  )
  const unheard = await fc.check(
    fc.asyncProperty(steps, async (each) => (await olderThanAsked(each, 'changeUnnoticed')) === null),
    { numRuns: 150 },
  )
  expect(unheard.failed).toBe(true)
})
