import { createRequire } from 'node:module'
import type axe from 'axe-core'
import { expect, type Frame, type Page } from '@playwright/test'
import { atRest } from './at-rest.ts'

const { source } = createRequire(import.meta.url)('axe-core') as typeof axe

/**
 * All rules of all levels but the contrast of AAA, which the red of prices does not meet, and one that takes a sixth of the time and can
 * find nothing wrong: it names what is hidden, for somebody to look at.
 */
const rules: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'] },
  rules: { 'color-contrast-enhanced': { enabled: false }, 'hidden-content': { enabled: false } },
  resultTypes: ['violations', 'incomplete'],
  elementRef: true,
  // Each frame is checked by itself, because axe in a page cannot reach a frame of another origin.
  iframes: false,
}

/** The headers and footers whose targets axe has measured: most pages have the same ones. */
const known = new Set<string>()
/** The kinds of elements whose contrast axe has computed. */
const seen = new Set<string>()

/** Expects no violation of any impact in the page and its frames. */
export async function expectNoViolations(page: Page, name = page.url()): Promise<void> {
  const around = await page.locator('body > header, body > footer').evaluateAll(descriptions)
  const isKnown = around.length > 0 && around.every((each) => known.has(each))
  const look = () => Promise.all(page.frames().map((frame) => violationsIn(frame, frame === page.mainFrame(), isKnown)))
  // A frame may get its document only now, such as the bank's card fields; then it is looked at again.
  let found = await look().catch((error: Error) => (/context was destroyed|detached/.test(error.message) ? look() : Promise.reject(error)))
  // A message of the bar may have taken the place of another meanwhile; what is wrong for longer is found again.
  if (found.some(({ violations }) => violations.length > 0)) found = await page.evaluate(atRest).then(look)
  expect(
    found.flatMap(({ violations }) => violations),
    `axe on ${name}`,
  ).toEqual([])
  for (const each of around) known.add(each)
  for (const kind of found.flatMap(({ kinds }) => kinds)) seen.add(kind)
}

/** The markup of these elements, with all that decides how they are shown. */
function descriptions(elements: Element[]): string[] {
  const { documentElement: html, body } = document
  const outside = [innerWidth, ...[html, body].map((element) => (element.cloneNode(false) as Element).outerHTML)].join(' ')
  return elements.map((element) => outside + element.outerHTML)
}

async function violationsIn(frame: Frame, isPage: boolean, isShellKnown: boolean): Promise<{ violations: string[]; kinds: string[] }> {
  if (!(await frame.evaluate(() => 'axe' in window))) {
    await frame.evaluate(source)
    await frame.evaluate(rememberColors)
  }
  await frame.evaluate(markSeen, [...seen])
  return frame.evaluate(
    async ({ options, isPage, isKnown }) => {
      // These two take most of the time.
      const outside = isKnown ? ':not(body > header, body > header *, body > footer, body > footer *)' : '*'
      window.axe.configure({
        rules: [
          { id: 'color-contrast', selector: ':not([data-seen])' },
          { id: 'target-size', selector: outside },
        ],
      })
      // Rules for a whole page, which a frame need not meet.
      const { violations, incomplete } = await window.axe.run(
        document,
        isPage
          ? options
          : {
              ...options,
              rules: {
                ...options.rules,
                region: { enabled: false },
                'landmark-one-main': { enabled: false },
                'page-has-heading-one': { enabled: false },
              },
            },
      )
      for (const element of document.querySelectorAll('[data-seen]')) element.removeAttribute('data-seen')
      // What lies under something else has no contrast yet.
      for (const { element } of incomplete.find(({ id }) => id === 'color-contrast')?.nodes ?? []) window.firstOfKind.delete(element!)
      return {
        violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
        kinds: [...window.firstOfKind.values()],
      }
    },
    { options: rules, isPage, isKnown: isPage && isShellKnown },
  )
}

/**
 * Elements of one kind have the same contrast: the same tags with the same attributes and states, up to the root, in a
 * window of the same width. All but the first of a kind are marked, and those of the kinds seen before.
 */
function markSeen(before: string[]): void {
  /** What differs between elements that look the same. */
  const own = /^(id|name|value|for|href|src|srcset|sizes|alt|title|content|datetime|aria-(label|labelledby|describedby|controls|valuenow))$/
  const all = new Set(before)
  const kinds = new Map<Element, string>()
  const first = new Map<Element, string>()
  // Most elements of a page are described as another one is.
  const short = new Map<string, string>()
  const shortened = (text: string): string => {
    const known = short.get(text)
    if (known) return known
    let [a, b] = [0, 0]
    for (const character of text) {
      a = Math.imul(a ^ character.codePointAt(0)!, 0x01_00_01_93)
      b = Math.imul(b ^ character.codePointAt(0)!, 0x85_eb_ca_6b) ^ (b >>> 13)
    }
    const hash = `${(a >>> 0).toString(36)}.${(b >>> 0).toString(36)}`
    short.set(text, hash)
    return hash
  }
  for (const element of document.querySelectorAll('*')) {
    const attributes = [...element.attributes].filter(({ name }) => !own.test(name)).map(({ name, value }) => `${name}=${value}`)
    const states = [':hover', ':focus', ':checked', ':disabled', ':invalid', ':empty'].filter((state) => element.matches(state))
    const around = element.parentElement ? kinds.get(element.parentElement) : `${location.origin} ${innerWidth}`
    const kind = shortened([around, element.localName, ...attributes, ...states].join(' '))
    kinds.set(element, kind)
    if (all.has(kind)) element.setAttribute('data-seen', '')
    else if (element.checkVisibility()) {
      first.set(element, kind)
      all.add(kind)
    }
  }
  window.firstOfKind = first
}

interface Color {
  r: number
  g: number
  b: number
  alpha: number
  parseString(text: string): Color
}

/** Reading a colour takes axe a fifth of its time on a page, and a page has few colours: each is read once. */
function rememberColors(): void {
  const { Color } = (window.axe.commons as unknown as { color: { Color: { prototype: Color } } }).color
  const { parseString } = Color.prototype
  const known = new Map<string, Pick<Color, 'r' | 'g' | 'b' | 'alpha'>>()
  Color.prototype.parseString = function (this: Color, text) {
    const before = known.get(text)
    if (before) return Object.assign(this, before)
    const { r, g, b, alpha } = parseString.call(this, text)
    known.set(text, { r, g, b, alpha })
    return this
  }
}

declare global {
  interface Window {
    axe: typeof axe
    firstOfKind: Map<Element, string>
  }
}
