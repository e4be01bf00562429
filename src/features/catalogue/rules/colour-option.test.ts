import { expect, it } from 'vitest'
import { isColourOption } from './colour-option.ts'

it.each([
  ['Colour', true],
  ['color', true],
  ['Shade', true],
  ['Glaze', true],
  ['Skin tone', true],
  ['Dial', true],
  ['Size', false],
  ['Scent', false],
])('%s names colours: %s (product-21)', (name, answer) => expect(isColourOption(name)).toBe(answer))
