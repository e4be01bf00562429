import type { Page } from '@playwright/test'

/** The texts of names, headings and buttons in which a line is a single character, or parts a number from its unit. */
export const badlyBroken = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isVisible = (element: Element) => {
      const { writingMode, display } = getComputedStyle(element)
      return (
        element.checkVisibility() &&
        element.getBoundingClientRect().width > 1 &&
        writingMode === 'horizontal-tb' &&
        !display.includes('flex') &&
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
    const isBad = (line: string, index: number, lines: readonly string[]): boolean =>
      (index > 0 && [...line].length === 1) || (/\d$/.test(line) && unit.test(lines[index + 1] ?? ''))
    const unit = /^(克|公斤|毫升|升|毫米|厘米|米|瓦|小时|天|岁|折|件|年|月|日|片|枚)/
    return [...document.querySelectorAll('h1, h2, h3, button, legend, label, dt, dd')]
      .filter(isVisible)
      .map(linesOf)
      .filter((lines) => lines.length > 1 && lines.some(isBad))
      .map((lines) => lines.join(' / '))
  })
