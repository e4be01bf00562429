import { pinyin } from 'pinyin-pro'

const cache = new Map<string, string>()

/** A Chinese name in pinyin, syllables apart, without tones, v for ü as it is typed; other letters stay. Each result is cached. */
export function pinyinOf(name: string): string {
  const cached = cache.get(name)
  if (cached !== undefined) return cached
  const result = pinyin(name, { toneType: 'none', nonZh: 'consecutive', v: true }).replace(/\s+/g, ' ').trim()
  cache.set(name, result)
  return result
}
