/** The most wishes that a member's list holds. */
export const mostMemberWishes = 300
/** The most wishes that a guest's device stores. */
export const mostGuestWishes = 50
