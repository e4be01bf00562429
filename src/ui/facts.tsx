/** Structured data for search engines, in the terms of schema.org. It is a data block, which the browser does not run. */
export function Facts({ of }: { of: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...of })
  // The escaped `<` prevents a text from ending the block.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }} />
}
