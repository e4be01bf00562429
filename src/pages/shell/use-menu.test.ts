import { expect, test } from 'vitest'
import { movesInMenu } from './use-menu.ts'

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

test.each(['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp'])(
  '%s moves through a menu, but not with another key, which is the browser’s',
  (key) => {
    expect(movesInMenu({ ...none, key })).toBe(true)
    for (const held of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) expect(movesInMenu({ ...none, key, [held]: true })).toBe(false)
  },
)

test.each(['Escape', 'Tab', 'a'])('%s does not', (key) => expect(movesInMenu({ ...none, key })).toBe(false))
