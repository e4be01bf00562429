import { pinyin } from 'pinyin-pro'

const read = new Map<string, string>()

/** A Chinese name in pinyin, syllables apart, without tones, v for ü as it is typed; other letters stay. Each name is read once and kept. */
export function pinyinOf(name: string): string {
  const known = read.get(name)
  if (known !== undefined) return known
  const reading = pinyin(name, { toneType: 'none', nonZh: 'consecutive', v: true }).replace(/\s+/g, ' ').trim()
  read.set(name, reading)
  return reading
}
