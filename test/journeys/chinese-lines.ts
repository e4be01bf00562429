import type { Page } from '@playwright/test'

/**
 * The Chinese texts in which a line parts a number from its unit or begins with a mark that closes; of names, headings and buttons
 * also those with a line of one character or mark (language-11).
 */
export const badlyBroken = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isVisible = (element: Element) => {
      const { writingMode, display } = getComputedStyle(element)
      // Its texts are items of their own.
      const isRow = display.includes('flex') && [...element.children].some((child) => child.textContent.trim() !== '')
      return (
        element.checkVisibility() &&
        !element.closest('[aria-hidden="true"]') &&
        // Nor only for a screen reader.
        element.getBoundingClientRect().height > 1 &&
        writingMode === 'horizontal-tb' &&
        !isRow &&
        /\p{Script=Han}/u.test(element.textContent)
      )
    }
    const linesOf = (element: Element): string[] => {
      const lines: string[] = []
      let bottom = -Infinity
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
        for (let place = 0; place < node.length; place++) {
          const range = document.createRange()
          range.setStart(node, place)
          range.setEnd(node, place + 1)
          const box = range.getClientRects()[0]
          if (!box || box.width === 0) continue
          if (Math.abs(box.bottom - bottom) > box.height * 0.6) {
            lines.push('')
            bottom = box.bottom
          }
          lines[lines.length - 1] += node.data[place]!
        }
      }
      return lines.map((line) => line.trim())
    }
    const names = 'h1, h2, h3, button, button > span, a[class*=button], legend, label, dt, dd'
    const parts = (lines: readonly string[]) => lines.some((line, index) => /\d$/.test(line) && unit.test(lines[index + 1] ?? ''))
    const standsAlone = (lines: readonly string[]) => lines.some((line, index) => index > 0 && [...line].length === 1)
    const beginsWithMark = (lines: readonly string[]) => lines.some((line, index) => index > 0 && /^[，。、；：！？）”’》]/.test(line))
    const unit = /^(克|公斤|毫升|升|毫米|厘米|米|瓦|小时|分钟|秒|天|岁|折|件|年|个月|月|日|片|枚|度|次|期|位|人|个|层|页|遍|款|倍)/
    return [...document.querySelectorAll(`${names}, p, li, td`)]
      .filter((element) => isVisible(element) && !element.querySelector('p, li, dl, h1, h2, h3'))
      .map((element) => ({ lines: linesOf(element), isName: element.matches(names) }))
      .filter(({ lines, isName }) => lines.length > 1 && (parts(lines) || beginsWithMark(lines) || (isName && standsAlone(lines))))
      .map(({ lines }) => lines.join(' / '))
  })

/** Running Chinese text that is italic, or whose lines are nearer than 1.6 of its size (language-06). */
export const badlySet = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('p, li, dd, td')].flatMap((element) => {
      const own = [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '')).join('')
      const { fontStyle, lineHeight, fontSize } = getComputedStyle(element)
      const isRight = fontStyle === 'normal' && parseFloat(lineHeight) >= 1.595 * parseFloat(fontSize)
      return isRight || !element.checkVisibility() || !/\p{Script=Han}{12}/u.test(own) ? [] : [`${own.trim().slice(0, 40)} ${lineHeight}`]
    }),
  )
