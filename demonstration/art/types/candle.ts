// Scented candle: coloured glass lit from within by a small flame.
import {
  along,
  bloom,
  bump,
  clipTo,
  curve,
  darken,
  DOWN,
  draw,
  gradient,
  gradientOnPage,
  ground,
  group,
  hoop,
  ink,
  join,
  lighten,
  luminance,
  mirror,
  mix,
  oval,
  ovalPath,
  radial,
  room,
  smooth,
  surface,
  tube,
  turned,
  type Drawing,
  type Point,
  type Style,
  type Surface,
} from '../kit.ts'

/** vessel: a tumbler unless it is said. */
export interface CandleColours {
  glass: string
  wax: string
  bg: string
  vessel?: keyof typeof VESSELS
}

const CX = 400
const TILT = 0.19
const BASE = 756
const WALL = 10
/** How far the wax lies below the rim. */
const SUNK = 13

interface Vessel {
  readonly top: number
  /** Outer radius at the rim and at the foot. */
  readonly r: number
  readonly footR: number
  /** Where the wicks stand, from the middle. */
  readonly wicks: readonly number[]
  /** The label: its upper and lower edge on the page, and half its width in degrees. */
  readonly label: readonly [top: number, bottom: number, half: number]
}

const VESSELS = {
  tumbler: { top: 424, r: 168, footR: 156, wicks: [0], label: [532, 690, 31] },
  tall: { top: 384, r: 134, footR: 126, wicks: [0], label: [506, 686, 36] },
  small: { top: 500, r: 146, footR: 132, wicks: [0], label: [574, 700, 32] },
  pair: { top: 488, r: 224, footR: 206, wicks: [-84, 84], label: [572, 696, 22] },
  trio: { top: 488, r: 224, footR: 206, wicks: [-116, 0, 116], label: [572, 696, 22] },
} as const satisfies Record<string, Vessel>

const FLAME = '#ffc561'
const WARM = '#ffd794'
const DEGREE = Math.PI / 180

function ring(y: number, r: number, style: Style): string {
  return draw(hoop(CX, y, r, r * TILT), { cap: 'butt', ...style })
}

/** Wick and flame, with the light they throw on the wall behind. */
function flame(x: number, waxY: number): string[] {
  const y = waxY - 28 // where the wick enters the flame
  const outer =
    `M${x} ${y - 104}C${x + 25} ${y - 60} ${x + 27} ${y - 20} ${x} ${y + 6}` + `C${x - 27} ${y - 20} ${x - 25} ${y - 60} ${x} ${y - 104}Z`
  const core =
    `M${x} ${y - 62}C${x + 12} ${y - 36} ${x + 12} ${y - 14} ${x} ${y + 2}` + `C${x - 12} ${y - 14} ${x - 12} ${y - 36} ${x} ${y - 62}Z`
  return [
    oval(x, y - 46, 66, 92, { fill: FLAME, opacity: 0.5, soft: 26 }),
    draw(`M${x - 1} ${waxY + 4}C${x - 2} ${waxY - 10} ${x + 3} ${waxY - 22} ${x + 1} ${y - 8}`, { stroke: '#241812', width: 4.5 }),
    draw(outer, { fill: ink('flame'), soft: 1 }),
    draw(core, { fill: '#fffbe9', opacity: 0.95, soft: 2 }),
    oval(x, y - 2, 8, 9, { fill: '#6f8fd0', opacity: 0.4, soft: 2 }),
  ]
}

/** The inside seen through the mouth: far wall, wax, and the bright melted pool. */
function inside({ top, r, wicks }: Vessel, glass: string, wax: string): string {
  const inner = r - WALL
  const waxY = top + SUNK
  return group(
    [
      oval(CX, top, inner, inner * TILT, { fill: ink('farWall') }),
      oval(CX, waxY, inner, inner * TILT, { fill: ink('waxTop') }),
      oval(CX, waxY + 1, inner * 0.74, inner * 0.74 * TILT, { fill: lighten(wax, 0.4), opacity: 0.55, soft: 2 }),
      wicks
        .map((x) => oval(CX + x, waxY + 2, (inner * 0.6) / wicks.length, inner * 0.5 * TILT, { fill: WARM, opacity: 0.95, soft: 8 }))
        .join(''),
      oval(CX - 44, waxY - 7, 30, 5, { fill: '#fff', opacity: 0.8, soft: 2 }),
      draw(ovalPath(CX, waxY, inner, inner * TILT), { stroke: darken(glass, 0.4), width: 2, opacity: 0.35, soft: 1 }),
    ],
    { clip: 'mouthClip' },
  )
}

/** Paper label wrapped round the front, with the mark and two ruled lines. */
function label({ top, r: rim, footR, label: [y0, y1, half] }: Vessel, printed: string): string[] {
  const on = (degrees: number, y: number): Point => {
    const t = (y - top) / (BASE - top)
    const r = rim + (footR - rim) * t + 0.5
    return [CX + r * Math.sin(degrees * DEGREE), y + r * TILT * Math.cos(degrees * DEGREE)]
  }
  const wrap = (inset: number) => {
    const edge = half - inset / 2.6
    const upper = along(12, (t) => on(-edge + 2 * edge * t, y0 + inset))
    const lower = along(12, (t) => on(edge - 2 * edge * t, y1 - inset))
    return `${curve(upper)}${join(curve(lower))}Z`
  }
  const down = (share: number) => y0 + (y1 - y0) * share
  const rule = (degrees: number, y: number, width: number) =>
    draw(curve([-degrees, 0, degrees].map((d) => on(d, y))), { stroke: printed, width, opacity: 0.85 })
  return [
    draw(wrap(0), { fill: '#000', opacity: 0.25, soft: 4, transform: 'translate(2 3)' }),
    draw(wrap(0), { fill: ink('paper') }),
    draw(wrap(8), { stroke: printed, width: 1.2, opacity: 0.7 }),
    bloom(CX, down(62 / 158) + rim * TILT - 4, (0.92 * (y1 - y0)) / 158, { stroke: printed, width: 2 }),
    rule((16 * half) / 31, down(108 / 158), 2.6),
    rule((9 * half) / 31, down(122 / 158), 2),
  ]
}

