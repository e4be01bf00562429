import { expect, type Page } from '@playwright/test'
import { atRest } from './at-rest.ts'
import { misfits } from './misfits.ts'

interface Condition {
  width: number
  height: number
  /** The size of the root's font, which a reader's browser sets. */
  text?: string
  /** The distances of WCAG 1.4.12, which a reader's own style sheet sets. */
  spaced?: boolean
}

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`

/** On a wide screen: 1280 pixels at 200 % and 400 %, a phone that lies, and a reader who needs larger or looser text. */
const onWide: Record<string, Condition> = {
  'text at 200 %': { width: 1280, height: 900, text: '200%' },
  'spaced text': { width: 1280, height: 900, spaced: true },
  '844 × 390': { width: 844, height: 390 },
  '640 × 400': { width: 640, height: 400 },
  'text at 200 % on a phone': { width: 390, height: 780, text: '200%' },
  '320 × 256': { width: 320, height: 256 },
}
const onPhone: Record<string, Condition> = {
  'text at 200 %': { width: 390, height: 780, text: '200%' },
  'spaced text': { width: 360, height: 780, spaced: true },
  '320 × 256': { width: 320, height: 256 },
}

/** Expects that the open page loses nothing under any of these conditions; then it is as it was (access-40, access-41, access-42). */
export async function expectNothingLost(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()!
  const lost: Record<string, unknown> = {}
  for (const [title, { width, height, text = '', spaced }] of Object.entries(before.width < 768 ? onPhone : onWide)) {
    await page.setViewportSize({ width, height })
    await page.evaluate(setText, { text, css: spaced ? spacing : '' })
    await page.evaluate(atRest)
    let found = await page.evaluate(misfits)
    // A message of the bar may have begun to change just then; the next one stays for seconds.
    if (isLost(found)) found = await page.evaluate(atRest).then(() => page.evaluate(misfits))
    if (isLost(found)) lost[title] = found
  }
  await page.evaluate(setText, { text: '', css: '' })
  await page.setViewportSize(before)
  expect(lost, `${name} loses nothing`).toEqual({})
}

const isLost = (found: Record<string, string[]>): boolean => Object.values(found).some(({ length }) => length > 0)

async function setText({ text, css }: { text: string; css: string }): Promise<void> {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [sheet]
  document.documentElement.style.fontSize = text
  // What listens to the width of the window answers in the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
