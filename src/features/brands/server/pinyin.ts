import { LRUCache } from 'lru-cache'
import { pinyin } from 'pinyin-pro'

const cache = new LRUCache<string, string>({
  max: 5000,
  memoMethod: (name) => pinyin(name, { toneType: 'none', nonZh: 'consecutive', v: true }).replace(/\s+/g, ' ').trim(),
})

/** A Chinese name in pinyin, syllables apart, without tones, v for ü as it is typed; other letters stay. */
export const pinyinOf = (name: string): string => cache.memo(name)
