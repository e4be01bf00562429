/** Facts for search engines, in the words of schema.org. A data block: the browser runs none of it. */
export function Facts({ of }: { of: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...of })
  // No text in it may end the block.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }} />
}
