/** What a social sign-in leaves on the device until its registration is done (specification, section 4). */
export const socialLoginKey = 'socialLogin'
/** How much of the rebates the member wanted to redeem, in cents; gone with the sign-out (specification, section 4). */
export const redeemAmountKey = 'redeemAmount'

export function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
