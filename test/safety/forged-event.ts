import { randomInt } from 'node:crypto'

/** A signed event with one character changed, in it or in its signature. */
export function forged(event: string, signature: string): [string, string] {
  const [text, at] = randomInt(2) ? [event, randomInt(event.length)] : [signature, randomInt(signature.length)]
  const other = String.fromCharCode(33 + ((text.charCodeAt(at) - 33 + 1 + randomInt(92)) % 93))
  const changed = text.slice(0, at) + other + text.slice(at + 1)
  return text === event ? [changed, signature] : [event, changed]
}
