import type { Page } from '@playwright/test'
import type { Endpoint } from '#src/kit/endpoint.ts'

export interface HeldCalls {
  /** How many calls the page has sent. */
  sent(): number
  /** Lets them go on to the shop, and those that follow. */
  release(): void
}

/** Holds the calls of an endpoint, as on a slow line, until they are released. */
export async function holdCalls(page: Page, { path }: Pick<Endpoint, 'path'>): Promise<HeldCalls> {
  const released = Promise.withResolvers<void>()
  let sent = 0
  await page.route(`**${path}`, async (route) => {
    sent++
    await released.promise
    await route.continue()
  })
  return { sent: () => sent, release: released.resolve }
}
