// Fragrance: a heavy glass bottle, part filled, under a polished cap or a ground stopper of glass.
import {
  bloom,
  box,
  boxPath,
  clipTo,
  darken,
  DOWN,
  draw,
  gradient,
  ground,
  group,
  ink,
  lerp,
  lighten,
  luminance,
  mirror,
  mix,
  num,
  oval,
  radial,
  room,
  SLANT,
  tube,
  type Drawing,
  type Material,
} from '../kit.ts'

export interface FragranceColours {
  juice: string
  cap: string
  bg: string
}
/** tall 0..1: from a square flacon to a slender column. build: neither of these, but a travel spray or a stoppered bottle. */
export interface FragranceShape {
  tall: number
  build?: 'travel' | 'stopper'
}

const CX = 400
const BASE = 792

interface Size {
  readonly w: number
  readonly h: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly corner: number
  readonly innerCorner: number
  /** Where the upright reflections begin below the top. */
  readonly shoulder: number
  readonly wall: number
  /** Thickness of the glass foot. */
  readonly foot: number
  /** Height to which the bottle is filled. */
  readonly level: number
  readonly cap: { readonly w: number; readonly h: number }
  readonly label: { readonly w: number; readonly h: number }
}

const BUILDS: Record<NonNullable<FragranceShape['build']>, Size> = {
  travel: {
    w: 124,
    h: 352,
    left: CX - 62,
    right: CX + 62,
    top: BASE - 352,
    corner: 26,
    innerCorner: 16,
    shoulder: 30,
    wall: 10,
    foot: 24,
    level: BASE - 296,
    cap: { w: 104, h: 168 },
    label: { w: 86, h: 138 },
  },
  stopper: {
    w: 322,
    h: 334,
    left: CX - 161,
    right: CX + 161,
    top: BASE - 334,
    corner: 96,
    innerCorner: 76,
    shoulder: 84,
    wall: 22,
    foot: 44,
    level: BASE - 262,
    cap: { w: 128, h: 128 },
    label: { w: 136, h: 126 },
  },
}

function proportions(tall: number): Size {
  const w = lerp(296, 198, tall)
  const h = lerp(384, 470, tall)
  const wall = lerp(24, 17, tall)
  return {
    w,
    h,
    left: CX - w / 2,
    right: CX + w / 2,
    top: BASE - h,
    corner: lerp(38, 28, tall),
    innerCorner: lerp(38, 28, tall) * 0.55,
    shoulder: 30,
    wall,
    foot: lerp(38, 50, tall),
    level: BASE - h + lerp(58, 76, tall),
    cap: { w: lerp(128, 112, tall), h: lerp(128, 150, tall) },
    label: { w: lerp(132, 104, tall), h: lerp(132, 150, tall) },
  }
}

/** Neck, collar and cap, all of one metal. */
function closure({ top, cap }: Size, metal: string): string[] {
  const capTop = top - 26 - cap.h
  const x = CX - cap.w / 2
  const neckW = cap.w * 0.6
  const edge = (y: number, stroke: string, opacity: number, width = 2) =>
    draw(`M${num(x + 2)} ${num(y)}H${num(x + cap.w - 2)}`, { stroke, opacity, width, cap: 'butt' })
  return [
    box(CX - neckW / 2, top - 28, neckW, 34, 4, { fill: ink('metal') }),
    box(CX - neckW / 2, top - 28, neckW, 12, 2, { fill: '#000', opacity: 0.45, soft: 2 }),
    box(CX - neckW / 2 - 8, top - 7, neckW + 16, 13, 5, { fill: ink('metal') }),
    box(x, capTop, cap.w, cap.h, 9, { fill: ink('metal') }),
    box(x, capTop, cap.w, cap.h, 9, { fill: ink('capDown') }),
    box(x + 2, capTop + 1.5, cap.w - 4, 9, 5, { fill: '#fff', opacity: 0.55, soft: 1 }),
    edge(capTop + 13, '#000', 0.18),
    edge(capTop + cap.h - 17, darken(metal, 0.7), 0.5),
    edge(capTop + cap.h - 14.5, lighten(metal, 0.7), 0.6, 1.4),
    box(x + 6, capTop + cap.h - 4, cap.w - 12, 4, 2, { fill: '#000', opacity: 0.35, soft: 1 }),
  ]
}

