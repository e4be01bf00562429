import { artSource } from '../src/ui/art.ts'

/** The files that pages request for the addresses in a text: each address as written, and all its widths. */
export function picturesIn(text: string): string[] {
  return (text.match(/\/art\/[\w./-]+\.(?:avif|webp|svg|png|jpe?g)\b/g) ?? []).flatMap((address) => {
    const art = artSource(address)
    return [address, ...(art ? [art.fallback, ...art.srcSet.split(', ').map((candidate) => candidate.split(' ')[0]!)] : [])]
  })
}
