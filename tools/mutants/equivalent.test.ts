import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import equivalent from './equivalent.json' with { type: 'json' }

const oneLine = (file: string): string => readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ')

test('each change that is known to change nothing is of code that is still there', () => {
  const gone = equivalent.filter(({ file, from }) => !existsSync(file) || !oneLine(file).includes(from))
  expect(gone.map(({ file, from }) => `${file}: ${from}`)).toEqual([])
})
