/** The jobs of orders by name; each sends one mail. */
export const orderJobs = { confirm: 'confirm-order', ship: 'tell-shipped', ready: 'tell-ready' } as const
