/** HTML that the server has sanitised. */
export function Html({ html, lang, className }: { html: string; lang?: string; className?: string }) {
  if (html === '') return null
  return <div className={className} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
}
