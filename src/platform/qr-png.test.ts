import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encode } from 'uqr'
import { qrPng } from './qr-png.ts'

test('a QR code is a PNG with every square of it, eight pixels wide, black on white (order-12)', async () => {
  const { data, size } = encode('K4T 829', { ecc: 'M', border: 4 })
  const { data: pixels, info } = await sharp(qrPng('K4T 829')).greyscale().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([size * 8, size * 8])
  const read = Array.from({ length: size * 8 }, (_, y) => Array.from({ length: size * 8 }, (_, x) => pixels[y * size * 8 + x]))
  expect(read).toEqual(
    Array.from({ length: size * 8 }, (_, y) => Array.from({ length: size * 8 }, (_, x) => (data[y >> 3]![x >> 3] ? 0 : 255))),
  )
})
