import { afterEach, expect, it, vi } from 'vitest'
import { onOtherWindows, tellOtherWindows } from '#src/features/cart/web/other-windows.ts'
import { followMember } from '#src/features/sign-in/web/members-window.ts'

afterEach(() => void vi.unstubAllGlobals())

it('a browser that refuses channels between windows has the shop all the same (cart-28, sign-in-19)', () => {
  vi.stubGlobal('BroadcastChannel', function refuse() {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  vi.stubGlobal('document', { documentElement: { dataset: {} }, cookie: '', addEventListener() {}, removeEventListener() {} })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  expect(() => {
    for (const stop of [onOtherWindows(() => undefined), followMember(() => undefined)]) stop()
    tellOtherWindows()
  }).not.toThrow()
})
