/** The key of what a social sign-in stores until its registration is complete (sign-in-18). */
export const socialLoginKey = 'socialLogin'
/** The key of the amount of rebates to redeem, in cents; cleared when signing out (sign-in-19). */
export const redeemAmountKey = 'redeemAmount'

export function deleteStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to delete.
  }
}
