import type { EnteredCode } from '#src/features/promotions/rules/cart.ts'

/** What the shopper said about promotions. */
export interface PromotionChoices {
  codes: EnteredCode[]
  /** By promotion: the EAN of the gift; null when they want none. */
  chosenGifts: Record<number, string | null>
  /** Purchases with purchase that were declined (promo-09). */
  declined: number[]
}

export const noChoices: PromotionChoices = { codes: [], chosenGifts: {}, declined: [] }

/** The most codes of a cart. */
export const mostCodes = 10

/** The choices about these lines: a code for an item goes with it (promo-15). */
export const choicesFor = (lines: readonly { autoId: number }[], choices: PromotionChoices): PromotionChoices => ({
  ...choices,
  codes: choices.codes.filter(({ lineId }) => lineId === null || lines.some(({ autoId }) => autoId === lineId)),
})

const isSame = (a: EnteredCode, b: EnteredCode): boolean => a.code === b.code && a.lineId === b.lineId

export const withCode = (choices: PromotionChoices, entered: EnteredCode): PromotionChoices => ({
  ...withoutCode(choices, entered),
  codes: [...withoutCode(choices, entered).codes, entered],
})

export const withoutCode = (choices: PromotionChoices, entered: EnteredCode): PromotionChoices => ({
  ...choices,
  codes: choices.codes.filter((each) => !isSame(each, entered)),
})

export const withGift = (choices: PromotionChoices, promotionId: number, ean: string | null): PromotionChoices => ({
  ...choices,
  chosenGifts: { ...choices.chosenGifts, [promotionId]: ean },
})

export const withDeclined = (choices: PromotionChoices, promotionId: number, isDeclined: boolean): PromotionChoices => ({
  ...choices,
  declined: [...choices.declined.filter((id) => id !== promotionId), ...(isDeclined ? [promotionId] : [])],
})
