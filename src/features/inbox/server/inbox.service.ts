import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { Clock } from '#src/kit/clock.ts'
import type { Culture } from '#src/kit/culture.ts'
import { formatMoney } from '#src/kit/money.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { Database, Orm } from '#src/platform/db/database.ts'
import type { MemberCaller } from '#src/platform/http/caller.ts'
import { letterWords } from '#src/platform/letter.ts'
import type { Inbox, InboxMessage } from '../inbox.contract.ts'
import { inboxLetterMessages } from '../letter-messages.ts'
import { inboxMessages, type MessageKind } from './inbox.tables.ts'

export interface NewMessage {
  memberId: number
  kind: MessageKind
  /** What it is about; the same thing is said once. */
  about: string
  /** What the words are filled with. `…Cents` are shown as money. */
  facts: Record<string, string | number>
}

export interface InboxService {
  /** Writes a message in the caller's transaction. */
  write(orm: Orm, message: NewMessage): Promise<void>
  read(caller: MemberCaller): Promise<Inbox>
  markRead(caller: MemberCaller, autoId: number | undefined): Promise<Result<Inbox, Problem>>
}

const mostShown = 100

export function createInbox({ orm }: Database, clock: Clock): InboxService {
  const read = async ({ member, culture }: MemberCaller): Promise<Inbox> => {
    const rows = await orm.select().from(inboxMessages).where(eq(inboxMessages.memberId, member)).orderBy(desc(inboxMessages.at), desc(inboxMessages.autoId)).limit(mostShown)
    const [unread] = await orm.select({ count: count() }).from(inboxMessages).where(and(eq(inboxMessages.memberId, member), isNull(inboxMessages.readAt)))
    return { messages: rows.map((row) => present(row, culture)), unread: unread!.count }
  }
  return {
    async write(tx, message) {
      await tx.insert(inboxMessages).values({ ...message, at: clock.now() }).onConflictDoNothing()
    },
    read,
    async markRead(caller, autoId) {
      const own = eq(inboxMessages.memberId, caller.member)
      if (autoId !== undefined) {
        const [found] = await orm.select({ autoId: inboxMessages.autoId }).from(inboxMessages).where(and(own, eq(inboxMessages.autoId, autoId)))
        if (!found) return refuse(problem('NOT_FOUND'))
      }
      const meant = autoId === undefined ? own : and(own, eq(inboxMessages.autoId, autoId))
      await orm.update(inboxMessages).set({ readAt: clock.now() }).where(and(meant, isNull(inboxMessages.readAt)))
      return ok(await read(caller))
    },
  }
}

const urls: Record<MessageKind, (facts: Record<string, string | number>) => string> = {
  orderPaid: ({ orderNumber }) => `/member/account-my-order-detail?orderNumber=${orderNumber}`,
  rebateSpendable: () => '/member/account-rebate',
  birthdayVoucher: () => '/member/voucher',
  tierDown: () => '/member/account-summary',
}

function present({ autoId, kind, facts, at, readAt }: typeof inboxMessages.$inferSelect, culture: Culture): InboxMessage {
  const words = letterWords(inboxLetterMessages, culture)
  const shown = Object.fromEntries(Object.entries(facts).map(([name, value]) => (name.endsWith('Cents') ? [name.slice(0, -'Cents'.length), formatMoney(Number(value))] : [name, value])))
  return { autoId, title: words(`${kind}Title`, shown), text: words(`${kind}Text`, shown), url: urls[kind](facts), at: at.toISOString(), isRead: readAt !== null }
}
