import type { MemberData } from '#src/platform/member-data.ts'
import { deleteUnusedOf, findAllSpend, findBrandCards, findLots, findSets, findVouchers } from './rewards.store.ts'

const theBeginning = '2000-01-01'

/** Spend, rebates and used vouchers belong to the books and stay, beside a row without a name. */
export const rewardsMemberData: MemberData = {
  name: 'rewards',
  async copy(orm, { memberId }) {
    const [spend, lots, entries, vouchers, brandCards] = [
      await findAllSpend(orm, memberId),
      await findLots(orm, memberId),
      await findSets(orm, memberId),
      await findVouchers(orm, memberId, theBeginning),
      await findBrandCards(orm, memberId),
    ]
    return { spend, rebates: { lots, entries }, vouchers, brandCards }
  },
  delete: ({ orm }, { memberId }) => deleteUnusedOf(orm, memberId),
}
