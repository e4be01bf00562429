import type { Clock } from '#src/kit/clock.ts'
import type { Culture } from '#src/kit/culture.ts'
import { limitReached, problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { ShippingAddress } from '#src/features/addresses/rules/address.ts'
import type { Database, Orm } from '#src/platform/db/database.ts'
import type { MemberCaller } from '#src/platform/http/caller.ts'
import type { AddressBook } from '../addresses.contract.ts'
import { completeAddress, type AddressParts } from '../rules/complete-address.ts'
import { presentBook } from './addresses.present.ts'
import { clearDefault, deleteSaved, findOwner, findSaved, insertSaved, lockOwner, updateSaved, type SavedRow } from './addresses.store.ts'

type Wanted = AddressParts & { isDefault?: boolean | undefined }
type Answer = Promise<Result<AddressBook, Problem>>

/** The most addresses that a member's address book holds. */
const mostAddresses = 30

/** A member's saved addresses. If there are any, exactly one is the default. */
export interface AddressesService {
  book(caller: MemberCaller): Promise<AddressBook>
  create(caller: MemberCaller, wanted: Wanted): Answer
  update(caller: MemberCaller, autoId: number, wanted: Wanted): Answer
  /** Leaves the address as it is stored. NOT_FOUND for one that is not the member's own. */
  setDefault(caller: MemberCaller, autoId: number): Answer
  remove(caller: MemberCaller, autoId: number): Answer
}

export function createAddresses(database: Database, clock: Clock): AddressesService {
  const book = async (orm: Orm, member: number, culture: Culture): Promise<AddressBook> =>
    presentBook(await findOwner(orm, member), await findSaved(orm, member), culture)

  /** Runs a change on the locked list and returns the changed list. */
  const change = ({ member, culture }: MemberCaller, work: (orm: Orm, saved: SavedRow[]) => Promise<Problem | null>): Answer =>
    database.transaction(async ({ orm }): Answer => {
      await lockOwner(orm, member)
      const refusal = await work(orm, await findSaved(orm, member))
      return refusal ? refuse(refusal) : ok(await book(orm, member, culture))
    })

  return {
    book: ({ member, culture }) => book(database.orm, member, culture),

    async create(caller, wanted) {
      const address = complete(wanted)
      if (!address.ok) return address
      return change(caller, async (orm, saved) => {
        if (saved.length >= mostAddresses) return limitReached('ADDRESS_BOOK_FULL', mostAddresses)
        const isDefault = saved.length === 0 || wanted.isDefault === true
        if (isDefault) await clearDefault(orm, caller.member)
        await insertSaved(orm, { memberId: caller.member, address: address.value, isDefault, savedAt: clock.now() })
        return null
      })
    },

    update: (caller, autoId, wanted) =>
      change(caller, async (orm, saved) => {
        const before = saved.find((row) => row.autoId === autoId)
        if (!before) return problem('NOT_FOUND')
        const address = complete(wanted)
        if (!address.ok) return address.problem
        if (wanted.isDefault && !before.isDefault) await clearDefault(orm, caller.member)
        await updateSaved(orm, caller.member, autoId, { address: address.value, isDefault: before.isDefault || wanted.isDefault === true })
        return null
      }),

    setDefault: (caller, autoId) =>
      change(caller, async (orm, saved) => {
        const next = saved.find((row) => row.autoId === autoId)
        if (!next) return problem('NOT_FOUND')
        if (next.isDefault) return null
        await clearDefault(orm, caller.member)
        await updateSaved(orm, caller.member, autoId, { isDefault: true })
        return null
      }),

    remove: (caller, autoId) =>
      change(caller, async (orm, saved) => {
        const gone = saved.find((row) => row.autoId === autoId)
        if (!gone) return problem('NOT_FOUND')
        await deleteSaved(orm, caller.member, autoId)
        const next = saved.find((row) => row.autoId !== autoId)
        if (gone.isDefault && next) await updateSaved(orm, caller.member, next.autoId, { isDefault: true })
        return null
      }),
  }
}

function complete(wanted: Wanted): Result<ShippingAddress, Problem> {
  const address = completeAddress(wanted)
  return address.ok ? address : refuse(problem('VALIDATION', { fields: address.problem }))
}
