/** The key of what a social sign-in stores until its registration is complete (sign-in-18). */
export const socialLoginKey = 'socialLogin'

export function deleteStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to delete.
  }
}
