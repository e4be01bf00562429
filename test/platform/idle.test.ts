import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openTestShop } from '#test/shop.ts'
import { statementsOf } from '#test/statements.ts'

const seconds = 8
const mostASecond = 3

test('a shop that nobody visits asks its database little (run-22)', async () => {
  await openTestShop()
  // The sweeps of the start end first.
  await setTimeout(5000)
  const statements = await statementsOf(() => setTimeout(seconds * 1000))
  // The feed is asked whether its line is lost, so something is always asked.
  expect(statements.length).toBeGreaterThan(0)
  expect(statements.length / seconds).toBeLessThanOrEqual(mostASecond)
})
