let placeOfHan: Map<string, string> | undefined

/**
 * The sort key of a name: lower case without accents, each Chinese character replaced by the character at its position
 * in the order of pinyin. Keys are compared as plain strings, which is many times faster than `Intl.Collator`.
 */
export function nameKey(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  if (!/[\u4e00-\u9fff]/.test(plain)) return plain
  placeOfHan ??= hanByPinyin()
  let key = ''
  for (const glyph of plain) key += placeOfHan.get(glyph) ?? glyph
  return key
}

function hanByPinyin(): Map<string, string> {
  const compare = new Intl.Collator('zh-CN-u-co-pinyin').compare
  const glyphs = Array.from({ length: 0x9fff - 0x4e00 + 1 }, (_, index) => String.fromCharCode(0x4e00 + index)).sort(compare)
  return new Map(glyphs.map((glyph, place) => [glyph, String.fromCharCode(0x4e00 + place)]))
}
