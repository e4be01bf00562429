/**
 * A word without its English ending, the same for `candle` and `candles`, `scarf` and `scarves`, `brighten` and
 * `brightening`. The result is for comparing, not for reading.
 */
export function stem(word: string): string {
  if (word.length <= 3 || !/^[a-z]+$/.test(word)) return word
  const bare = withoutTense(withoutPlural(word))
  // A word of four letters keeps its e, so that `cas`, still being typed, does not become `case`.
  const short = bare.length > 4 && bare.endsWith('e') ? bare.slice(0, -1) : bare
  return short.endsWith('v') ? `${short.slice(0, -1)}f` : short
}

function withoutPlural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word
}

function withoutTense(word: string): string {
  if (word.endsWith('ied')) return `${word.slice(0, -3)}y`
  const ending = ['ing', 'ed'].find((each) => word.endsWith(each))
  const rest = ending ? word.slice(0, -ending.length) : ''
  if (rest.length < 3 || !/[aeiouy]/.test(rest)) return word
  // `knitted` comes from `knit`, but `filled` from `fill`.
  return /([b-df-hjkmnp-rtvwx])\1$/.test(rest) ? rest.slice(0, -1) : rest
}
