import { expect, test } from 'vitest'
import { isPlayable } from './videos.ts'

test.each(['https://cdn.example/a.mp4', '/videos/a.mp4'])('%s is played', (url) => expect(isPlayable(url)).toBe(true))
test.each([
  '',
  '/',
  'http://cdn.example/a.mp4',
  '//cdn.example/a.mp4',
  '/\\cdn.example/a.mp4',
  'javascript:alert(1)',
  'https://',
  'a.mp4',
  'data:video/mp4,a',
])('%j is not', (url) => expect(isPlayable(url)).toBe(false))
