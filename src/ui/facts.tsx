/**
 * Structured data for search engines, in the terms of schema.org. It is a data block, which the browser does not run, so it
 * is in the server's HTML alone: `of` is written as `import.meta.env.SSR && …`, and browsers get no code for it.
 */
export function Facts({ of }: { of: object | false }) {
  const json = of === false ? '' : JSON.stringify({ '@context': 'https://schema.org', ...of })
  // The escaped `<` prevents a text from ending the block.
  const html = json.replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
}