/** Heavy clear foot below the wax, and the glow where the wax begins. */
function thickGlass({ top, r, footR }: Vessel, body: Surface, glass: string): string {
  return group(
    [
      draw(`${hoop(CX, BASE - 34, r, r * TILT)}V${BASE + 60}H${CX - r}Z`, { fill: ink('thick') }),
      ring(BASE - 34, footR + 4, { stroke: darken(glass, 0.5), width: 3, opacity: 0.4, soft: 2 }),
      ring(BASE - 10, footR - 14, { stroke: '#fff', width: 4, opacity: 0.55, soft: 2 }),
      ring(top + SUNK + 12, r, { stroke: WARM, width: 26, opacity: 0.35, soft: 14 }),
    ],
    { clip: body.clip },
  )
}

export function candle({ glass, wax, bg, vessel: kind = 'tumbler' }: CandleColours): Drawing {
  const vessel: Vessel = VESSELS[kind]
  const { top, r, footR, wicks } = vessel
  const waxY = top + SUNK
  const dusk = darken(bg, 0.08)
  const studio = room(dusk)
  const pale = luminance(glass) > 0.4
  const printed = pale ? darken(glass, 0.78) : darken(glass, 0.3)
  const radius = (v: number) => r + (footR - r) * v - 12 * smooth(0.955, 1, v)
  // Light of the flame travels down through the wax and dies out half way
  const glowAt = (u: number, v: number) => 0.5 * bump(v, 0.16, 0.3) * bump(u, 0.5, 0.36)
  const body = surface('body', studio, {
    at: turned(CX, top, BASE, radius),
    tilt: TILT,
    rows: 110,
    cols: 80,
    material: (u, v) => {
      const glow = glowAt(u, v)
      return { color: mix(glass, FLAME, glow * 0.7), gloss: 0.95, f0: 0.07, wrap: 0.34, glow }
    },
    ao: (_, v) => 1 - 0.32 * smooth(0.9, 1, v),
  })
  const paper = { color: '#fbf6ec', gloss: 0.15, f0: 0.03, wrap: 0.3 }

  return {
    bg: dusk,
    floor: 750,
    glow: 0.5,
    focus: [CX, top + 76],
    defs: [
      body.defs,
      clipTo('mouthClip', ovalPath(CX, top, r - WALL, (r - WALL) * TILT)),
      gradientOnPage('paper', tube(paper, studio), [CX - r, 0, CX + r, 0]),
      gradient(
        'flame',
        [
          [0, '#fff3cf', 0.9],
          [0.45, '#ffcf6b'],
          [0.85, '#f59a35', 0.9],
          [1, '#c8662a', 0.3],
        ],
        DOWN,
      ),
      gradient('farWall', [
        [0, mix(glass, FLAME, 0.25)],
        [0.5, mix(lighten(glass, 0.25), WARM, 0.6)],
        [1, mix(glass, FLAME, 0.2)],
      ]),
      gradient('waxTop', [
        [0, mix(wax, WARM, 0.35)],
        [0.5, lighten(mix(wax, WARM, 0.35), 0.3)],
        [1, darken(mix(wax, WARM, 0.4), 0.12)],
      ]),
      radial('halo', [
        [0, '#fff0c8', 0.95],
        [0.4, '#ffe2a6', 0.4],
        [1, '#ffe2a6', 0],
      ]),
      gradient(
        'thick',
        [
          [0, '#fff', 0],
          [0.4, lighten(glass, 0.6), 0.6],
          [1, darken(glass, 0.3), 0.5],
        ],
        DOWN,
      ),
    ],
    parts: [
      oval(CX, top - 74, 330, 320, { fill: ink('halo'), opacity: 0.75 }),
      oval(CX, BASE + 26, 300, 60, { fill: WARM, opacity: 0.24, soft: 44 }),
      mirror('glass', BASE + footR * TILT - 2, 0.2, 90),
      ground(CX, BASE + 2, footR - 8, footR * TILT),
      group([inside(vessel, glass, wax), body.paint, thickGlass(vessel, body, glass), label(vessel, printed)], {}, 'glass'),
      // Rim of the glass
      draw(ovalPath(CX, top, r, r * TILT), { stroke: lighten(glass, 0.35), width: 5, opacity: 0.9 }),
      draw(ovalPath(CX, top, r - WALL / 2, (r - WALL / 2) * TILT), { stroke: darken(glass, 0.35), width: 1.2, opacity: 0.5 }),
      ring(top, r, { stroke: '#fff', width: 2.4, opacity: 0.9, soft: 1 }),
      wicks.map((x) => flame(CX + x, waxY)),
    ],
  }
}
