/** How the bytes of an answer are written. */
export type Form = 'identity' | 'gzip' | 'br'

export function acceptedForm(accepted: string | string[] | undefined): Form {
  const offered = String(accepted ?? '')
  if (/\bbr\b/.test(offered)) return 'br'
  return /\bgzip\b/.test(offered) ? 'gzip' : 'identity'
}
