import type { SmsSender } from './port.ts'

export interface HttpSmsOptions {
  /** https://account:token@api.twilio.com, or another service with the same API. */
  url: string
  /** The sender: a number, or a name of up to 11 letters where the country allows one. */
  from: string
  /** Time limit of the whole request; 10 seconds by default. */
  timeoutMs?: number
}

/**
 * Sends messages by Twilio's Messages resource. `send` rejects on anything but a 2xx, on a time-out and without a
 * response; redirects are not followed, so the token goes to the configured host alone.
 */
export function createHttpSms({ url, from, timeoutMs = 10_000 }: HttpSmsOptions): SmsSender {
  const { origin, username, password } = new URL(url)
  const account = decodeURIComponent(username)
  const authorization = `Basic ${Buffer.from(`${account}:${decodeURIComponent(password)}`).toString('base64')}`
  return {
    async send({ to, text }) {
      const response = await fetch(`${origin}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The message service answered ${response.status}`)
    },
  }
}
