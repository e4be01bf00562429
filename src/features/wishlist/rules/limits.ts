/** The most wishes that a member's list holds. */
export const mostMemberWishes = 300
/** The most wishes that a guest's device remembers; the oldest is dropped for another. */
export const mostGuestWishes = 50
