import { addDays, firstOfMonth, lastOfMonth, type Day } from './days.ts'
import { birthdayFixedDays } from './programme.ts'

/** First and last day of a member's birthday month. Null in another month, when the date was set too late, or when it is unknown. */
export function birthdayVoucherMonth(
  { dateOfBirth, setOn }: { dateOfBirth: Day; setOn: Day | null },
  today: Day,
): { from: Day; until: Day } | null {
  const from = firstOfMonth(today)
  if (dateOfBirth.slice(5, 7) !== today.slice(5, 7) || setOn === null || setOn > addDays(from, -birthdayFixedDays)) return null
  return { from, until: lastOfMonth(today) }
}
