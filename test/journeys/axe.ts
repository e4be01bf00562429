import { createRequire } from 'node:module'
import type axe from 'axe-core'
import { expect, type Frame, type Page } from '@playwright/test'

const { source } = createRequire(import.meta.url)('axe-core') as typeof axe

/** Every rule of every level but the contrast of AAA, which red prices do not promise. */
const rules: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'] },
  rules: { 'color-contrast-enhanced': { enabled: false } },
  resultTypes: ['violations'],
  // Each frame is asked by itself: a frame of another origin does not answer the page around it.
  iframes: false,
}

/** Nothing that axe has to say of the page or of a frame in it, however small. */
export async function expectNoViolations(page: Page, name = page.url()): Promise<void> {
  const said = await Promise.all(page.frames().map((frame) => violationsIn(frame, frame === page.mainFrame())))
  expect(said.flat(), `axe on ${name}`).toEqual([])
}

async function violationsIn(frame: Frame, isPage: boolean): Promise<string[]> {
  await frame.evaluate(source)
  return frame.evaluate(
    async ({ options, isPage }) => {
      // What a page must have once, a frame need not repeat.
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
    { options: rules, isPage },
  )
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
