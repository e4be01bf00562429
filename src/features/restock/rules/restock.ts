import { purchasable, type SaleFacts } from '#src/features/availability/rules/why-not-sold.ts'
import { isEmail, isGiven, mailboxOf, validate, type FieldRules } from '#src/kit/validation.ts'

/** Requested, confirmed from the mailbox itself, or left. Only `confirmed` is ever notified. */
export type SubscriberState = 'pending' | 'confirmed' | 'left'

/** Days for which the mail's link confirms, and after which subscribers who never confirmed, left, or were notified are deleted. */
export const rememberedDays = 7

/** Days after which nobody waits any more for goods that are withdrawn; until then an import may bring them again. */
export const withdrawnDays = 365

/** Most mails of one variant that are recorded in one transaction. */
export const mostAtOnce = 200

export type RestockError = 'emailRequired' | 'emailInvalid'

const rules: FieldRules<{ email: string }, RestockError> = {
  email: [
    { holds: isGiven, message: 'emailRequired' },
    { holds: (email) => isEmail(mailboxOf(email)), message: 'emailInvalid' },
  ],
}

/** What is wrong with the email, if anything (form-03). */
export const restockError = (email: string): RestockError | undefined => validate({ email }, rules).email

/**
 * How many more subscribers may be notified: as many as can be bought, less those notified recently, who may still buy
 * (restock-02). For goods that may be oversold, `mostAtOnce` is the only limit.
 */
export const notifiable = (facts: SaleFacts, recentlyNotified: number): number =>
  Math.max(0, purchasable(facts, mostAtOnce + recentlyNotified) - recentlyNotified)
