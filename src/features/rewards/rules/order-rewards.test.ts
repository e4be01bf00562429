import { describe, expect, it } from 'vitest'
import programme from '#demonstration/settings/programme.json' with { type: 'json' }
import { orderRewards, spendableDays } from './order-rewards.ts'
import type { TierTerms } from './programme.ts'

const terms = programme as TierTerms[]
const day = '2026-11-21'
const joined = [{ day: '2026-06-01', amountCents: 30_000 }]

describe('what an order brings (reward-09, reward-11)', () => {
  it('earns at the tier before it, and says the tier and the rate after it', () => {
    expect(orderRewards(joined, terms, 480_000, day)).toMatchObject({
      tier: 'classic',
      earnedCents: 28_800,
      spendable: { afterDays: 14, months: 12 },
      after: { tier: 'elite', since: day, spentCents: 510_000 },
      rateAfter: { rebateCents: 80, rebateStepCents: 1000 },
    })
  })

  it.each([
    ['a pre-member earns nothing', [], 30_000],
    ['less than a step earns nothing', joined, 999],
  ])('%s, and nothing can be spent later', (_, history, spentCents) => {
    expect(orderRewards(history, terms, spentCents, day)).toMatchObject({ earnedCents: 0, spendable: null })
  })

  it('without a programme there is nothing', () => {
    expect(orderRewards(joined, [], 30_000, day)).toMatchObject({ tier: 'pre-member', earnedCents: 0, spendable: null, rateAfter: null })
  })
})

describe('the days of an earning (reward-12)', () => {
  const slow = terms.map((each) => (each.tier === 'elite' ? { ...each, pendingDays: 30, spendableMonths: 6 } : each))

  const lot = { earnedOn: day, terms: null }

  it('are those of the terms that are stored with it', () => {
    const { terms: stored } = orderRewards(joined, terms, 480_000, day)
    expect(stored).toEqual({ rebateCents: 60, rebateStepCents: 1000, pendingDays: 14, spendableMonths: 12 })
    expect(
      spendableDays(
        joined,
        slow.map((each) => ({ ...each, pendingDays: 99 })),
        { ...lot, terms: stored },
        '2026-12-10',
      ),
    ).toEqual({
      spendableFrom: '2026-12-24',
      expiresOn: '2027-12-24',
    })
  })

  it.each([
    ['of the tier at which it was earned', slow, [{ day: '2026-06-01', amountCents: 500_000 }], '2027-01-09', '2027-07-09'],
    ['of a lower tier, whose terms are others', slow, joined, '2026-12-24', '2027-12-24'],
  ])('are counted from the completion, by the terms %s', (_, held, history, spendableFrom, expiresOn) => {
    expect(spendableDays(history, held, lot, '2026-12-10')).toEqual({ spendableFrom, expiresOn })
  })

  it('are those of the lowest tier with terms, when the tier has none any more because spend was taken back', () => {
    const withoutPreMember = slow.filter(({ tier }) => tier === 'elite')
    expect(spendableDays([], withoutPreMember, lot, '2026-12-10').spendableFrom).toBe('2027-01-09')
  })

  it('are those that held when it was earned, whatever holds when it completes', () => {
    const ended = terms.map((each) => ({ ...each, holdsUntil: each.holdsUntil ?? '2026-11-30' }))
    expect(spendableDays(joined, ended, lot, '2026-12-10').spendableFrom).toBe('2026-12-24')
  })
})
