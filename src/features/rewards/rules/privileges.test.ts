import { expect, it } from 'vitest'
import type { Promotion } from '#src/features/promotions/rules/promotion.ts'
import type { Audience } from '#src/features/promotions/rules/terms.ts'
import { privilegesOf } from './privileges.ts'
import { tiers } from './programme.ts'

const now = new Date('2026-11-20T04:00:00Z')
const promotion = (id: number, audience: Audience, more: Partial<Promotion> = {}): Promotion =>
  ({ id, audience, codes: [], startsAt: '2026-11-01T00:00:00Z', endsAt: '2026-12-01T00:00:00Z', ...more }) as Promotion
const promotions = [
  promotion(1, { only: 'everyone' }),
  promotion(2, { only: 'firstOrder' }),
  promotion(3, { only: 'members' }),
  promotion(4, { only: 'tiers', tiers: ['classic', 'elite'] }),
  promotion(5, { only: 'tiers', tiers: ['elite'] }),
  promotion(6, { only: 'members' }, { codes: ['WELCOME'] }),
  promotion(7, { only: 'members' }, { endsAt: '2026-11-20T04:00:00Z' }),
]

it('a tier is listed with what holds for its members and not for everybody, without codes and only while it holds (reward-27)', () => {
  expect(tiers.map((tier) => privilegesOf(promotions, tier, now).map(({ id }) => id))).toEqual([[3], [3, 4], [3, 4, 5]])
})
