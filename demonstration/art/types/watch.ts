// Watch: polished case, sunray dial, padded leather strap or steel bracelet bending away behind.
import {
  along,
  bloom,
  blurWithin,
  box,
  clipTo,
  darken,
  draw,
  DOWN,
  gradient,
  group,
  ink,
  lerp,
  lighten,
  line,
  luminance,
  num,
  oval,
  room,
  shade,
  SLANT,
  smooth,
  surface,
  texture,
  tube,
  type Drawing,
  type Material,
  type Point,
  type Studio,
  type Vector,
} from '../kit.ts'

export interface WatchColours {
  metal: string
  dial: string
  strap: string
  bg: string
}
/**
 * square 0..1: from a round case to a cushion. size 0..1: case against strap. bracelet: links in the case's metal,
 * and the seconds on a small dial of their own.
 */
export interface WatchShape {
  square: number
  size: number
  bracelet?: boolean
}

const CX = 400
const CY = 476
const FACETS = 144
/** Ten past ten, as watches are photographed, and the seconds out of the way. */
const HANDS = { hour: -58, minute: 62, second: 196 }

interface Case {
  readonly r: number
  readonly band: number
  /** Superellipse exponent: 2 is a circle. */
  readonly n: number
}

function point({ n }: Case, angle: number, r: number): Point {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return [CX + r * Math.sign(c) * Math.abs(c) ** (2 / n), CY + r * Math.sign(s) * Math.abs(s) ** (2 / n)]
}

function loop(shape: Case, r: number): string {
  return `${line(along(180, (t) => point(shape, t * 2 * Math.PI, r)))}Z`
}

/** A ring of facets, each lit by the way it faces. lean above 0 slopes outwards, below 0 inwards. */
function ring(shape: Case, outer: number, inner: number, lean: number, metal: Material, studio: Studio): string {
  const step = (2 * Math.PI) / FACETS
  const facing = (angle: number): Vector => {
    const [x1, y1] = point(shape, angle - step / 5, 100)
    const [x2, y2] = point(shape, angle + step / 5, 100)
    const length = Math.hypot(x2 - x1, y2 - y1) || 1
    const k = Math.sin(lean) / length
    return [k * (y2 - y1), -k * (x2 - x1), Math.cos(lean)]
  }
  return group(
    Array.from({ length: FACETS }, (_, i) => {
      const a = i * step
      const b = (i + 1.4) * step
      const quad = [point(shape, a, outer), point(shape, b, outer), point(shape, b, inner), point(shape, a, inner)]
      return draw(`${line(quad)}Z`, { fill: shade(facing((a + b) / 2), metal, studio) })
    }),
  )
}

/** Half a strap: padded in the middle, rolling backwards at the far end. */
function strapPiece(id: string, far: number, near: number, { band }: Case, { strap, bg }: WatchColours, studio: Studio) {
  const lower = far > near // this piece runs downwards: v is reversed so that normals face the camera
  const at = (u: number, v: number): Vector => {
    const s = 2 * u - 1
    const turn = Math.sqrt(1 - (1 - Math.min(1, v / 0.07)) ** 2)
    const width = lerp(band * 0.78, band, smooth(0, 0.8, v)) * lerp(0.86, 1, turn)
    const bow = (lower ? 1 : -1) * 13 * (1 - s * s) * (1 - v) ** 3
    const pad = 15 * Math.sqrt(1 - Math.abs(s) ** 3.4)
    return [CX + width * s, lerp(far, near, v) + bow, pad - 78 * (1 - v) ** 2.6 - 10 * smooth(0.86, 1, v)]
  }
  const hide = surface(id, studio, {
    at: lower ? (u, v) => at(u, 1 - v) : at,
    rows: 90,
    cols: 40,
    material: { color: strap, gloss: 0.32, f0: 0.045, wrap: 0.3 },
    ao: (_, v) => {
      const t = lower ? 1 - v : v
      return 1 - (lower ? 0.62 : 0.3) * smooth(0.42, 0, t) - 0.35 * smooth(0.9, 1, t)
    },
  })
  const seams = [-0.43, 0.43].map((offset) => line(along(19, (t) => at(0.5 + offset, lerp(0.05, 0.9, t)))))
  const paint = [
    hide.paint,
    group(
      [
        draw(hide.outline, { fill: '#fff', filter: 'hide', blend: 'multiply', opacity: 0.55 }),
        ...seams.map(
          (seam) =>
            draw(seam, { stroke: darken(strap, 0.6), width: 4, opacity: 0.7, transform: 'translate(0 1.5)' }) +
            draw(seam, { stroke: lighten(strap, 0.55), width: 2.6, dash: '7 5' }),
        ),
        draw(`M${CX - band * 0.45} ${far}V${near}`, { stroke: '#fff', width: 20, opacity: 0.13, soft: 8 }),
        draw(`M${CX + band * 0.96} ${far}V${near}`, { stroke: lighten(bg, 0.3), width: 3, opacity: 0.35, soft: 2 }),
        oval(CX, near, band * 1.3, 34, { fill: '#000', opacity: 0.45, soft: 14 }),
      ],
      { clip: hide.clip },
    ),
  ]
  return { defs: hide.defs, paint }
}

