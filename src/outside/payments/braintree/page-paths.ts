/** Where the two pages and their files are. */
export const pagesAt = '/payment/braintree'
