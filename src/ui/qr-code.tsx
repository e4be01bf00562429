import { useEffect, useState } from 'react'
import { untilFetched } from './part.tsx'

/** A QR code in black without a background; the encoder is fetched when the first code is shown. `label` is its accessible name. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [code, setCode] = useState<{ size: number; path: string } | null>(null)
  useEffect(() => {
    let isWanted = true
    void untilFetched(() => import('uqr')).then(({ encode }) => {
      if (!isWanted) return
      const { data, size } = encode(text, { ecc: 'M', border: 2 })
      const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
      setCode({ size, path })
    })
    return () => {
      isWanted = false
    }
  }, [text])
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${code?.size ?? 25} ${code?.size ?? 25}`} shapeRendering="crispEdges">
      {code && <path d={code.path} fill="#15211e" />}
    </svg>
  )
}