const LINKS = 12

/** Three columns of links, the middle one set half a link on; each is domed both ways. */
function braceletPiece(id: string, far: number, near: number, { band }: Case, { metal, bg }: WatchColours, studio: Studio) {
  const lower = far > near
  const column = (s: number) => {
    const middle = Math.abs(s) < 0.42
    return { middle, across: middle ? s / 0.42 : (Math.abs(s) - 0.71) / 0.29 }
  }
  const along = (v: number, middle: boolean) => {
    const place = v * LINKS + (middle ? 0.5 : 0)
    return 2 * (place - Math.floor(place)) - 1
  }
  const at = (u: number, v: number): Vector => {
    const s = 2 * u - 1
    const width = lerp(band * 0.76, band * 0.99, smooth(0, 0.85, v))
    const { middle, across } = column(s)
    const l = along(v, middle)
    const dome = (middle ? 9 : 7) * Math.sqrt(Math.max(0, 1 - Math.abs(across) ** 4)) + 5 * Math.sqrt(Math.max(0, 1 - Math.abs(l) ** 3))
    const bow = (lower ? 1 : -1) * 8 * (1 - s * s) * (1 - v) ** 3
    return [CX + width * s, lerp(far, near, v) + bow, dome - 78 * (1 - v) ** 2.6 - 10 * smooth(0.88, 1, v)]
  }
  const steel = surface(id, studio, {
    at: lower ? (u, v) => at(u, 1 - v) : at,
    rows: 190,
    cols: 70,
    soften: 0.5,
    material: (u) => ({ color: metal, metal: true, gloss: column(2 * u - 1).middle ? 0.86 : 0.6 }),
    ao: (u, v) => {
      const t = lower ? 1 - v : v
      const { middle, across } = column(2 * u - 1)
      const gap = 0.75 * smooth(0.8, 1, Math.abs(along(t, middle))) + 0.6 * smooth(0.84, 1, Math.abs(across))
      return Math.max(
        0.12,
        (1 - gap) * (1 - (lower ? 0.55 : 0.3) * smooth(0.42, 0, t) - 0.3 * smooth(0.92, 1, t) - 0.2 * smooth(0.06, 0, t)),
      )
    },
  })
  const paint = [
    steel.paint,
    group(
      [
        draw(`M${CX - band * 0.6} ${far}V${near}`, { stroke: '#fff', width: 26, opacity: 0.16, soft: 8 }),
        draw(`M${CX + band * 0.8} ${far}V${near}`, { stroke: '#0c0a0c', width: 34, opacity: 0.28, soft: 8 }),
        draw(`M${CX + band * 0.97} ${far}V${near}`, { stroke: lighten(bg, 0.3), width: 3, opacity: 0.35, soft: 2 }),
        oval(CX, near, band * 1.3, 34, { fill: '#000', opacity: 0.45, soft: 14 }),
      ],
      { clip: steel.clip },
    ),
  ]
  return { defs: steel.defs, paint }
}

