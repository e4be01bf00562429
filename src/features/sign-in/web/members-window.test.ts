import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readLoginFlag } from '#src/browser-start/login-flag.ts'
import type { Client } from '#src/kit/client.ts'
import { leave } from './leave.ts'
import { followMember } from './members-window.ts'

let storage: Map<string, string>
let cookie: string
let stop = () => {}
const onLeft = vi.fn<() => void>()

beforeEach(() => {
  storage = new Map()
  cookie = ''
  onLeft.mockReset()
  const events = new EventTarget()
  const document = Object.assign(new EventTarget(), { documentElement: { dataset: {} } })
  Object.defineProperty(document, 'cookie', {
    get: () => cookie,
    set(text: string) {
      cookie = text.includes('max-age=0') ? '' : text
    },
  })
  vi.stubGlobal('document', document)
  vi.stubGlobal('window', {})
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events))
  vi.stubGlobal('location', { assign: () => {} })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    clear: () => storage.clear(),
  })
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

/** A page of the shop is opened in this window. */
function openPage(flag: 'signed-in=1' | 'signed-in=2' | ''): void {
  stop()
  cookie = flag
  readLoginFlag()
  stop = followMember(onLeft)
}

const client = (async () => ({ ok: true, value: undefined })) as unknown as Client

it('what a member typed goes from the window’s storage when they sign out (sign-in-19)', async () => {
  openPage('signed-in=1')
  storage.set('checkoutDraft', '{"shipping":{"street":"Joo Chiat Place"}}').set('cartChanges', '[]')
  await leave(client)
  expect(storage).toEqual(new Map())
  expect(onLeft).toHaveBeenCalledTimes(1)
})

it('it goes also when the session has ended while the window was closed (sign-in-19)', () => {
  openPage('signed-in=1')
  storage.set('checkoutDraft', '{}')
  openPage('')
  expect(storage).toEqual(new Map())
})

it('what a guest typed stays, also when they sign in', () => {
  openPage('')
  storage.set('checkoutDraft', '{}')
  openPage('')
  openPage('signed-in=1')
  expect(storage.get('checkoutDraft')).toBe('{}')
  expect(onLeft).not.toHaveBeenCalled()
})

it('it goes when another member signs in here, or signed in while the window was closed (sign-in-19)', () => {
  openPage('signed-in=1')
  storage.set('checkoutDraft', '{}')
  openPage('signed-in=2')
  expect(storage.has('checkoutDraft')).toBe(false)
  storage.set('checkoutDraft', '{}')
  openPage('signed-in=2')
  expect(storage.has('checkoutDraft')).toBe(true)
})

it('it goes also when another window signs out, even if somebody else signs in there (sign-in-19)', async () => {
  openPage('signed-in=1')
  storage.set('checkoutDraft', '{}')
  cookie = 'signed-in=2'
  const other = new BroadcastChannel('memberLeft')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel is of one origin and takes none.
  other.postMessage('left')
  await vi.waitFor(() => expect(onLeft).toHaveBeenCalledTimes(1))
  other.close()
  expect(storage.has('checkoutDraft')).toBe(false)
})

it('works without storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  openPage('signed-in=1')
  openPage('')
  expect(onLeft).not.toHaveBeenCalled()
})
