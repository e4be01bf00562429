import { purchasable, type StockInputs } from '#src/features/availability/rules/out-of-stock.ts'
import { isEmail, isGiven, mailboxOf, validate, type FieldRules } from '#src/kit/validation.ts'

/** Asked for, agreed to from the mailbox itself, or taken back. Only `confirmed` is ever told. */
export type AskerState = 'pending' | 'confirmed' | 'left'

/** How long the mail's link confirms, and how long an address is remembered that never confirmed, left, or has been told. */
export const rememberedDays = 7

/** Most mails of one variant recorded in one go. */
export const mostAtOnce = 200

export type RestockError = 'emailRequired' | 'emailInvalid'

const rules: FieldRules<{ email: string }, RestockError> = {
  email: [
    { holds: isGiven, message: 'emailRequired' },
    { holds: (email) => isEmail(mailboxOf(email)), message: 'emailInvalid' },
  ],
}

/** What is wrong with the address, if anything (form-03). */
export const restockError = (email: string): RestockError | undefined => validate({ email }, rules).email

/**
 * How many more of those who wait may be told: as many as can be bought, less those told lately, who are still on their
 * way to the shop (restock-02). What may be oversold has no end but `mostAtOnce`.
 */
export const tellable = (stock: StockInputs, toldLately: number): number =>
  Math.max(0, purchasable(stock, mostAtOnce + toldLately) - toldLately)