/** side: left or right of the strap; end: above or below the case. */
function lug({ band, r }: Case, side: 1 | -1, end: 1 | -1): string {
  const x = CX + side * band
  const p = (dx: number, dy: number) => `${num(x + side * dx)} ${num(CY + end * dy)}`
  const path =
    `M${p(2, r * 0.62)}L${p(2, r + 22)}Q${p(3, r + 31)} ${p(14, r + 27)}` + `Q${p(25, r + 20)} ${p(27, r + 4)}L${p(44, r * 0.62)}Z`
  return (
    draw(path, { fill: '#000', opacity: 0.4, soft: 4, transform: 'translate(3 5)' }) +
    draw(path, { fill: ink(end < 0 ? 'lugUp' : 'lugDown') }) +
    draw(`M${p(3, r + 18)}L${p(3, r * 0.7)}`, { stroke: '#fff', opacity: side < 0 ? 0.65 : 0.25 })
  )
}

function crown({ r }: Case): string[] {
  const top = CY - 21
  return [
    box(CX + r - 4, CY - 12, 16, 24, 3, { fill: ink('crown') }),
    box(CX + r + 9, top, 24, 42, 5, { fill: ink('crown') }),
    ...along(8, (_, i) => draw(`M${CX + r + 11} ${num(top + 4 + i * 4.3)}h20`, { stroke: '#000', width: 1.3, opacity: 0.4 })),
    box(CX + r + 11, top + 5, 7, 30, 3, { fill: '#fff', opacity: 0.3, soft: 1 }),
  ]
}

/** Brushed from the centre: brightness runs twice round the dial. */
function sunray(dial: string): string {
  const spoke = (angle: number): Point => [CX + 260 * Math.cos(angle), CY + 260 * Math.sin(angle)]
  const spokes = group(
    Array.from({ length: 120 }, (_, i) => {
      const a = (i / 60) * Math.PI
      const bright = (0.5 + 0.5 * Math.cos(2 * (a + 2.2))) ** 3
      const fill = bright > 0.2 ? lighten(dial, (bright - 0.2) * 0.3) : darken(dial, (0.2 - bright) * 1.5)
      return draw(`${line([[CX, CY], spoke(a), spoke(a + 0.025 * Math.PI)])}Z`, { fill })
    }),
    { filter: 'brushed' },
  )
  return blurWithin('brushed', 2, { x0: CX - 260, y0: CY - 260, x1: CX + 260, y1: CY + 260 }) + spokes
}

function dateWindow(rd: number): string {
  const x = CX + rd * 0.62
  const two = `M${x + 8} ${CY - 5}h5v5h-5v5h5M${x + 18} ${CY - 5}v10`
  return (
    box(x, CY - 13, 32, 26, 2, { fill: '#000', opacity: 0.4 }) +
    box(x + 1, CY - 12, 30, 24, 1.5, { fill: '#f6f2e9' }) +
    draw(two, { stroke: '#23211f', width: 1.8 })
  )
}

/** Sixty marks: minute strokes, applied batons at the hours, the date at three unless there is a small dial at six. */
function marks(shape: Case, rd: number, print: string, small: boolean): string[] {
  const onDial = (degrees: number, r: number) => point(shape, ((degrees - 90) * Math.PI) / 180, r)
  return Array.from({ length: 60 }, (_, i) => {
    const degrees = i * 6
    if (i % 5) {
      return draw(line([onDial(degrees, rd * 0.955), onDial(degrees, rd * 0.91)]), { stroke: print, width: 1.3, opacity: 0.75 })
    }
    if (small && i === 30) return ''
    if (!small && i === 15) return dateWindow(rd)
    const [w, l] = i % 15 ? [7, 28] : [10, 34]
    const [x, y] = onDial(degrees, rd * 0.86)
    const transform = `translate(${num(x)} ${num(y)}) rotate(${degrees})`
    return (
      box(-w / 2 + 2, -l / 2 + 3, w, l, 1.5, { fill: '#000', opacity: 0.5, soft: 1, transform }) +
      box(-w / 2, -l / 2, w, l, 1.5, { fill: ink('baton'), transform }) +
      box(-w / 2, -l / 2, w * 0.5, l, 1, { fill: '#fff', opacity: 0.4, transform })
    )
  })
}

