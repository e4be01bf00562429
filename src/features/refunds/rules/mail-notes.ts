export type MailNote = 'card' | 'wallet' | 'ended'

/** What a mail says of when the money is there: only of those kinds of tenders that a refund has (refund-12). */
export function notesOf(tenders: readonly { kind: 'voucher' | 'rebate' | 'card'; isEnded: boolean }[]): MailNote[] {
  const notes = new Set(tenders.map(({ kind, isEnded }): MailNote => (kind === 'card' ? 'card' : isEnded ? 'ended' : 'wallet')))
  return (['card', 'wallet', 'ended'] as const).filter((note) => notes.has(note))
}
