/** The prefix of the query keys of all that is fetched for a member. */
export const membersKey = ['member']

/** The prefix of the query keys of an order, fetched for its member, for the browser that placed it, or by its link. */
export const ordersKey = ['order']
