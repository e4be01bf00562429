/** What a social sign-in leaves on the device until its registration is done (sign-in-18). */
export const socialLoginKey = 'socialLogin'
/** How much of the rebates the member wanted to redeem, in cents; gone with the sign-out (sign-in-19). */
export const redeemAmountKey = 'redeemAmount'

export function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
