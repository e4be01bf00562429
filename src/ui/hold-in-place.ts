/** After these the shopper looks elsewhere, or moves the page. */
const endings = ['focusout', 'keydown', 'pointerdown', 'touchmove', 'wheel'] as const

/** Keeps a field where it is on the screen while what stands above it changes with its value. */
export function holdInPlace(field: HTMLElement): void {
  const { top } = field.getBoundingClientRect()
  const observer = new ResizeObserver(() => scrollBy({ top: field.getBoundingClientRect().top - top, behavior: 'instant' }))
  observer.observe(document.body)
  for (const ending of endings) addEventListener(ending, () => observer.disconnect(), { once: true, passive: true })
}
