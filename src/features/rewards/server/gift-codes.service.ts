import { type Clock, hourMs, shopDay } from '#src/kit/clock.ts'
import { inEachCulture, type Culture } from '#src/kit/culture.ts'
import { dayOf } from '#src/kit/dates.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { Database } from '#src/platform/db/database.ts'
import type { MemberCaller } from '#src/platform/http/caller.ts'
import { mailWords } from '#src/platform/mail-template.ts'
import { networkOf } from '#src/platform/quota/networks.ts'
import type { Quotas } from '#src/platform/quota/quotas.ts'
import { giftCodeReasonMessages } from '../gift-code-messages.ts'
import { rewardsProblems } from '../problem-messages.ts'
import type { Voucher } from '../rewards.contract.ts'
import { giftVoucherDays, whyNotIssued, type GiftCodeReason } from '../rules/gift-code.ts'
import { voucherCode } from './voucher-code.ts'
import { countIssued, hasVoucherOf, lockGiftCode, type GiftCodeRow } from './gift-codes.store.ts'
import { insertVoucher } from './rewards.store.ts'
import { presentVoucher } from './vouchers.service.ts'

type Refusal = Problem<'GIFT_CODE_REFUSED' | 'TOO_MANY_REQUESTS'>

export interface GiftCodesService {
  /** Issues the voucher of a code to the member, once (reward-28). */
  claim(caller: MemberCaller, code: string): Promise<Result<Voucher, Refusal>>
}

/** Codes are short and may be guessed, so tries are counted; for a network only wrong ones, because an office may be given one code. */
const perMember = { name: 'gift-codes', most: 10, within: hourMs }
const perNetwork = { name: 'gift-codes-network', most: 60, within: hourMs }

export function createGiftCodes({ database, clock, quotas }: { database: Database; clock: Clock; quotas: Quotas }): GiftCodesService {
  return {
    async claim({ member, ip, culture }, entered) {
      const isAllowed =
        (await quotas.take(database.orm, perMember, String(member))) && (await quotas.take(database.orm, perNetwork, networkOf(ip)))
      if (!isAllowed) return refuse(problem('TOO_MANY_REQUESTS', { retryAfterSeconds: hourMs / 1000 }))
      const claimed = await database.transaction(async ({ orm }): Promise<Result<Voucher, Refusal>> => {
        const now = clock.now()
        const code = await lockGiftCode(orm, entered)
        const why = whyNotIssued(code, { now, hasOne: await hasVoucherOf(orm, entered, member) })
        if (!code || why) return refuse(refused(why ?? 'unknown', code))
        const voucher = voucherOf(code, member, now)
        if (!(await insertVoucher(orm, voucher))) return refuse(refused('issuedToYou', code))
        await countIssued(orm, code.code)
        return ok(presentVoucher({ ...voucher, usedAt: null }, shopDay(now), culture))
      })
      if (claimed.ok) await quotas.giveBack(database.orm, perNetwork, networkOf(ip))
      return claimed
    },
  }
}

const voucherOf = ({ code, name, valueCents, minimumCents, validDays }: GiftCodeRow, memberId: number, now: Date) => ({
  code: voucherCode(),
  memberId,
  kind: 'gift' as const,
  name,
  giftCode: code,
  valueCents,
  minimumCents,
  ...giftVoucherDays({ validDays }, shopDay(now)),
  issuedAt: now,
})

const wordsIn = inEachCulture((culture) => mailWords(giftCodeReasonMessages, culture))

const refused = (reason: GiftCodeReason, code: GiftCodeRow | null): Problem<'GIFT_CODE_REFUSED'> =>
  problem('GIFT_CODE_REFUSED', {
    wordsIn: (culture: Culture) => ({
      title: rewardsProblems[culture].GIFT_CODE_REFUSED.title,
      message: wordsIn[culture](reason, { day: code ? dayOf(shopDay(code.startsAt), culture) : '' }),
    }),
  })
