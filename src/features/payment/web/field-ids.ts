/** What error lists link to. */
export const cardFrameId = 'card-frame'
export const plannerId = 'planner'