/** A ball of clear glass ground into the neck: it shows the room upside down. */
function stopper({ top }: Size, clear: string, bg: string): string[] {
  const [r, y] = [66, top - 104]
  return [
    box(CX - 36, top - 44, 72, 54, 8, { fill: ink('glass'), opacity: 0.92 }),
    box(CX - 24, top - 40, 48, 62, 10, { fill: '#fff', opacity: 0.34, soft: 2 }),
    box(CX - 30, top - 40, 8, 46, 4, { fill: '#fff', opacity: 0.75, soft: 1 }),
    box(CX - 50, top - 50, 100, 15, 7.5, { fill: ink('glass') }),
    box(CX - 46, top - 48, 60, 4, 2, { fill: '#fff', opacity: 0.85, soft: 1 }),
    box(CX - 50, top - 38, 100, 3, 1.5, { fill: '#000', opacity: 0.25, soft: 1 }),
    oval(CX, y, r, r, { fill: ink('ball') }),
    oval(CX + 6, y + 12, r * 0.66, r * 0.5, { fill: lighten(bg, 0.75), opacity: 0.75, soft: 8 }),
    oval(CX - 4, y - r * 0.44, r * 0.6, r * 0.28, { fill: darken(clear, 0.3), opacity: 0.5, soft: 8 }),
    draw(`M${CX - 50} ${y - 12}Q${CX - 46} ${y - 44} ${CX - 14} ${y - 54}L${CX - 10} ${y - 34}Q${CX - 28} ${y - 28} ${CX - 32} ${y - 8}Z`, {
      fill: '#fff',
      opacity: 0.9,
      soft: 1,
    }),
    oval(CX + 30, y + 36, 20, 10, { fill: '#fff', opacity: 0.8, soft: 4, transform: `rotate(-42 ${CX + 30} ${y + 36})` }),
    oval(CX, y, r - 1, r - 1, { stroke: '#fff', width: 1.8, opacity: 0.6 }),
    oval(CX, y + r - 5, 28, 6, { fill: '#000', opacity: 0.28, soft: 2 }),
  ]
}

/** What fills the bottle: liquid, its surface, the dip tube, and light gathered low on the right. */
function filling({ w, left, right, level, wall, foot }: Size, juice: string, sprays: boolean): string[] {
  const bottom = BASE - foot
  const [x, width] = [left + wall, w - 2 * wall]
  const full = (fill: string, opacity = 1) => box(x, level, width, bottom - level + 30, 0, { fill: ink(fill), opacity })
  const dip = [
    draw(`M${CX - 3} ${level - 40}V${bottom - 24}`, { stroke: lighten(juice, 0.55), width: 5, opacity: 0.5 }),
    draw(`M${CX + 1} ${level}V${bottom - 24}`, { stroke: darken(juice, 0.4), width: 1.4, opacity: 0.4 }),
  ]
  return [
    full('liquid'),
    full('depth'),
    oval(CX + width * 0.16, bottom - 74, width * 0.46, 112, { fill: ink('core') }),
    ...(sprays ? dip : []),
    // The liquid clings to the glass in a bright line with a dark one below
    oval(CX, level, width / 2, 7, { fill: lighten(juice, 0.62), opacity: 0.95 }),
    oval(CX, level - 1.5, width / 2, 3.4, { fill: '#fff', opacity: 0.6 }),
    draw(`M${x} ${level + 9}H${x + width}`, { stroke: darken(juice, 0.35), width: 4, opacity: 0.4, soft: 2 }),
    draw(`M${right - wall - 4} ${level + 10}V${bottom}`, { stroke: darken(juice, 0.5), width: 12, opacity: 0.35, soft: 4 }),
    draw(`M${x + 4} ${level + 10}V${bottom}`, { stroke: darken(juice, 0.5), width: 9, opacity: 0.35, soft: 4 }),
  ]
}

