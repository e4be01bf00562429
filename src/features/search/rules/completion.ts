/** A suggestion in two parts: the text up to the end of what was typed, shown plain, and the rest, shown bold. */
export interface Completion {
  typed: string
  rest: string
}

/** Finds what was typed at the beginning of a word. A suggestion found by its sound has no plain part. */
export function completionOf(suggestion: string, typed: string): Completion {
  const wanted = typed.trim().toLowerCase()
  const text = suggestion.toLowerCase()
  let at = wanted === '' || text.length !== suggestion.length ? -1 : text.indexOf(wanted)
  while (at > 0 && /[\p{L}\p{N}]/u.test(text[at - 1]!) && !/\p{Script=Han}/u.test(text[at]!)) at = text.indexOf(wanted, at + 1)
  if (at < 0) return { typed: '', rest: suggestion }
  const end = at + wanted.length
  return { typed: suggestion.slice(0, end), rest: suggestion.slice(end) }
}
