import type { Locator } from '@playwright/test'

/** Windows that are low: 1280 pixels at 400 % and 200 %, and a phone that lies. */
export const lowWindows = [
  { width: 320, height: 256 },
  { width: 640, height: 400 },
  { width: 844, height: 390 },
]

/** What cannot be scrolled to, and parts that scroll by themselves in less than 100 pixels. */
export async function outOfReach(layer: Locator): Promise<string[]> {
  return layer.evaluate(async (dialog) => {
    await Promise.all(dialog.getAnimations().map(({ finished }) => finished))
    const { top, bottom } = dialog.getBoundingClientRect()
    const found = top < 0 || bottom > innerHeight ? [`the whole, from ${top} to ${bottom} of ${innerHeight}`] : []
    for (const part of dialog.querySelectorAll('*'))
      if (/auto|scroll/.test(getComputedStyle(part).overflowY) && part.scrollHeight > part.clientHeight + 1 && part.clientHeight < 100)
        found.push(`${part.className} in ${part.clientHeight} px`)
    for (const stop of dialog.querySelectorAll('a[href], button:not([disabled]), input, select')) {
      if (!stop.checkVisibility({ visibilityProperty: true }) || stop.closest('[inert], .visually-hidden')) continue
      stop.scrollIntoView({ block: 'center' })
      const box = stop.getBoundingClientRect()
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      if (!hit || !(stop.contains(hit) || hit.closest('label')?.contains(stop)))
        found.push(`${stop.textContent.trim()} ${stop.outerHTML.slice(0, 60)}`)
    }
    return found
  })
}
