import { addDays, firstOfMonth, lastOfMonth, type Day } from './days.ts'

/** A date of birth has to have stood for so long before the month of the voucher (reward-16). */
const fixedDays = 30

/** The month of a member's birthday voucher: its first and last day. Null when it is not their month, or the date was set too late, or nobody knows when. */
export function birthdayVoucherMonth(
  { dateOfBirth, setOn }: { dateOfBirth: Day; setOn: Day | null },
  today: Day,
): { from: Day; until: Day } | null {
  const from = firstOfMonth(today)
  if (dateOfBirth.slice(5, 7) !== today.slice(5, 7) || setOn === null || setOn > addDays(from, -fixedDays)) return null
  return { from, until: lastOfMonth(today) }
}