/** Softbox mirrored down the left, strip light down the right, and the wet lines at the edges of the glass. */
function reflections({ w, h, left, right, top, wall, foot, corner, shoulder }: Size): string[] {
  const bar = (x: number, y: number, bw: number, bh: number, opacity: number, soft: 1 | 2 = 1) =>
    box(x, y, bw, bh, bw / 2, { fill: ink('softbox'), opacity, soft })
  return [
    bar(left + 9, top + shoulder, w * 0.085, h - 62 - shoulder, 0.92),
    bar(left + 9 + w * 0.115, top + shoulder + 22, w * 0.022, h - 120 - shoulder, 0.55),
    bar(right - 17, top + shoulder + 4, 8, h - 62 - shoulder, 0.6, 2),
    bar(right - wall - 12, top + 74, 3.5, h - 210, 0.4),
    box(left + corner * 0.6, top + 5, w - corner * 1.2, 9, 4.5, { fill: '#fff', opacity: 0.7, soft: 2 }),
    box(left + corner, BASE - foot + 7, w - corner * 2, 4, 2, { fill: '#fff', opacity: 0.75, soft: 1 }),
    box(left + corner, BASE - 12, w - corner * 2, 3, 1.5, { fill: '#fff', opacity: 0.6, soft: 1 }),
  ]
}

function label({ level, foot, label: { w, h } }: Size, juice: string, cap: string): string[] {
  const middle = (level + BASE - foot) / 2 + 4
  const y = middle - h / 2
  const printed = darken(juice, luminance(juice) > 0.3 ? 0.62 : 0.45)
  return [
    box(CX - w / 2, y, w, h, 3, { fill: '#000', opacity: 0.28, soft: 4, transform: 'translate(2 4)' }),
    box(CX - w / 2, y, w, h, 3, { fill: ink('paper') }),
    box(CX - w / 2 + 7, y + 7, w - 14, h - 14, 1.5, { stroke: darken(cap, 0.2), width: 1.3, opacity: 0.9 }),
    bloom(CX, middle - h * 0.1, 1.02, { stroke: printed, width: 1.9 }),
    draw(`M${CX - 31} ${middle + h * 0.27}h62`, { stroke: printed, width: 2.6 }),
    draw(`M${CX - 18} ${middle + h * 0.34}h36`, { stroke: printed, width: 2 }),
  ]
}

