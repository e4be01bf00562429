import type { ReactNode } from 'react'
import { useShopPictures } from './shop-pictures.ts'

const leaf = 'var(--leaf)'
const deep = 'var(--leaf-hover)'
const brass = 'var(--brass)'
const berry = 'var(--berry)'
const paper = '#fffaf0'

/** The shop's mark on a thing, where it is the flower. */
function Petals() {
  if (!useShopPictures().hasFlower) return null
  return [0, 72, 144, 216, 288].map((turn) => <path key={turn} transform={`rotate(${turn})`} d="M0-5C11-12 11-27 0-32C-11-27-11-12 0-5Z" />)
}

/** The drawings for the frames of empty pages, in a box of 120 by 100. */
const props = {
  bag: (
    <>
      <path d="M42 34C42 8 78 8 78 34" fill="none" stroke="var(--brass-text)" strokeWidth="4" strokeLinecap="round" />
      <path d="M22 34H88L93 94H17Z" fill={leaf} />
      <path d="M88 34L100 45L104 87L93 94Z" fill={deep} />
      <path d="M22 34H88L88.600 42H21.400Z" fill="#fff" fillOpacity="0.1" />
    </>
  ),
  heart: (
    <>
      <path d="M60 86C30 66 20 50 20 36A19 19 0 0 1 60 28A19 19 0 0 1 100 36C100 50 90 66 60 86Z" fill={berry} />
      <path d="M30 34A11 11 0 0 1 42 24" fill="none" stroke="#fff" strokeOpacity="0.6" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  parcel: (
    <>
      <path d="M16 38H92V90H16Z" fill="#d8b98a" />
      <path d="M92 38L108 28V78L92 90Z" fill="#b4935f" />
      <path d="M16 38L32 28H108L92 38Z" fill="#e9d2ab" />
      <path d="M48 38H60V90H48ZM48 38L64 28H76L60 38Z" fill={leaf} />
      <g transform="translate(54 62) scale(0.3)" fill="none" stroke="#f0ddb4" strokeWidth="4">
        <Petals />
      </g>
    </>
  ),
  purse: (
    <>
      <path d="M36 42C14 58 14 90 40 90H80C106 90 106 58 84 42Z" fill={leaf} />
      <path d="M84 42C106 58 106 90 80 90H70C90 82 92 58 76 42Z" fill={deep} />
      <path d="M34 42H86" stroke={brass} strokeWidth="7" strokeLinecap="round" />
      <circle cx="54" cy="34" r="5" fill={brass} />
      <circle cx="66" cy="34" r="5" fill={brass} />
    </>
  ),
  ticket: (
    <>
      <path d="M12 40H108V54A8 8 0 0 0 108 70V86H12V70A8 8 0 0 0 12 54Z" fill={paper} stroke={brass} strokeWidth="2" />
      <path d="M78 42V84" stroke={brass} strokeWidth="2" strokeDasharray="3 5" />
      <g transform="translate(45 63) scale(0.5)" fill="none" stroke={leaf} strokeWidth="4">
        <Petals />
      </g>
      <path d="M86 54H102M86 64H102M86 74H96" stroke={leaf} strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  card: (
    <>
      <rect x="14" y="34" width="92" height="58" rx="6" fill={leaf} />
      <path d="M26 70H60M26 79H48" stroke="#d6e3dd" strokeWidth="3" strokeLinecap="round" />
      <g transform="translate(84 58) scale(0.44)" fill="none" stroke={brass} strokeWidth="4">
        <Petals />
      </g>
    </>
  ),
  letter: (
    <>
      <rect x="16" y="38" width="88" height="54" rx="3" fill={paper} stroke={brass} strokeWidth="2" />
      <path d="M17 40L60 68L103 40" fill="none" stroke={brass} strokeWidth="2" />
      <circle cx="60" cy="66" r="9" fill={berry} />
    </>
  ),
  house: (
    <>
      <path d="M24 52L60 24L96 52V92H24Z" fill={paper} />
      <path d="M16 56L60 20L104 56" fill="none" stroke={berry} strokeWidth="7" strokeLinejoin="round" strokeLinecap="round" />
      <path d="M50 92V74A10 10 0 0 1 70 74V92Z" fill={leaf} />
      <path d="M32 60H42V72H32ZM78 60H88V72H78Z" fill="#bfcedd" />
    </>
  ),
  key: (
    <>
      <circle cx="38" cy="62" r="20" fill="none" stroke={brass} strokeWidth="9" />
      <path d="M58 62H106M92 62V78M104 62V74" fill="none" stroke={brass} strokeWidth="9" strokeLinecap="round" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type Prop = keyof typeof props

export function EmptyProp({ of }: { of: Prop }) {
  return (
    <svg viewBox="0 0 120 104">
      <ellipse cx="60" cy="95" rx="48" ry="6" fill="#15211e" fillOpacity="0.16" />
      {props[of]}
    </svg>
  )
}