/** A faceted hand: bright left half, dark right half. */
function hand(degrees: number, length: number, w: number, metal: string): string {
  const half = (side: number) => `L${side * w * 0.8} ${num(-length * 0.55)}L0 ${num(-length)}`
  const path = `M${-w} 16${half(-1)}L${w * 0.8} ${num(-length * 0.55)}L${w} 16Z`
  const turn = (dx: number, dy: number) => `translate(${CX + dx} ${CY + dy}) rotate(${degrees})`
  return (
    draw(path, { fill: '#000', opacity: 0.5, soft: 2, transform: turn(5, 8) }) +
    draw(path, { fill: darken(metal, 0.2), transform: turn(0, 0) }) +
    draw(`M${-w} 16${half(-1)}V16Z`, { fill: lighten(metal, 0.72), transform: turn(0, 0) })
  )
}

function secondHand(rd: number, metal: string): string {
  const turn = (dx: number, dy: number) => `translate(${CX + dx} ${CY + dy}) rotate(${HANDS.second})`
  const tip = num(-rd * 0.9)
  return (
    draw(`M0 40L-1 ${tip}L1 ${tip}Z`, { fill: '#000', opacity: 0.4, soft: 1, transform: turn(5, 8) }) +
    draw(`M-1.6 40L-.9 ${tip}H.9L1.6 40Z`, { fill: lighten(metal, 0.2), transform: turn(0, 0) })
  )
}

/** The seconds' own dial, sunk a little into the other. */
function smallSeconds(rd: number, { metal, dial }: WatchColours, print: string): string[] {
  const y = CY + rd * 0.46
  const r = rd * 0.26
  const tick = (i: number, long: number) => {
    const [c, s] = [Math.cos((i / 30) * Math.PI), Math.sin((i / 30) * Math.PI)]
    return `M${num(CX + r * 0.93 * c)} ${num(y + r * 0.93 * s)}L${num(CX + r * long * c)} ${num(y + r * long * s)}`
  }
  const ticks = Array.from({ length: 60 }, (_, i) => tick(i, i % 5 ? 0.86 : 0.76)).join('')
  const turn = (dx: number, dy: number) => `translate(${CX + dx} ${num(y + dy)}) rotate(${HANDS.second})`
  const needle = `M-1.5 12L-.7 ${num(-r * 0.82)}H.7L1.5 12Z`
  return [
    oval(CX, y, r + 1.5, r + 1.5, { fill: ink('well') }),
    oval(CX, y, r, r, { fill: darken(dial, 0.16) }),
    ...[0.2, 0.36, 0.52, 0.68].map((share) => oval(CX, y, r * share, r * share, { stroke: lighten(dial, 0.3), width: 0.8, opacity: 0.3 })),
    draw(ticks, { stroke: print, width: 1.1, opacity: 0.85 }),
    draw(needle, { fill: '#000', opacity: 0.45, soft: 1, transform: turn(2, 4) }),
    draw(needle, { fill: lighten(metal, 0.25), transform: turn(0, 0) }),
    oval(CX, y, 3.6, 3.6, { fill: ink('baton') }),
  ]
}

function dialFace(shape: Case, rd: number, colours: WatchColours, small: boolean): string {
  const { metal, dial } = colours
  const pale = luminance(dial) > 0.25
  const print = pale ? darken(dial, 0.72) : lighten(metal, 0.3) // reads on this dial
  return group(
    [
      draw(loop(shape, rd), { fill: dial }),
      sunray(dial),
      draw(loop(shape, rd), { stroke: '#000', width: 16, opacity: pale ? 0.4 : 0.6, soft: 8, transform: 'translate(3 6)' }),
      bloom(CX, CY - rd * 0.42, 0.62, { stroke: print, width: 3 }),
      draw(`M${CX - 24} ${num(CY - rd * 0.22)}h48${small ? '' : `M${CX - 15} ${num(CY + rd * 0.46)}h30`}`, { stroke: print, opacity: 0.8 }),
      marks(shape, rd, print, small),
      small ? smallSeconds(rd, colours, print) : '',
      hand(HANDS.hour, rd * 0.58, 6.5, metal),
      hand(HANDS.minute, rd * 0.84, 5.2, metal),
      small ? '' : secondHand(rd, metal),
      oval(CX + 2, CY + 4, 11, 11, { fill: '#000', opacity: 0.5, soft: 2 }),
      oval(CX, CY, 10, 10, { fill: ink('baton') }),
      oval(CX, CY, 3.5, 3.5, { fill: darken(metal, 0.5) }),
    ],
    { clip: 'dialClip' },
  )
}

