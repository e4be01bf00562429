import { expect, test, vi } from 'vitest'
import { onEnter } from './keys.ts'

/** How often Enter did something, and was kept from the form, when it was pressed like this. */
function pressed(key: string, nativeEvent: { isComposing: boolean; keyCode: number }): number[] {
  const [act, preventDefault] = [vi.fn<() => void>(), vi.fn<() => void>()]
  onEnter(act)({ key, nativeEvent: nativeEvent as KeyboardEvent, preventDefault })
  return [act.mock.calls.length, preventDefault.mock.calls.length]
}

test('Enter does what stands beside the field; one that takes over what an input method has composed is left to it', () => {
  expect(pressed('Enter', { isComposing: false, keyCode: 13 })).toEqual([1, 1])
  expect(pressed('Enter', { isComposing: true, keyCode: 229 }), 'Chromium and Firefox').toEqual([0, 0])
  expect(pressed('Enter', { isComposing: false, keyCode: 229 }), 'Safari').toEqual([0, 0])
  expect(pressed('a', { isComposing: false, keyCode: 65 })).toEqual([0, 0])
})
