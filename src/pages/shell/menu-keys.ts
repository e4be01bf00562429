const framesToWait = 60

/**
 * Arrow keys in a row of menus: left and right along the row, down into a menu, up and down through its links and
 * back to its heading. A menu has `data-menu` with its name, starts with its heading, and opens `data-panel`.
 */
export function moveByArrow(event: KeyboardEvent, row: HTMLElement, open: (name: string) => void): void {
  const focused = event.target as HTMLElement
  const menu = focused.closest<HTMLElement>('[data-menu]')
  const along = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  const through = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (!menu || (!along && !through)) return
  const panel = focused.closest('[data-panel]')
  if (!panel && !along && event.key === 'ArrowUp') return
  if (panel && through) {
    const links = [...panel.querySelectorAll<HTMLElement>('a, button')]
    return (links[links.indexOf(focused) + through] ?? headOf(menu))?.focus()
  }
  if (along) {
    const every = [...row.querySelectorAll<HTMLElement>('[data-menu]'), ...(row.matches('[data-menu]') ? [row] : [])]
    const menus = every.filter((each) => each.getClientRects().length > 0)
    const next = menus[menus.indexOf(menu) + along]
    return next && headOf(next)?.focus()
  }
  open(menu.dataset.menu ?? '')
  focusWhenDrawn(menu, framesToWait)
}

const headOf = (menu: HTMLElement): HTMLElement | null => menu.querySelector('a, button')

/** Waits for the panel when it is still loading. */
function focusWhenDrawn(menu: HTMLElement, frames: number): void {
  const first = menu.querySelector<HTMLElement>('[data-panel] a')
  if (first) first.focus()
  else if (frames > 0) requestAnimationFrame(() => focusWhenDrawn(menu, frames - 1))
}
