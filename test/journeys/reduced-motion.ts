import type { Page } from '@playwright/test'

/** Where the shopper asks for reduced motion: what moves by itself or as it changes (access-46). Then the page is as it was. */
export async function movingParts(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const found = await page.evaluate(moving)
  await page.emulateMedia({ reducedMotion: null })
  return found
}

function moving(): string[] {
  const styled = [...document.querySelectorAll('*')].flatMap((element) =>
    [undefined, '::before', '::after']
      .map((part) => getComputedStyle(element, part))
      .filter(({ animationName, transitionDuration }) => animationName !== 'none' || !/^0s(, 0s)*$/.test(transitionDuration))
      .map(() => `${element.localName}.${element.className}`),
  )
  const scripted = document.getAnimations().map(({ id, playState }) => `animation ${id} ${playState}`)
  const { scrollBehavior } = getComputedStyle(document.documentElement)
  return [...new Set(styled), ...scripted, ...(scrollBehavior === 'smooth' ? ['the page scrolls smoothly'] : [])]
}
