import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noteRead } from '#src/platform/changes/read-topics.ts'
import type { Topic } from '#src/platform/changes/topics.ts'
import { createPagesCache, type CachedPage } from '#src/platform/pages-cache/pages-cache.ts'

const texts: Record<string, Topic[]> = { '/a': ['texts'], '/both': ['texts', 'settings'], '/b': ['settings'] }
const settled = () => new Promise((done) => setImmediate(done))

/** A shop of numbers: each page shows those of the topics it reads, some of them late. Its renders end when the test says so. */
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
    return new Response(JSON.stringify(shown))
  })
  function change(topic: string): void {
    now[topic]!++
    pages.invalidate(new Set([topic, 'products']))
  }
  const said = (page: CachedPage) => JSON.parse(page.identity.toString()) as Record<string, number>
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
    /** As to a cache that hears of changes only when it has nothing else to do. */
    changeUnheard: (topic: string) => (rendering === 0 ? change(topic) : void now[topic]!++),
    forget: () => pages.invalidate(null),
    /** Lets the render that waits longest go on. */
    step: () => gates.shift()?.(),
    /** Lets renders go on until everybody has been answered, however long compressing takes on a busy machine. */
    async finish() {
      while (waiting.size > 0) {
        gates.shift()?.()
        await settled()
      }
    },
  }
}

describe('a change', () => {
  test('drops the pages that were made from it, and no others', async () => {
    const { ask, change, finish, renders } = stage()
    const askAll = () => Promise.all([Promise.all(Object.keys(texts).map(ask)), finish()]).then(([shown]) => shown)
    await askAll()
    await askAll()
    expect(renders()).toBe(3)
    change('settings')
    expect(await askAll()).toEqual([{ texts: 0 }, { texts: 0, settings: 1 }, { settings: 1 }])
    expect(renders()).toBe(5)
  })

  test('that may be anything drops all, also what is being rendered', async () => {
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

  async function overtaken(tell: 'change' | 'changeUnheard') {
    const shop = stage()
    const early = shop.ask('/both')
    shop[tell]('texts')
    const late = shop.ask('/both')
    await shop.finish()
    const after = shop.ask('/both')
    await shop.finish()
    return { shown: await Promise.all([early, late, after]), renders: shop.renders() }
  }

  test('that overtakes a render: who asks after it does not see what was before', async () => {
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
    expect((await overtaken('changeUnheard')).shown.map(({ texts: shown }) => shown)).toEqual([0, 0, 0])
  })

  test('of something else leaves a render alone, and who asks meanwhile shares it', async () => {
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

/** What a shopper was shown that was older than what held when they asked; null when nothing was. */
async function olderThanAsked(steps: Step[], tell: 'change' | 'changeUnheard'): Promise<string | null> {
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

test('in whatever order pages are asked for, rendered and changed, nobody sees what was before they asked', async () => {
  const steps = fc.array(anyStep, { maxLength: 24 })
  await fc.assert(
    fc.asyncProperty(steps, async (each) => (await olderThanAsked(each, 'change')) === null),
    { numRuns: 150 },
  )
  const unheard = await fc.check(
    fc.asyncProperty(steps, async (each) => (await olderThanAsked(each, 'changeUnheard')) === null),
    { numRuns: 150 },
  )
  expect(unheard.failed).toBe(true)
}, 60_000)
