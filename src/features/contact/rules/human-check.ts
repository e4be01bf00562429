/** Nobody reads, fills in and sends the form faster. */
export const quickestMs = 3000
/** A form that lay open overnight may still be sent. */
export const longestMs = 24 * 60 * 60 * 1000

/** Whether a form that was opened and sent at these times (milliseconds) was in a person's hands (decision 009). */
export const isHumanPace = (openedAt: number, sentAt: number): boolean => sentAt - openedAt >= quickestMs && sentAt - openedAt <= longestMs
