import { isEmail, mailboxOf } from '#src/kit/validation.ts'

/** Requested, confirmed from the mailbox itself, or left. Only `confirmed` receives the newsletter. */
export type SubscriptionState = 'pending' | 'confirmed' | 'unsubscribed'

/** Most characters of a newsletter email (newsletter-01). */
export const longestNewsletterEmail = 230

/** Days for which the mail's link confirms, and after which unconfirmed and left subscriptions are deleted. */
export const rememberedDays = 7

/** Whether the address may be sent to the server (newsletter-03). */
export const canSubscribe = (typed: string): boolean => {
  const mailbox = mailboxOf(typed)
  return mailbox.length <= longestNewsletterEmail && isEmail(mailbox)
}

/** Whether the field shows no error: it is empty, or the address is valid (newsletter-02). */
export const fieldAccepts = (typed: string): boolean => mailboxOf(typed) === '' || canSubscribe(typed)
