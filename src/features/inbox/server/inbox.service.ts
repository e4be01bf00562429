import type { Clock } from '#src/kit/clock.ts'
import type { Culture } from '#src/kit/culture.ts'
import { formatMoney } from '#src/kit/money.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { Database, Orm } from '#src/platform/db/database.ts'
import type { MemberCaller } from '#src/platform/http/caller.ts'
import { mailWords } from '#src/platform/mail-template.ts'
import type { Inbox, InboxMessage } from '../inbox.contract.ts'
import { inboxMessageTexts } from '../message-texts.ts'
import { countUnread, findMessages, insertMessage, isOwn, markRead, type MessageRow } from './inbox.store.ts'
import type { MessageKind } from './inbox.tables.ts'

export interface NewMessage {
  memberId: number
  kind: MessageKind
  /** A key that makes the message unique: with the same key, only one is written. */
  about: string
  /** The values for the placeholders in the texts. `…Cents` are shown as money. */
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
  const read = async ({ member, culture }: MemberCaller): Promise<Inbox> => ({
    messages: (await findMessages(orm, member, mostShown)).map((row) => present(row, culture)),
    unread: await countUnread(orm, member),
  })
  return {
    write: (tx, message) => insertMessage(tx, { ...message, at: clock.now() }),
    read,
    async markRead(caller, autoId) {
      if (autoId !== undefined && !(await isOwn(orm, caller.member, autoId))) return refuse(problem('NOT_FOUND'))
      await markRead(orm, caller.member, autoId, clock.now())
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

function present({ autoId, kind, facts, at, readAt }: MessageRow, culture: Culture): InboxMessage {
  const words = mailWords(inboxMessageTexts, culture)
  const shown = Object.fromEntries(
    Object.entries(facts).map(([name, value]) =>
      name.endsWith('Cents') ? [name.slice(0, -'Cents'.length), formatMoney(Number(value))] : [name, value],
    ),
  )
  return {
    autoId,
    title: words(`${kind}Title`, shown),
    text: words(`${kind}Text`, shown),
    url: urls[kind](facts),
    at: at.toISOString(),
    isRead: readAt !== null,
  }
}
