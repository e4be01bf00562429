import styles from './store-front.module.css'

/** A drawing of a store's front. It is decorative: the text beside it has the same information. */
export function StoreFront({ look }: { look: 'shophouse' | 'arcade' }) {
  return (
    <svg viewBox="0 0 640 320" className={styles.drawing} aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMax slice">
      {look === 'shophouse' ? <Shophouses /> : <Arcade />}
      <rect x="0" y="296" width="640" height="24" className={styles.street} />
      <path d="M0 296H640" className={styles.line} />
    </svg>
  )
}

const houses = [
  { x: 80, wall: styles.butter },
  { x: 240, wall: styles.celadon },
  { x: 400, wall: styles.rose },
]
const thirds = [0, 1, 2]

/** Three houses wall to wall: tiled roof, shutters above, the five-foot way below. */
function Shophouses() {
  return houses.map(({ x, wall }) => (
    <g key={x} transform={`translate(${x} 0)`} className={styles.line}>
      <path d="M-4 92 14 52H146L164 92Z" className={styles.roof} />
      <path d="M5 72H155M10 62H150M0 82H160M40 52 32 92M80 52V92M120 52 128 92" className={styles.thin} />
      <rect y="92" width="160" height="204" className={wall} />
      <rect x="-4" y="88" width="168" height="10" className={styles.white} />
      {thirds.map((at) => (
        <Shutters key={at} x={16 + at * 46} />
      ))}
      <rect y="190" width="160" height="16" className={styles.white} />
      {Array.from({ length: 10 }, (_, tile) => (
        <path key={tile} d={`M${8 + tile * 16} 192 l6 6 -6 6 -6 -6Z`} className={styles.tile} />
      ))}
      <rect x="18" y="214" width="124" height="82" className={styles.shade} />
      <rect x="60" y="226" width="40" height="70" className={styles.door} />
      <path d="M80 226V296" className={styles.thin} />
      <rect x="26" y="232" width="26" height="40" className={styles.glass} />
      <rect x="108" y="232" width="26" height="40" className={styles.glass} />
      <rect y="206" width="18" height="90" className={styles.white} />
      <rect x="142" y="206" width="18" height="90" className={styles.white} />
    </g>
  ))
}

function Shutters({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 112)`}>
      <path d="M0 14a18 14 0 0 1 36 0Z" className={styles.glass} />
      <rect y="14" width="36" height="54" className={styles.shutter} />
      <path d="M18 14V68" />
      <path
        d="M4 22H14M4 30H14M4 38H14M4 46H14M4 54H14M4 62H14M22 22H32M22 30H32M22 38H32M22 46H32M22 54H32M22 62H32"
        className={styles.thin}
      />
    </g>
  )
}

const bays = [0, 1, 2, 3, 4]

/** One long house under one roof: a flower in the gable, awnings over the walk, a hedge of orange jasmine. */
function Arcade() {
  return (
    <g className={styles.line}>
      <path d="M250 60 320 22 390 60Z" className={styles.white} />
      <g transform="translate(320 46)" className={styles.petals}>
        {[0, 72, 144, 216, 288].map((turn) => (
          <path key={turn} d="M0 0C-5-4-4-10 0-12 4-10 5-4 0 0Z" transform={`rotate(${turn})`} />
        ))}
      </g>
      <rect x="70" y="60" width="500" height="236" className={styles.powder} />
      <rect x="62" y="56" width="516" height="12" className={styles.white} />
      <rect x="70" y="176" width="500" height="14" className={styles.white} />
      {bays.map((bay) => (
        <g key={bay} transform={`translate(${86 + bay * 96} 0)`}>
          <rect x="4" y="84" width="34" height="76" className={styles.glass} />
          <rect x="46" y="84" width="34" height="76" className={styles.glass} />
          <path d="M4 110H38M46 110H80M21 84V160M63 84V160" className={styles.thin} />
          <rect x="8" y="208" width="68" height="88" className={styles.shade} />
          <rect x="16" y="228" width="52" height="68" className={bay === 2 ? styles.door : styles.glass} />
          {bay === 2 && <path d="M42 228V296" className={styles.thin} />}
          <path d="M0 200H84L92 224H-8Z" className={bay % 2 === 0 ? styles.awning : styles.blush} />
          <path d="M21 200 17 224M42 200V224M63 200 67 224" className={styles.thin} />
        </g>
      ))}
      {[34, 606].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <rect x="-16" y="272" width="32" height="24" className={styles.white} />
          <circle cy="248" r="28" className={styles.hedge} />
          <path d="M-10 240h.1M6 232h.1M12 252h.1M-4 260h.1M-16 254h.1M0 246h.1" className={styles.blossom} />
        </g>
      ))}
    </g>
  )
}
