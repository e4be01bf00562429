/** The jobs of orders by name; each sends one mail. */
export const orderJobs = { confirm: 'confirm-order', tellStore: 'tell-store-of-order', ship: 'tell-shipped', ready: 'tell-ready' } as const
