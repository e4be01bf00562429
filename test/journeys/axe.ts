import { createRequire } from 'node:module'
import type axe from 'axe-core'
import { expect, type Frame, type Page } from '@playwright/test'

const { source } = createRequire(import.meta.url)('axe-core') as typeof axe

/** All rules of all levels but the contrast of AAA, which the red of prices does not meet. */
const rules: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'] },
  rules: { 'color-contrast-enhanced': { enabled: false } },
  resultTypes: ['violations'],
  // Each frame is checked by itself, because axe in a page cannot reach a frame of another origin.
  iframes: false,
}

/** The headers and footers whose colours and sizes axe has read: most pages have the same ones. */
const known = new Set<string>()

/** Expects no violation of any impact in the page and its frames. */
export async function expectNoViolations(page: Page, name = page.url()): Promise<void> {
  const around = await page.locator('body > header, body > footer').evaluateAll(descriptions)
  const isKnown = around.length > 0 && around.every((each) => known.has(each))
  const violations = await Promise.all(page.frames().map((frame) => violationsIn(frame, frame === page.mainFrame(), isKnown)))
  expect(violations.flat(), `axe on ${name}`).toEqual([])
  for (const each of around) known.add(each)
}

/** The markup of these elements, with all that decides how they are shown. */
function descriptions(elements: Element[]): string[] {
  const { documentElement: html, body } = document
  const outside = [innerWidth, ...[html, body].map((element) => (element.cloneNode(false) as Element).outerHTML)].join(' ')
  return elements.map((element) => outside + element.outerHTML)
}

async function violationsIn(frame: Frame, isPage: boolean, isShellKnown: boolean): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) {
    await frame.evaluate(source)
    await frame.evaluate(rememberColors)
  }
  return frame.evaluate(
    async ({ options, isPage, isKnown }) => {
      // These take half of the time, and depend on the element alone.
      const selector = isKnown ? ':not(body > header, body > header *, body > footer, body > footer *)' : '*'
      window.axe.configure({ rules: ['color-contrast', 'target-size'].map((id) => ({ id, selector })) })
      // Rules for a whole page, which a frame need not meet.
      const { violations } = await window.axe.run(
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
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
    },
    { options: rules, isPage, isKnown: isPage && isShellKnown },
  )
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
  }
}