/** Sapphire: one soft window across the upper left. */
function crystal({ r }: Case): string {
  const arc = `M${CX - r * 0.66} ${CY + r * 0.38}A${r * 0.78} ${r * 0.78} 0 0 1 ${CX - r * 0.1} ${CY - r * 0.76}`
  return group(
    [
      draw(`M${CX - r} ${CY - r}H${CX + r * 0.34}L${CX - r * 0.5} ${CY + r}H${CX - r}Z`, { fill: ink('glass') }),
      draw(arc, { stroke: '#fff', width: 7, opacity: 0.35, soft: 4 }),
    ],
    { clip: 'dialClip' },
  )
}

export function watch({ square, size, bracelet = false, ...colours }: WatchColours & WatchShape): Drawing {
  const { metal, bg } = colours
  const studio = room(bg)
  const shape: Case = { r: lerp(142, 172, size), band: lerp(66, 74, size), n: lerp(2, 4.6, square) }
  const { r, band } = shape
  const rd = r * 0.8
  const end = CY + r + 208
  const gold: Material = { color: metal, metal: true, gloss: 0.88 }
  const piece = bracelet ? braceletPiece : strapPiece
  const upper = piece('upper', CY - r - 212, CY - r + 26, shape, colours, studio)
  const lower = piece('lower', end, CY + r - 26, shape, colours, studio)

  return {
    bg,
    floor: 830,
    focus: [CX, CY],
    defs: [
      upper.defs,
      lower.defs,
      texture.leather('hide', 0.2),
      clipTo('dialClip', loop(shape, rd)),
      gradient('lugUp', tube(gold, studio, -0.2)),
      gradient('lugDown', tube(gold, studio, 0.3)),
      gradient(
        'baton',
        [
          [0, lighten(metal, 0.7)],
          [1, darken(metal, 0.25)],
        ],
        SLANT,
      ),
      gradient('crown', tube(gold, studio), DOWN),
      bracelet
        ? gradient(
            'well',
            [
              [0, darken(colours.dial, 0.5)],
              [1, lighten(colours.dial, 0.4)],
            ],
            SLANT,
          )
        : '',
      gradient(
        'glass',
        [
          [0, '#fff', 0.34],
          [0.42, '#fff', 0.05],
          [0.43, '#fff', 0],
        ],
        [0, 0, 0.8, 1],
      ),
    ],
    parts: [
      oval(CX + 96, end + 4, 190, 26, { fill: '#17110f', opacity: 0.3, soft: 26 }),
      oval(CX + 16, end + 1, 96, 10, { fill: '#17110f', opacity: 0.45, soft: 8 }),
      oval(CX + 2, end - 1, band * 0.8, 5, { fill: '#17110f', opacity: 0.6, soft: 4 }),
      draw(loop(shape, r), { fill: '#17110f', opacity: 0.16, soft: 44, transform: 'translate(46 40)' }),
      upper.paint,
      lower.paint,
      lug(shape, -1, -1),
      lug(shape, 1, -1),
      lug(shape, -1, 1),
      lug(shape, 1, 1),
      crown(shape),
      draw(loop(shape, r), { fill: '#000', opacity: 0.5, soft: 8, transform: 'translate(4 8)' }),
      draw(loop(shape, r + 0.5), { fill: darken(metal, 0.5) }),
      ring(shape, r, r * 0.955, 1.05, gold, studio),
      ring(shape, r * 0.955, r * 0.865, 0.32, gold, studio),
      ring(shape, r * 0.87, r * 0.8, -0.62, gold, studio),
      draw(loop(shape, r * 0.955), { stroke: '#fff', width: 1.4, opacity: 0.5 }),
      draw(loop(shape, r * 0.866), { stroke: darken(metal, 0.7), width: 1.6, opacity: 0.6 }),
      dialFace(shape, rd, colours, bracelet),
      draw(loop(shape, rd), { stroke: darken(metal, 0.75), opacity: 0.7 }),
      crystal(shape),
    ],
  }
}
