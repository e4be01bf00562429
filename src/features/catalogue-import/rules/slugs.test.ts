import { expect, test } from 'vitest'
import { longestCode } from '#src/features/catalogue/rules/codes.ts'
import { createSlugs, distinctSlug } from './slugs.ts'

function slugsOf(...ids: string[]): string[] {
  const slugs = createSlugs()
  for (const id of ids) slugs.note(id)
  return ids.map((id) => slugs.of(id))
}

test('an id is its code, however often it comes', () => {
  expect(slugsOf('A-1', 'B', 'A-1')).toEqual(['a-1', 'b', 'a-1'])
})

test('ids that meet in one code have fingerprints, the same in every order; so has one without a letter', () => {
  expect(slugsOf('A-1', 'a 1', 'B', '#')).toEqual([distinctSlug('A-1'), distinctSlug('a 1'), 'b', distinctSlug('#')])
  expect(slugsOf('a 1', 'A-1')).toEqual([distinctSlug('a 1'), distinctSlug('A-1')])
  expect(distinctSlug('A-1')).toMatch(/^a-1-\w{6}$/)
  expect(distinctSlug('#')).toMatch(/^\w{6}$/)
})

test('long ids that differ only at their end are two, and not too long', () => {
  const [one, two] = slugsOf(`${'x'.repeat(300)}1`, `${'x'.repeat(300)}2`)
  expect(one).not.toBe(two)
  expect(one).toHaveLength(longestCode)
})
