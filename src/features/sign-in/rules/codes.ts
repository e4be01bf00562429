/** Digits of a one-time code (sign-in-02). */
export const codeLength = 6
/** How long a code can be entered, in minutes. */
export const codeMinutes = 5
/** How often one code can be tried. */
export const codeAttempts = 5
/** Failed tries on one address within a day, over all codes, browsers and networks. */
export const attemptsPerDay = 10
/** How long after its code was right a browser may go on to sign in or register. */
export const proofMinutes = 30

export const isCode = (text: string): boolean => /^\d{6}$/.test(text)

/** The code inside what was pasted: `409 215`, `Your code is 409215.` Digits only, six at most. */
export const codeIn = (pasted: string): string => pasted.replace(/\D/g, '').slice(0, codeLength)
