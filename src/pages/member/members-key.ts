/** The prefix of the query keys of all that is fetched for a member. */
export const membersKey = ['member']
