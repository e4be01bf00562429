import { useEffect, useState } from 'react'

const foldsAfterMs = 500

/**
 * Whether fields that a look-up has filled in stand folded, in one line: a moment after `found` is there, if the shopper
 * is still in the field with the id `asked` and has not gone on to them. `found` is null while nothing is.
 */
export function useFolded(found: string | null, asked: string): [isFolded: boolean, unfold: () => void] {
  const [folded, setFolded] = useState<string | null>(null)
  useEffect(() => {
    if (found === null) return setFolded(null)
    const timer = setTimeout(() => document.activeElement?.id === asked && setFolded(found), foldsAfterMs)
    return () => clearTimeout(timer)
  }, [found, asked])
  return [found !== null && folded === found, () => setFolded(null)]
}
