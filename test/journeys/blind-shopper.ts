import type { Frame, Page } from '@playwright/test'
import { expect, settled } from './journey.ts'

interface Stop {
  /** Role and name, as a screen reader says them. */
  name: string
  /** What describes it, or the option that is active in it. */
  description: string
  box: { x: number; y: number; width: number; height: number }
  /** Whether something else lies over its middle, such as a bar at the edge of the screen. */
  isCovered: boolean
}

const mostStops = 80

/** Somebody without a mouse who does not see the screen: their keys, where each of them leads, and all that is said. */
export async function blindShopper(page: Page) {
  await page.addInitScript(listen)
  const stops: Stop[] = []
  const story: string[] = []

  async function record(): Promise<Stop> {
    return recorded(await focused(page, story))
  }
  async function recorded(stop: Stop): Promise<Stop> {
    story.push(...(await page.evaluate(() => window.said?.splice(0) ?? [])))
    const words = [stop.name, stop.description].filter(Boolean).join('. ')
    if (story.at(-1) !== words) story.push(words)
    stops.push(stop)
    return stop
  }
  const shopper = {
    stops,
    story,
    /** Goes on by Tab until something of this name has the focus. */
    async tabTo(name: RegExp): Promise<void> {
      for (let tabs = 0; tabs < mostStops; tabs++) {
        await page.keyboard.press('Tab')
        if (name.test((await record()).name)) return
      }
      throw new Error(`No stop is named ${String(name)}:\n${story.join('\n')}`)
    },
    /** Goes down a list of suggestions until one of these words is the active one. */
    async choose(words: RegExp): Promise<void> {
      for (let options = 0; options < mostStops; options++) {
        await page.keyboard.press('ArrowDown')
        if (words.test((await record()).description)) return
      }
      throw new Error(`No suggestion says ${String(words)}:\n${story.join('\n')}`)
    },
    /** Presses a key that does something, and waits until it is done; the focus must be somewhere. */
    async press(key: string): Promise<void> {
      await page.keyboard.press(key)
      await settled(page)
      // Where a page is fetched in parts, its main part has the focus until the heading is drawn.
      let stop: Stop | undefined
      await expect.poll(async () => (stop = await focused(page, story)).name, { timeout: 20_000 }).not.toBe('main')
      await recorded(stop!)
    },
    async type(name: RegExp, text: string): Promise<void> {
      await shopper.tabTo(name)
      await page.keyboard.type(text)
    },
    /** Waits until something of this name takes the focus by itself. */
    async arrivesAt(name: RegExp): Promise<void> {
      await expect.poll(async () => (await focused(page, story)).name, { timeout: 20_000 }).toMatch(name)
      await record()
    },
  }
  return shopper
}

/** What has the focus, in the bank's frame too: never the page as a whole. */
async function focused(page: Page, before: readonly string[]): Promise<Stop> {
  let frame: Frame = page.mainFrame()
  for (;;) {
    const element = (await frame.evaluateHandle(() => document.activeElement)).asElement()
    const inner = await element?.contentFrame()
    if (!inner) break
    frame = inner
  }
  const place = frame.locator('body :focus')
  await expect(place, `the focus is not lost after\n${before.join('\n')}\n`).toHaveCount(1)
  const [snapshot, box, isCovered, description] = await Promise.all([
    place.ariaSnapshot(),
    place.boundingBox(),
    place.evaluate(liesUnderAnother),
    place.evaluate((element) =>
      ['aria-activedescendant', 'aria-describedby']
        .flatMap((attribute) => element.getAttribute(attribute)?.split(' ') ?? [])
        .map((id) => document.getElementById(id)?.textContent?.trim() ?? '')
        .filter(Boolean)
        .join(' '),
    ),
  ])
  // The focus has moved on while it was read.
  if (!box) return focused(page, before)
  return { name: snapshot.split('\n')[0]!.replace(/^- /, '').replaceAll('"', '').replace(/:$/, ''), description, box, isCovered }
}

function liesUnderAnother(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const middle = (from: number, to: number, most: number) => Math.min(Math.max((from + to) / 2, 0), most - 1)
  const hit = document.elementFromPoint(middle(left, right, innerWidth), middle(top, bottom, innerHeight))
  return !hit || !(element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element)
}

declare global {
  interface Window {
    /** What live regions have said since it was asked last. */
    said?: string[]
  }
}

/** Runs in the page: what a live region says when its text changes. Only an alert says what it was drawn with. */
function listen(): void {
  const said: string[] = (window.said = [])
  const before = new WeakMap<Element, string>()
  const regions = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive], output'
  new MutationObserver((records) => {
    if (!('hydrated' in document.documentElement.dataset)) return
    const changed = new Set<Element>()
    for (const { target, addedNodes } of records) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(regions)
      if (region) changed.add(region)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        if (node.matches('[role=alert]')) changed.add(node)
        for (const alert of node.querySelectorAll('[role=alert]')) changed.add(alert)
      }
    }
    for (const region of changed) {
      const words = region.checkVisibility() ? (region as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim() : ''
      if (words && words !== before.get(region)) said.push(words)
      before.set(region, words)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
