import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asText, fromText } from './as-text.ts'

test('a value comes back from its text, in the browser too', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()), (value) => {
      const text = asText(value)
      expect(fromText(text)).toBe(value)
      const sent = JSON.parse(JSON.stringify(text)) as typeof text
      expect(fromText(sent)).toEqual(JSON.parse(JSON.stringify(value)))
      // Components compare the objects that they are given.
      expect(fromText(sent)).toBe(fromText(sent))
    }),
  )
})
