import type { Page } from '@playwright/test'

/** In forced colours, light and dark: what is chosen, current or ticked, but is drawn as what is not (access-45). Then the colours are as they were. */
export async function indistinct(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    found.push(...(await page.evaluate(drawnAlike)).map((each) => `${colorScheme}: ${each}`))
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null })
  return found
}

function drawnAlike(): string[] {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  /** What forced colours leave of how an element is drawn; bold alone is too little. */
  const drawn = (element: Element) =>
    [undefined, '::before', '::after']
      .map((part) => getComputedStyle(element, part))
      .map((style) =>
        ['content', 'color', 'background-color', 'fill', 'border-top', 'border-bottom', 'outline', 'text-decoration-line']
          .map((name) => style.getPropertyValue(name))
          .join(' '),
      )
      .join(' | ')
  const withParts = (element: Element) => [element, ...element.querySelectorAll('svg')].map(drawn).join(' | ')
  const around = 'fieldset, nav, ul, ol, [role=group], [role=listbox], tbody'
  const chosen = [...document.querySelectorAll('[aria-current]:not([aria-current=false]), [aria-pressed=true], [aria-selected=true]')]
  const states = chosen.filter(isShown).flatMap((element) => {
    const state = ['aria-current', 'aria-pressed', 'aria-selected'].find((name) => element.hasAttribute(name))!
    const others = element.closest(around)?.querySelectorAll(`${element.localName}:not([${state}]), [${state}=false]`) ?? []
    const other = [...others].find((each) => isShown(each) && each.className === element.className)
    return other && withParts(other) === withParts(element) ? [`${element.localName} ${element.textContent.trim()}`] : []
  })
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input:is([type=checkbox], [type=radio]):checked')]
  const ticks = inputs.filter(isShown).flatMap((input) => {
    const { appearance, opacity } = getComputedStyle(input)
    // The device draws it, with its own tick.
    if (appearance !== 'none' && opacity !== '0') return []
    const other = [...(input.closest(around)?.querySelectorAll<HTMLInputElement>('input:not(:checked):enabled') ?? [])].find(isShown)
    const [label, otherLabel] = [input.closest('label'), other?.closest('label')]
    return label && otherLabel && drawn(label) === drawn(otherLabel) ? [`${input.type} ${label.textContent.trim()}`] : []
  })
  return [...states, ...ticks]
}