export function fragrance({ juice, cap, bg, tall, build }: FragranceColours & FragranceShape): Drawing {
  const studio = room(bg)
  const size = build ? BUILDS[build] : proportions(tall)
  const { w, h, left, top, corner, innerCorner, wall, foot, level } = size
  const outline = boxPath(left, top, w, h, corner)
  const inner = boxPath(left + wall, top + wall + 8, w - 2 * wall, h - wall - foot - 8, innerCorner)
  const metal: Material = { color: cap, metal: true, gloss: 0.66 }
  const clear = lighten(mix(bg, juice, 0.16), 0.25)

  const ball = radial(
    'ball',
    [
      [0, lighten(clear, 0.75)],
      [0.55, lighten(clear, 0.35)],
      [0.86, clear],
      [1, darken(clear, 0.36)],
    ],
    0.46,
    0.44,
  )

  return {
    bg,
    floor: 785,
    focus: [CX, (top + level) / 2 + 90],
    defs: [
      clipTo('bottle', outline),
      clipTo('inner', inner),
      gradient('metal', tube(luminance(cap) < 0.05 ? { ...metal, metal: false, gloss: 0.95, f0: 0.07 } : metal, studio)),
      gradient(
        'capDown',
        [
          [0, '#fff', 0.12],
          [0.5, '#fff', 0],
          [1, '#000', 0.28],
        ],
        DOWN,
      ),
      gradient('glass', [
        [0, darken(clear, 0.22)],
        [0.05, lighten(clear, 0.7)],
        [0.14, clear],
        [0.5, lighten(clear, 0.45)],
        [0.88, darken(clear, 0.08)],
        [0.96, darken(clear, 0.34)],
        [1, lighten(clear, 0.4)],
      ]),
      gradient('liquid', [
        [0, darken(juice, 0.34)],
        [0.1, juice],
        [0.26, lighten(juice, 0.26)],
        [0.6, juice],
        [0.88, darken(juice, 0.2)],
        [1, darken(juice, 0.46)],
      ]),
      gradient(
        'depth',
        [
          [0, '#fff', 0.22],
          [0.2, '#fff', 0],
          [0.6, darken(juice, 0.6), 0],
          [1, darken(juice, 0.6), 0.5],
        ],
        DOWN,
      ),
      radial('core', [
        [0, lighten(juice, 0.7), 0.85],
        [0.45, lighten(juice, 0.4), 0.42],
        [1, juice, 0],
      ]),
      gradient(
        'base',
        [
          [0, darken(mix(clear, juice, 0.6), 0.2)],
          [0.3, lighten(mix(clear, juice, 0.3), 0.3)],
          [0.6, mix(clear, juice, 0.45)],
          [1, darken(mix(clear, juice, 0.5), 0.25)],
        ],
        DOWN,
      ),
      ...(build === 'stopper' ? [ball] : []),
      gradient(
        'softbox',
        [
          [0, '#fff', 0.95],
          [0.6, '#fff', 0.62],
          [1, '#fff', 0.2],
        ],
        DOWN,
      ),
      gradient(
        'paper',
        [
          [0, '#fffdf8'],
          [1, '#ece3d6'],
        ],
        SLANT,
      ),
    ],
    parts: [
      mirror('bottleAll', BASE, 0.2, 100),
      ground(CX, BASE, build === 'stopper' ? w * 0.5 - 44 : w * 0.5, 12),
      // Caustic: light gathered by the juice falls on the table at the right
      oval(CX + w * 0.62, BASE + 22, w * 0.5, 22, { fill: lighten(juice, 0.3), opacity: 0.6, soft: 14 }),
      oval(CX + w * 0.5, BASE + 14, w * 0.24, 8, { fill: lighten(juice, 0.75), opacity: 0.6, soft: 8 }),
      group(
        [
          draw(outline, { fill: ink('glass'), opacity: 0.86 }),
          group(
            [
              box(left, BASE - foot, w, foot, 0, { fill: ink('base') }),
              box(left, BASE - foot - 4, w, 9, 0, { fill: darken(juice, 0.5), opacity: 0.35, soft: 2 }),
            ],
            { clip: 'bottle' },
          ),
          group(filling(size, juice, build !== 'stopper'), { clip: 'inner' }),
          draw(inner, { stroke: lighten(juice, 0.7), width: 1.6, opacity: 0.55 }),
          draw(inner, { stroke: darken(juice, 0.5), width: 3, opacity: 0.22, soft: 2, transform: 'translate(2 2)' }),
          group(reflections(size), { clip: 'bottle' }),
          build === 'stopper' ? draw(outline, { stroke: darken(clear, 0.5), width: 4, opacity: 0.4, soft: 2 }) : '',
          draw(boxPath(left + 1, top + 1, w - 2, h - 2, corner - 1), { stroke: '#fff', width: 1.8, opacity: 0.55 }),
          label(size, juice, cap),
          build === 'stopper' ? stopper(size, clear, bg) : closure(size, cap),
        ],
        {},
        'bottleAll',
      ),
    ],
  }
}
