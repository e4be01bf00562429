import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { frameMessage, openCardChannel } from './card-channel.ts'

describe('frameMessage', () => {
  it.each([
    [{ type: 'ready' }, { type: 'ready' }],
    [
      { type: 'height', height: 210.4 },
      { type: 'height', height: 211 },
    ],
    [
      { type: 'height', height: 99_999 },
      { type: 'height', height: 1200 },
    ],
    [
      { type: 'nonce', nonce: 'nonce_12345678', brand: 'Visa', last4: '4242', range: '424242' },
      { type: 'nonce', nonce: 'nonce_12345678', range: '424242' },
    ],
    [
      { type: 'nonce', nonce: 'nonce_12345678', range: '4242424242424242' },
      { type: 'nonce', nonce: 'nonce_12345678', range: '' },
    ],
    [{ type: 'invalid', fields: { number: 'cardNumberInvalid' } }, { type: 'invalid' }],
    [{ type: 'failed' }, { type: 'failed' }],
    [{ type: 'mended' }, { type: 'mended' }],
    [{ type: 'height', height: -1 }, null],
    [{ type: 'height', height: '200' }, null],
    [{ type: 'nonce', nonce: 'a b' }, null],
    [{ type: 'navigate' }, null],
    ['ready', null],
    [null, null],
  ])('%j → %j', (data, message) => expect(frameMessage(data)).toEqual(message))
})

const gateway = 'https://gateway.example'
const posted: unknown[] = []
const window_ = { postMessage: (message: unknown, origin: string) => posted.push([message, origin]) }
const frame = { contentWindow: window_ } as unknown as HTMLIFrameElement
const page = new EventTarget()
const from = (data: unknown, origin = gateway, source: unknown = window_) =>
  page.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))

beforeEach(() => {
  posted.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = () => openCardChannel(frame, gateway, { ready: () => {}, height: () => {}, mended: () => {} })

describe('openCardChannel', () => {
  it('posts to the gateway only, and takes its nonce', async () => {
    const channel = open()
    const reply = channel.requestNonce(1000)
    expect(posted).toEqual([[{ type: 'submit' }, gateway]])
    from({ type: 'nonce', nonce: 'nonce_12345678', range: '424242' })
    expect(await reply).toEqual({ ok: true, nonce: 'nonce_12345678', range: '424242' })
    channel.close()
  })

  it.each([
    ['another origin', 'https://evil.example', window_],
    ['another window', gateway, {}],
  ])('ignores %s, and is silent without another reply', async (_, origin, source) => {
    const channel = open()
    const reply = channel.requestNonce(1000)
    from({ type: 'nonce', nonce: 'nonce_12345678' }, origin, source)
    vi.advanceTimersByTime(1000)
    expect(await reply).toEqual({ ok: false, reason: 'silent' })
    channel.close()
  })

  it.each(['invalid', 'failed'])('reports that the card is %s', async (type) => {
    const channel = open()
    const reply = channel.requestNonce(1000)
    from({ type, fields: { number: true } })
    expect(await reply).toEqual({ ok: false, reason: type })
    channel.close()
  })

  it('can lock the fields and focus them', () => {
    const channel = open()
    channel.lock(true)
    channel.focus()
    expect(posted).toEqual([
      [{ type: 'disable', disabled: true }, gateway],
      [{ type: 'focus' }, gateway],
    ])
    channel.close()
  })
})
