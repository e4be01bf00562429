/** How the bytes of an answer are written. */
export type Form = 'identity' | 'gzip' | 'br'

/** The smallest form that an `Accept-Encoding` names; one with the weight 0 is refused by it (RFC 9110, 12.5.3). */
export function acceptedForm(accepted: string | string[] | undefined): Form {
  const offered = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
    .map((each) => each.split(';')[0]!.trim())
  if (offered.includes('br')) return 'br'
  return offered.includes('gzip') ? 'gzip' : 'identity'
}
