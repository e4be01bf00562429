/** A text as UTF-8, in memory of its own from the beginning. */
export function textInOwnMemory(text: string): Buffer {
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  own.write(text)
  return own
}

/**
 * The same bytes in memory of their own, for what is cached. Node cuts a small buffer from a larger piece of memory, 64 KB for
 * most and what `zlib` makes too, and all of that piece stays for as long as one buffer of it does.
 */
export function inOwnMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
