import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Messages as Words } from 'use-intl'
import { builtInWords } from '#src/words.ts'
import type { Client } from '#src/kit/client.ts'
import { keepAskedCulture, languageReady } from './language-ready.ts'

const builtIn = async () => builtInWords.en
const fetched = { ...builtInWords.en } as Words

/** A client that replies after `afterMs`; without it, never. */
const answering = (reply: unknown, afterMs?: number): Client =>
  (() => new Promise((resolve) => afterMs !== undefined && setTimeout(() => resolve(reply), afterMs))) as unknown as Client

async function waitedFor(client: Client): Promise<{ words: Words; waitedMs: number }> {
  const began = Date.now()
  const ready = languageReady(client, 'en', builtIn)
  await vi.runAllTimersAsync()
  return { words: await ready, waitedMs: Date.now() - began }
}

describe('languageReady', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('checks every 100 ms until the language has loaded (language-05)', async () => {
    const { words, waitedMs } = await waitedFor(answering({ ok: true, value: fetched }, 250))
    expect(words).toBe(fetched)
    expect(waitedMs).toBe(300)
  })

  it('uses the built-in messages when the call is refused (language-07)', async () => {
    const { words, waitedMs } = await waitedFor(answering({ ok: false, problem: {} }, 20))
    expect(words).toBe(builtInWords.en)
    expect(waitedMs).toBe(100)
  })

  it('uses the built-in messages when no reply has come for three seconds (language-05)', async () => {
    const { words, waitedMs } = await waitedFor(answering(null))
    expect(words).toBe(builtInWords.en)
    expect(waitedMs).toBe(3000)
  })
})

describe('keepAskedCulture', () => {
  it.each([
    ['?lang=zh', '', ['zh']],
    ['?lang=en', 'culture=zh', ['en']],
    ['?lang=zh', 'signed-in=1; culture=zh', []],
    ['?lang=fr', '', []],
    ['?param=1', 'culture=zh', []],
  ])('%s with the cookie "%s"', async (search, cookie, stored) => {
    const client = vi.fn(async () => ({ ok: true })) as unknown as Client
    await keepAskedCulture(client, { search, cookie })
    expect(vi.mocked(client).mock.calls.map(([, input]) => (input as { body: { culture: string } }).body.culture)).toEqual(stored)
  })
})
