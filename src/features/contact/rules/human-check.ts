/** A person needs at least this long to read, fill in and send the form. */
export const quickestMs = 3000
/** A form that stayed open overnight may still be sent. */
export const longestMs = 24 * 60 * 60 * 1000

/** Whether the time between opening and sending the form (both in milliseconds) is that of a person (decision 009). */
export const isHumanPace = (openedAt: number, sentAt: number): boolean => sentAt - openedAt >= quickestMs && sentAt - openedAt <= longestMs
