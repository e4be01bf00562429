import { isEmail, mailboxOf } from '#src/kit/validation.ts'

/** Asked for, agreed to from the mailbox itself, or left. Only `confirmed` is ever sent a newsletter. */
export type SubscriptionState = 'pending' | 'confirmed' | 'unsubscribed'

/** Most characters of a newsletter email (newsletter-01). */
export const longestNewsletterEmail = 230

/** How long the mail's link confirms, and how long what nobody confirmed, or somebody left, is remembered. */
export const rememberedDays = 7

/** What may be sent (newsletter-03). */
export const canSubscribe = (typed: string): boolean => {
  const mailbox = mailboxOf(typed)
  return mailbox.length <= longestNewsletterEmail && isEmail(mailbox)
}

/** What the field takes without a word: nothing at all, or a valid address (newsletter-02). */
export const fieldAccepts = (typed: string): boolean => mailboxOf(typed) === '' || canSubscribe(typed)
