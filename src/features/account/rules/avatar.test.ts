import { expect, it } from 'vitest'
import { pictureType } from './avatar.ts'

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part)))

// By its bytes (member-06).
it.each<[string, Uint8Array, string | null]>([
  ['a JPEG', bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF'), 'image/jpeg'],
  ['a PNG', bytes([0x89], 'PNG\r\n', [0x1a], '\n...'), 'image/png'],
  ['a WebP', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 '), 'image/webp'],
  ['sound in the same container', bytes('RIFF', [1, 2, 3, 4], 'WAVEfmt '), null],
  ['a drawing with a script', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), null],
  ['HTML', bytes('<!doctype html>'), null],
  ['a GIF', bytes('GIF89a'), null],
  ['the beginning of a PNG', bytes([0x89], 'PNG'), null],
  ['nothing', bytes(), null],
])('%s is %3$s', (_, given, type) => expect(pictureType(given)).toBe(type))
