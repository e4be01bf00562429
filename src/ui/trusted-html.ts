declare global {
  interface TrustedTypePolicyFactory {
    createPolicy(name: string, rules: { createHTML(html: string): string | null }): { createHTML(html: string): TrustedHTML }
  }
  var trustedTypes: TrustedTypePolicyFactory | undefined
}

const policy = globalThis.trustedTypes?.createPolicy('shop', { createHTML: (html) => html })

/**
 * Marks a string as HTML that the server has sanitised, or that is only read. A browser with Trusted Types refuses every
 * other string where HTML is expected (safe-34).
 */
export const trustedHtml = (html: string): TrustedHTML | string => (policy ? policy.createHTML(html) : html)
