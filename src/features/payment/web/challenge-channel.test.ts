import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { challengeMessage, openChallengeChannel } from './challenge-channel.ts'

it.each([
  [{ type: 'ready' }, { type: 'ready' }],
  [
    { type: 'height', height: 380.2 },
    { type: 'height', height: 381 },
  ],
  [
    { type: 'proof', proof: 'proof_12345678', more: 1 },
    { type: 'proof', proof: 'proof_12345678' },
  ],
  [{ type: 'abandoned' }, { type: 'abandoned' }],
  [{ type: 'proof', proof: 'a b' }, null],
  [{ type: 'proof' }, null],
  [{ type: 'height', height: 0 }, null],
  [{ type: 'nonce', nonce: 'nonce_12345678' }, null],
  ['proof', null],
  [null, null],
])('%j → %j', (data, message) => expect(challengeMessage(data)).toEqual(message))

const page = new EventTarget()
beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => void vi.unstubAllGlobals())

it('takes the proof of the page it opened only: not of another origin or window, and of none after it is closed (pay-02)', () => {
  const heard: unknown[] = []
  const window_ = {}
  const close = openChallengeChannel(
    { contentWindow: window_ } as unknown as HTMLIFrameElement,
    'https://bank.example/challenge/1',
    (message) => heard.push(message),
  )
  const from = (origin: string, source: unknown) =>
    page.dispatchEvent(Object.assign(new Event('message'), { data: { type: 'proof', proof: 'proof_12345678' }, origin, source }))
  from('https://evil.example', window_)
  from('https://bank.example.evil.example', window_)
  from('https://bank.example', {})
  expect(heard).toEqual([])
  from('https://bank.example', window_)
  expect(heard).toEqual([{ type: 'proof', proof: 'proof_12345678' }])
  close()
  from('https://bank.example', window_)
  expect(heard).toHaveLength(1)
})
