import type { Cents } from './money.ts'

/** Parses `168`, `168.5`, `168.00`, `1,168.00`; null when the text is not a plain amount of zero or more. */
export function parseMoney(text: string): Cents | null {
  const match = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text.trim().replaceAll(',', ''))
  if (!match) return null
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}
