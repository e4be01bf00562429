import type { Page } from '@playwright/test'

/** Scrolls to the end, so that all that is loaded lazily comes. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      scrollTo(0, y)
      await new Promise((later) => setTimeout(later, 60))
    }
  })
  await page.waitForLoadState('networkidle')
}
