import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'uqr'

/** A QR code as PNG, for mails: no mail program draws SVG. Of one bit a pixel, eight pixels to a square, so that each square is a byte. */
export function qrPng(text: string): Buffer {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const rows = data.flatMap((row) => {
    // Before each row stands its filter: none.
    const line = Buffer.from([0, ...row.map((isDark) => (isDark ? 0x00 : 0xff))])
    return Array.from({ length: 8 }, () => line)
  })
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size * 8, 0)
  head.writeUInt32BE(size * 8, 4)
  head.writeUInt8(1, 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
