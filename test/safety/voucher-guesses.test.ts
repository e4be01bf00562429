import { expect, test } from 'vitest'
import { voucherCode } from '#src/features/rewards/server/voucher-code.ts'
import { findVouchersByCode } from '#src/features/rewards/server/rewards.store.ts'
import { giveVoucher } from '#test/cast/wallet.ts'
import { freshDatabase } from '#test/database.ts'

const database = await freshDatabase()
const [vouchers, guesses, atOnce] = [500, 100_000, 10_000]

/** How many of so many guesses name one of the stored vouchers. */
async function hits(codeOf: () => string): Promise<number> {
  for (let index = 0; index < vouchers; index++) await giveVoucher(database, { code: codeOf() })
  let found = 0
  for (let sent = 0; sent < guesses; sent += atOnce)
    found += (await findVouchersByCode(database.orm, Array.from({ length: atOnce }, codeOf))).length
  return found
}

test('a hundred thousand guesses name no voucher (safe-23, reward-17)', async () => {
  expect(await hits(voucherCode)).toBe(0)
})

test('twin: shorter codes are found', async () => {
  expect(await hits(() => voucherCode().slice(0, 4))).toBeGreaterThan(0)
})
