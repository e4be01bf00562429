const words = new Intl.Segmenter('zh', { granularity: 'word' })

const han = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Where a line may end: after a space, and between Chinese words, but not before a sign that closes or at what keeps a date on one line. */
function chunksOf(text: string): string[] {
  const chunks: string[] = []
  for (const { segment } of words.segment(text)) {
    const before = chunks.at(-1) ?? ' '
    const isApart =
      /[^\S\u00a0]$/.test(before) || (/[^\p{Ps}\p{Pi}\u2060\u00a0]$/u.test(before) && (han.test(before.at(-1)!) || han.test(segment[0]!)))
    if (chunks.length > 0 && (/^[\s\u2060\p{Po}\p{Pe}\p{Pf}]/u.test(segment) || !isApart)) chunks[chunks.length - 1] += segment
    else chunks.push(segment)
  }
  return chunks
}

/** Breaks a text into lines of at most this width. What is too wide by itself is broken anywhere. */
export function brokenInto(text: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(text) <= width) return [text]
  const lines = ['']
  const add = (chunk: string): void => {
    const line = lines.at(-1)! + chunk
    if (widthOf(line.trimEnd()) <= width) lines[lines.length - 1] = line
    else if (widthOf(chunk.trimEnd()) <= width) lines.push(chunk)
    else if ([...chunk].length === 1) lines[lines.length - 1] = line
    else for (const character of chunk) add(character)
  }
  for (const chunk of chunksOf(text)) add(chunk)
  return lines.map((line) => line.trimEnd()).filter((line, index) => line !== '' || index === 0)
}
