import { afterEach, expect, test, vi } from 'vitest'
import { movesInMenu, onPointerAway } from './use-menu.ts'

afterEach(() => void vi.unstubAllGlobals())

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

test.each(['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp'])(
  '%s moves through a menu, but not with another key, which is the browser’s',
  (key) => {
    expect(movesInMenu({ ...none, key })).toBe(true)
    for (const held of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) expect(movesInMenu({ ...none, key, [held]: true })).toBe(false)
  },
)

test.each(['Escape', 'Tab', 'a'])('%s does not', (key) => expect(movesInMenu({ ...none, key })).toBe(false))

test('a mouse that leaves and a press elsewhere close a menu; a finger that scrolls it or is lifted does not (shell-27)', () => {
  const page = new EventTarget()
  vi.stubGlobal('document', page)
  const link = new EventTarget()
  const menu = Object.assign(new EventTarget(), { contains: (target: unknown) => target === link })
  const away = { left: vi.fn<() => void>(), pressedElsewhere: vi.fn<() => void>() }
  const listening = new AbortController()
  onPointerAway(menu as unknown as HTMLElement, away, listening.signal)
  const leave = (pointerType: string) => menu.dispatchEvent(Object.assign(new Event('pointerleave'), { pointerType }))
  const press = (target: EventTarget) => page.dispatchEvent(Object.defineProperty(new Event('pointerdown'), 'target', { value: target }))
  leave('touch')
  leave('pen')
  press(link)
  expect([away.left, away.pressedElsewhere].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  leave('mouse')
  press(page)
  expect([away.left, away.pressedElsewhere].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  listening.abort()
  leave('mouse')
  press(page)
  expect([away.left, away.pressedElsewhere].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})
