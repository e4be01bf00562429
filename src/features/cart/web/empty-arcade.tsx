import styles from './states.module.css'

/** Wall, shade and light of one arch. */
const tiles = [
  { wall: '#bfcedd', shade: '#9db2c7', light: '#eaf0f6' },
  { wall: '#c9d8d2', shade: '#a5bcb3', light: '#eef5f1' },
  { wall: '#f0ddb4', shade: '#d9bf87', light: '#fbf4e2' },
] as const

/** Three bays of the arcade; in the middle one a bag waits to be filled. */
export function EmptyArcade() {
  return (
    <div className={styles.arches} aria-hidden="true">
      {tiles.map((tile, index) => (
        <svg key={tile.wall} className={styles.arch} viewBox="0 0 200 306" preserveAspectRatio="xMidYMax slice">
          <Corridor {...tile} id={`arch-${index}`} />
          <Lantern y={58} scale={1} />
          {index === 1 ? <Bag /> : <Lantern y={112} scale={0.5} />}
        </svg>
      ))}
    </div>
  )
}

/** Where the corridor ends, and the bays before it: each a half-width and a height above the floor line. */
const floorLine = 214
const bays = [1, 0.72, 0.53, 0.4, 0.31].map((depth) => ({ half: 88 * depth, rise: 190 * depth, foot: floorLine + 78 * (depth - 0.24) }))

function archPath(half: number, rise: number, foot: number): string {
  const spring = floorLine - rise + half
  return `M${100 - half} ${foot}V${spring}A${half} ${half} 0 0 1 ${100 + half} ${spring}V${foot}`
}

function Corridor({ wall, shade, light, id }: (typeof tiles)[number] & { id: string }) {
  return (
    <>
      <defs>
        <linearGradient id={`${id}-wall`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={light} />
          <stop offset="0.45" stopColor={wall} />
          <stop offset="1" stopColor={shade} />
        </linearGradient>
        <linearGradient id={`${id}-floor`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={light} />
          <stop offset="1" stopColor={wall} />
        </linearGradient>
        <radialGradient id={`${id}-glow`}>
          <stop offset="0" stopColor="#fffdf4" />
          <stop offset="0.45" stopColor="#fffaf0" stopOpacity="0.75" />
          <stop offset="1" stopColor={light} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="200" height="306" fill={`url(#${id}-wall)`} />
      <path d={`M0 306L78 ${floorLine}H122L200 306Z`} fill={`url(#${id}-floor)`} />
      <Floor colour={shade} />
      {bays.map(({ half, rise, foot }, index) => (
        <g key={half}>
          <path d={archPath(half, rise, foot)} fill={shade} fillOpacity={0.1} />
          <path
            d={archPath(half, rise, foot)}
            fill="none"
            stroke="#fff"
            strokeOpacity={0.92 - index * 0.1}
            strokeWidth={3.4 - index * 0.5}
          />
          <path
            d={`M${94 - half} ${floorLine - rise + half}h12M${94 + half} ${floorLine - rise + half}h12`}
            stroke="#fff"
            strokeWidth={2.4 - index * 0.3}
          />
        </g>
      ))}
      <ellipse cx="100" cy="194" rx="62" ry="66" fill={`url(#${id}-glow)`} />
      <path d={archPath(18, 44, floorLine + 3)} fill="#fffdf6" />
      <path d={`M82 ${floorLine + 3}H118L136 252H64Z`} fill="#fffdf6" fillOpacity="0.5" />
    </>
  )
}

/** Rows of diamonds that shrink towards the light. */
function Floor({ colour }: { colour: string }) {
  const rows = [0, 1, 2, 3, 4, 5].map((row) => ({ y: 300 - 86 * (1 - 0.72 ** row) * 1.12, size: 0.72 ** row }))
  return (
    <g fill="none" stroke={colour} strokeOpacity="0.75">
      {rows.flatMap(({ y, size }, row) =>
        [-2, -1, 0, 1, 2].map((column) => {
          const x = 100 + column * 46 * size
          return (
            <path
              key={`${row}.${column}`}
              d={`M${x - 20 * size} ${y}L${x} ${y - 11 * size}L${x + 20 * size} ${y}L${x} ${y + 11 * size}Z`}
              strokeWidth={1.5 * size + 0.3}
              fill={column % 2 ? 'none' : colour}
              fillOpacity="0.16"
            />
          )
        }),
      )}
    </g>
  )
}

function Lantern({ y, scale }: { y: number; scale: number }) {
  return (
    <g transform={`translate(100 ${y}) scale(${scale})`} fill="none" stroke="#a8823c" strokeWidth="1.5" strokeLinejoin="round">
      <path d="M0-60V0" />
      <path d="M-6 5L0 0L6 5H10L12 12V32L9 39H-9L-12 32V12L-10 5Z" fill="#fff6dc" fillOpacity="0.85" />
      <path d="M-12 12H12M-12 32H12M-5 5.500V39M5 5.500V39M-4 39L0 45L4 39" />
    </g>
  )
}

/** A paper bag with the mark's five petals, on the floor of the middle bay. */
function Bag() {
  return (
    <g transform="translate(100 250)">
      <ellipse cx="4" cy="33" rx="40" ry="6" fill="#15211e" fillOpacity="0.16" />
      <path d="M-13-24C-13-48 13-48 13-24" fill="none" stroke="#7a5716" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M-31-24H25L29 33H-35Z" fill="#0f4a40" />
      <path d="M25-24L35-14L38 27L29 33Z" fill="#0a362f" />
      <path d="M-31-24H25L26-17H-31.500Z" fill="#fff" fillOpacity="0.1" />
      <g transform="translate(-4 6) scale(0.5)" fill="none" stroke="#f0ddb4" strokeWidth="3">
        {[0, 72, 144, 216, 288].map((turn) => (
          <path key={turn} transform={`rotate(${turn})`} d="M0-5C11-12 11-27 0-32C-11-27-11-12 0-5Z" />
        ))}
      </g>
    </g>
  )
}
