/** Digits of a one-time code (sign-in-02). */
export const codeLength = 6
/** How long a code can be entered, in minutes. */
export const codeMinutes = 5
/** How many tries one code has. */
export const codeAttempts = 5
/** Failed tries on one address within a day, over all codes, browsers and networks. */
export const attemptsPerDay = 10
/** How long after its code was validated a browser may sign in or register. */
export const proofMinutes = 30

export const isCode = (text: string): boolean => /^\d+$/.test(text) && text.length === codeLength

/** The code in pasted text: `409 215`, `Your code is 409215.` Only digits, at most as many as a code has. */
export const codeIn = (pasted: string): string => pasted.replace(/\D/g, '').slice(0, codeLength)

/** Days for which the button of the mail works that confirms an email. */
export const confirmationDays = 3
