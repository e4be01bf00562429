/** Browsers come back by https only, for a year; over http it would mean nothing (safe-47). */
export const transportSecurity = (publicOrigin: string): Record<string, string> =>
  publicOrigin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}

/** What every answer has, also one that the framework gives before any hook (safe-47). */
export const everyAnswer = (publicOrigin: string): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  ...transportSecurity(publicOrigin),
})

/** An answer of the API is data for the shop's own pages: opened by itself it may load nothing, and no other site may embed it. */
export const dataHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
}
