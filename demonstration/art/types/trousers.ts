// Trousers, clipped to a hanger: each leg is a lit surface with a pressed crease and the folds of a garment that
// has been worn; waistband, pockets, pleats and turn-ups are sewn on.
import {
  along,
  box,
  bump,
  crease,
  darken,
  DOWN,
  draw,
  drop,
  gradient,
  group,
  ink,
  lerp,
  lighten,
  line,
  luminance,
  num,
  oval,
  profile,
  room,
  smooth,
  surface,
  texture,
  tube,
  type Drawing,
  type Markup,
  type Material,
  type Point,
  type Studio,
  type Surface,
  type Vector,
} from '../kit.ts'

export interface TrousersColours {
  cloth: string
  lining: string
  bg: string
}
/** straight: flat front and side tabs. wide: gathered, with a tie. tapered: pleated, ending at the ankle in turn-ups. */
export interface TrousersShape {
  cut: 'straight' | 'wide' | 'tapered'
}

const CX = 400
const WAIST = 196
const BAND = 36
const CROTCH = 452
const WOOD = '#b98d5e'

interface Pattern {
  readonly waist: number
  readonly hem: number
  /** Distances from the middle, by height on the page. */
  readonly outer: (y: number) => number
  readonly inner: (y: number) => number
  /** Strength of the pressed crease, and of the loose folds. */
  readonly pressed: number
  readonly loose: number
  readonly pleats: boolean
  readonly turnUp: number
}

function patternOf(cut: TrousersShape['cut']): Pattern {
  const outline = (waist: number, hip: number, knee: number, hem: number, hemY: number) =>
    profile([
      [WAIST, waist],
      [WAIST + 70, waist + (hip - waist) * 0.5],
      [350, hip],
      [CROTCH, hip + (knee - hip) * 0.16],
      [640, knee],
      [hemY, hem],
    ])
  const inside = (knee: number, hem: number, hemY: number) =>
    profile([
      [WAIST, 0],
      [CROTCH - 6, 0],
      [CROTCH + 26, 7],
      [640, knee],
      [hemY, hem],
    ])
  if (cut === 'wide') {
    const edges = { outer: outline(112, 158, 196, 216, 908), inner: inside(13, 18, 908) }
    return { waist: 112, hem: 908, ...edges, pressed: 0, loose: 1, pleats: true, turnUp: 0 }
  }
  if (cut === 'tapered') {
    const edges = { outer: outline(116, 164, 146, 116, 832), inner: inside(20, 24, 832) }
    return { waist: 116, hem: 832, ...edges, pressed: 0.7, loose: 0.5, pleats: true, turnUp: 40 }
  }
  const edges = { outer: outline(116, 152, 150, 148, 912), inner: inside(14, 17, 912) }
  return { waist: 116, hem: 912, ...edges, pressed: 1, loose: 0.3, pleats: false, turnUp: 0 }
}

/** side: -1 the leg on the left. The two are not quite alike, as nothing on a hanger is. */
function legSurface(
  pattern: Pattern,
  side: 1 | -1,
  material: Material,
  studio: Studio,
): Surface & { point: (t: number, y: number) => Point } {
  const { outer, inner, pressed, loose, hem, pleats, turnUp } = pattern
  const foot = hem + (side > 0 ? -5 : 0)
  const sway = (y: number) => side * 5 * Math.sin((y - WAIST) / 210 + side) * smooth(420, 700, y)
  const point = (t: number, y: number): Point => [CX + side * lerp(inner(y), outer(y), t) + sway(y), y]
  const depth = (t: number, y: number): number => {
    const [x] = point(t, y)
    const s = 2 * t - 1
    const width = outer(y) - inner(y)
    const below = smooth(CROTCH - 60, CROTCH + 90, y)
    // Above the crotch the two halves make one round front
    const body = lerp(58 * Math.sqrt(Math.max(0, 1 - t ** 2.6)), 0.34 * width * Math.sqrt(Math.max(0, 1 - Math.abs(s) ** 2.8)), below)
    const line = lerp(0.47, 0.5, below)
    const ridge = pressed * 15 * Math.exp(-Math.abs(t - line) / 0.075) * smooth(WAIST + (pleats ? 20 : 130), CROTCH + 40, y)
    const fold = (middle: number, sharp: number) => Math.exp(-Math.abs(t - middle) / sharp)
    const folded = fold(0.47, 0.05) - 0.8 * bump(t, 0.55, 0.05) + 0.7 * fold(0.7, 0.04) - 0.6 * bump(t, 0.77, 0.05)
    const pleat = pleats ? 9 * folded * smooth(CROTCH + 60, WAIST + 60, y) : 0
    const flow = loose * below * (13 * Math.cos(t * 8.4 + side + 0.5 * Math.sin(y / 130)) + 8 * Math.cos(t * 15 + 2 * side - y / 340))
    const at = (px: number, py: number, angle: number, w: number, l: number) =>
      crease(x, y, CX + side * px, py, side > 0 ? angle : Math.PI - angle, w, l)
    const knee = (share: number, py: number, angle: number, l: number) => at(inner(640) + width * share, py, angle, 13, l)
    const worn =
      8 * at(34, 432, 0.62, 11, 58) -
      7 * at(48, 466, 0.7, 11, 62) +
      6 * at(62, 500, 0.9, 12, 60) -
      5 * at(20, 400, 0.4, 9, 44) +
      6 * knee(0.34, 640, 0.28, 60) -
      6 * knee(0.62, 676, 2.8, 62) +
      5 * knee(0.4, 722, 0.3, 56) +
      5 * at(inner(foot) + width * 0.3, foot - 70, 1.2, 12, 50) -
      5 * at(inner(foot) + width * 0.66, foot - 96, 1.75, 13, 66)
    const cuff = turnUp > 0 ? 9 * smooth(foot - turnUp - 1, foot - turnUp + 1, y) : 0
    return body + ridge + pleat + flow + worn * (1 - 0.3 * pressed) * (1 - 0.6 * loose * smooth(CROTCH + 60, 600, y)) + cuff
  }
  const cloth = surface(side < 0 ? 'left' : 'right', studio, {
    at: (u, v): Vector => {
      const t = side < 0 ? 1 - u : u
      const y0 = lerp(WAIST + BAND - 4, foot, v)
      const [x, y] = point(t, y0)
      const wave = (turnUp > 0 ? 0 : loose) * 9 * Math.cos(t * 8.4 + side) * smooth(0.9, 1, v)
      return [x, y + wave - 5 * (2 * t - 1) ** 2 * smooth(0.95, 1, v), depth(t, y0)]
    },
    rows: 130,
    cols: 96,
    material,
    soften: 2,
    ao: (u, v) => {
      const t = side < 0 ? 1 - u : u
      const y = lerp(WAIST + BAND, foot, v)
      const folds = loose * 0.26 * smooth(0.2, -1, Math.cos(t * 8.4 + side)) * smooth(CROTCH, 640, y)
      const between = 0.3 * smooth(0.12, 0, t) * smooth(CROTCH - 30, CROTCH + 30, y)
      return (1 - between) * (1 - 0.16 * smooth(0.93, 1, t)) * (1 - folds) * (1 - 0.2 * smooth(0.05, 0, v))
    },
  })
  return { ...cloth, point }
}

function weave(outline: string): string {
  return group(draw(outline, { fill: '#888', filter: 'weave', opacity: 0.5 }), { blend: 'soft-light' })
}

function hanger({ waist }: Pattern): Markup {
  const y = WAIST - 52
  const hook = `M${CX} ${y - 8}V${y - 30}C${CX} ${y - 50} ${CX + 26} ${y - 50} ${CX + 26} ${y - 70}A27 27 0 1 0 ${CX - 28} ${y - 70}`
  const glint = `M${CX - 1} ${y - 8}V${y - 30}C${CX - 1} ${y - 52} ${CX + 25} ${y - 52} ${CX + 25} ${y - 70}A26 26 0 0 0 ${CX - 20} ${y - 88}`
  const half = waist + 26
  return [
    draw(hook, { stroke: '#15101a', width: 6, opacity: 0.3, soft: 4, transform: 'translate(9 12)' }),
    draw(hook, { stroke: '#8d9194', width: 6 }),
    draw(glint, { stroke: '#f7f9fa', width: 2.2 }),
    box(CX - half, y - 9, 2 * half, 20, 10, { fill: '#15101a', opacity: 0.3, soft: 8, transform: 'translate(8 12)' }),
    box(CX - half, y - 9, 2 * half, 20, 10, { fill: ink('wood') }),
    draw(`M${CX - half + 10} ${y - 4}H${CX + half - 12}`, { stroke: '#fff', width: 2.6, opacity: 0.45, soft: 1 }),
  ]
}

/** A steel clip with felted jaws, from the bar down over the waistband. */
function clip(x: number): Markup {
  const y = WAIST - 58
  return [
    box(x - 17, y + 44, 34, 34, 3, { fill: '#15101a', opacity: 0.4, soft: 4, transform: 'translate(4 5)' }),
    box(x - 7, y - 6, 14, 54, 3, { fill: ink('steel') }),
    box(x - 17, y + 40, 34, 34, 3, { fill: ink('steel') }),
    box(x - 17, y + 40, 34, 34, 3, { stroke: '#4a4e52', width: 1, opacity: 0.7 }),
    draw(`M${x - 13} ${y + 46}H${x + 12}`, { stroke: '#fff', width: 2, opacity: 0.75 }),
    box(x - 15, y + 69, 30, 5, 2, { fill: '#3a3634' }),
  ]
}

interface Sewn {
  readonly thread: string
  readonly cloth: string
}

/** Inside of the back, seen over the front of the waistband. */
function backWaist({ waist }: Pattern, { cloth, lining }: TrousersColours): Markup {
  const rim = `M${CX - waist + 3} ${WAIST}Q${CX} ${WAIST - 18} ${CX + waist - 3} ${WAIST}`
  return [
    draw(`${rim}L${CX + waist - 6} ${WAIST + 22}H${CX - waist + 6}Z`, { fill: ink('inside') }),
    draw(rim, { stroke: lighten(cloth, 0.25), width: 2, opacity: 0.7 }),
    box(CX - 20, WAIST - 6, 40, 15, 1.5, { fill: lighten(lining, 0.4) }),
    box(CX - 12, WAIST, 24, 2, 1, { fill: darken(cloth, 0.3) }),
  ]
}

function bandPath({ waist, outer }: Pattern): string {
  const dip = 13
  const foot = outer(WAIST + BAND - 4) + 1
  return (
    `M${CX - waist} ${WAIST}Q${CX} ${WAIST + dip} ${CX + waist} ${WAIST}L${CX + foot} ${WAIST + BAND}` +
    `Q${CX} ${WAIST + BAND + dip} ${CX - foot} ${WAIST + BAND}Z`
  )
}

function waistband(pattern: Pattern, cut: TrousersShape['cut'], { thread, cloth }: Sewn): Markup {
  const { waist, outer } = pattern
  const path = bandPath(pattern)
  const row = (dy: number) => {
    const half = outer(WAIST + dy) - 2
    return `M${num(CX - half)} ${WAIST + dy}Q${CX} ${WAIST + dy + 13} ${num(CX + half)} ${WAIST + dy}`
  }
  const gathers =
    cut === 'wide'
      ? along(34, (_, i) => {
          const x = CX - waist + 8 + i * ((2 * waist - 16) / 34)
          const sag = 13 * (1 - ((x - CX) / waist) ** 2) * 0.5
          const opacity = 0.13 + 0.09 * Math.sin(i * 5.1)
          return draw(`M${num(x)} ${num(WAIST + 5 + sag)}q${num(2 * Math.sin(i * 2.7))} 14 0 26`, {
            stroke: '#000',
            width: 2.4,
            opacity,
            soft: 1,
          })
        })
      : ''
  return [
    draw(path, { fill: '#0c0808', opacity: 0.4, soft: 4, transform: 'translate(1 5)' }),
    draw(path, { fill: ink('band') }),
    weave(path),
    gathers,
    draw(row(0), { stroke: lighten(cloth, 0.5), width: 1.8, opacity: 0.5, transform: 'translate(0 1)' }),
    draw(row(6) + row(BAND - 6), { stroke: thread, width: 1.3, opacity: 0.5, dash: '5 3' }),
    draw(row(BAND), { stroke: '#000', width: 3, opacity: 0.35, soft: 1 }),
  ]
}

/** A small strap with a button at either side, to take the waist in. */
function sideTab(side: 1 | -1, { waist }: Pattern, { thread, cloth }: Sewn): Markup {
  const x = CX + side * (waist - 24)
  const y = WAIST + 21
  return group(
    [
      box(-30, -10, 58, 20, 9, { fill: '#000', opacity: 0.4, soft: 2, transform: 'translate(1 3)' }),
      box(-30, -10, 58, 20, 9, { fill: ink('tab') }),
      box(-26, -6.5, 50, 13, 6, { stroke: thread, width: 1.1, opacity: 0.6, dash: '4 3' }),
      oval(-side * 17 + 0.8, 1.2, 6.2, 6.2, { fill: '#000', opacity: 0.5, soft: 1 }),
      oval(-side * 17, 0, 6, 6, { fill: darken(cloth, 0.45) }),
      oval(-side * 17 - 1.6, -1.8, 2.6, 2, { fill: '#fff', opacity: 0.5, soft: 1 }),
    ],
    { transform: `translate(${num(x)} ${y}) rotate(${-side * 3})` },
  )
}

/** The self belt of the wide cut: a flat bow with two ends. */
function tie({ cloth, thread }: Sewn): Markup {
  const y = WAIST + 30
  const at = (dx: number, dy: number) => `${CX + dx} ${y + dy}`
  const loop = (s: 1 | -1) =>
    `M${at(0, 0)}C${at(s * 24, -30)} ${at(s * 74, -26)} ${at(s * 76, -2)}C${at(s * 74, 18)} ${at(s * 26, 18)} ${at(0, 4)}Z`
  const end = (s: 1 | -1, long: number) =>
    `M${at(s * 6 - 8, 4)}C${at(s * 18, 40)} ${at(s * 30, 80)} ${at(s * 30, long)}l${s * 21} -6` +
    `C${at(s * 50, 70)} ${at(s * 30, 34)} ${at(s * 4 + 8, 2)}Z`
  const tucked = `M${at(-54, -8)}Q${at(-28, -4)} ${at(-8, 0)}M${at(54, -8)}Q${at(28, -4)} ${at(8, 0)}`
  const piece = (path: string, fill: string) => [
    draw(path, { fill: '#0c0808', opacity: 0.4, soft: 4, transform: 'translate(4 6)' }),
    draw(path, { fill: ink(fill) }),
    weave(path),
    draw(path, { stroke: lighten(cloth, 0.4), width: 1.2, opacity: 0.5, transform: 'translate(-.6 -.8)' }),
    draw(path, { stroke: darken(cloth, 0.5), width: 1, opacity: 0.4 }),
  ]
  return [
    piece(end(-1, 128), 'tieShade'),
    piece(end(1, 150), 'tieLit'),
    piece(loop(-1), 'tieLit'),
    piece(loop(1), 'tieShade'),
    draw(tucked, { stroke: '#000', width: 3, opacity: 0.3, soft: 1 }),
    box(CX - 14, y - 13, 28, 27, 9, { fill: '#000', opacity: 0.4, soft: 2, transform: 'translate(2 3)' }),
    box(CX - 14, y - 13, 28, 27, 9, { fill: ink('tab') }),
    draw(`M${CX - 6} ${y - 11}q-3 12 0 22M${CX + 4} ${y - 12}q3 12 0 23`, { stroke: thread, width: 1.2, opacity: 0.35 }),
  ]
}

/** Fly, slant pockets and pleats, over both legs. */
function front({ waist, pleats, outer }: Pattern, cut: TrousersShape['cut'], { thread, cloth }: Sewn): Markup {
  const y0 = WAIST + BAND + 10
  const fly = `M${CX + 34} ${y0}V${y0 + 108}Q${CX + 32} ${y0 + 148} ${CX + 2} ${y0 + 160}`
  const pocket = (s: 1 | -1) => `M${num(CX + s * (waist - 34))} ${y0 - 4}L${num(CX + s * (outer(y0 + 118) - 5))} ${y0 + 118}`
  const welt = (s: 1 | -1) => [
    draw(pocket(s), { stroke: '#000', width: 7, opacity: 0.34, soft: 4, transform: `translate(${s * 4} 4)` }),
    draw(pocket(s), { stroke: darken(cloth, 0.5), width: 1.8, opacity: 0.8 }),
    draw(pocket(s), { stroke: lighten(cloth, 0.4), width: 1.6, opacity: 0.5, transform: `translate(${-s * 1.4} -1)` }),
    draw(pocket(s), { stroke: thread, width: 1.2, opacity: 0.5, dash: '5 3', transform: `translate(${-s * 7} 0)` }),
  ]
  const pleat = (x: number, long: number) => [
    draw(`M${x} ${y0 - 3}q${num((x - CX) * 0.04)} ${long / 2} ${num((x - CX) * 0.06)} ${long}`, {
      stroke: '#000',
      width: 5,
      opacity: 0.3,
      soft: 2,
    }),
    draw(`M${x} ${y0 - 3}v26`, { stroke: darken(cloth, 0.55), width: 1.4, opacity: 0.7 }),
  ]
  return [
    draw(`M${CX} ${y0 - 6}V${CROTCH}`, { stroke: '#000', width: 7, opacity: 0.28, soft: 4, transform: 'translate(2 0)' }),
    draw(`M${CX} ${y0 - 6}V${CROTCH + 2}`, { stroke: darken(cloth, 0.55), width: 1.6, opacity: 0.75 }),
    cut === 'wide' ? '' : draw(fly, { stroke: thread, width: 1.3, opacity: 0.6, dash: '5 3' }),
    welt(-1),
    welt(1),
    pleats ? ([-1, 1] as const).map((s) => [pleat(CX + s * 54, 110), pleat(CX + s * 80, 78)]) : '',
  ]
}

function legPart(
  leg: ReturnType<typeof legSurface>,
  side: 1 | -1,
  { hem, turnUp, inner, outer }: Pattern,
  { thread, cloth }: Sewn,
): Markup {
  const foot = hem + (side > 0 ? -5 : 0)
  const across = (y: number) => line(along(20, (t) => leg.point(t, y)))
  const seam = line(along(40, (t) => leg.point(0.985, lerp(WAIST + BAND, foot, t))))
  const hemming =
    turnUp > 0
      ? [
          draw(across(foot - turnUp), { stroke: '#000', width: 9, opacity: 0.4, soft: 4, transform: 'translate(0 -4)' }),
          draw(across(foot - turnUp), { stroke: lighten(cloth, 0.35), width: 2, opacity: 0.45 }),
          draw(across(foot - 3), { stroke: '#000', width: 5, opacity: 0.3, soft: 2 }),
        ]
      : [
          draw(across(foot - 24), { stroke: thread, width: 1.2, opacity: 0.5, dash: '2 7' }),
          draw(across(foot - 2), { stroke: lighten(cloth, 0.4), width: 2, opacity: 0.4, soft: 1 }),
        ]
  const part = (y: number, t: number) => num(CX + side * lerp(inner(y), outer(y), t))
  const shade = `M${part(600, 0.66)} ${CROTCH}L${part(foot, 0.72)} ${foot + 10}H${CX + side * 320}V${CROTCH}Z`
  return group(
    [
      leg.paint,
      weave(leg.outline),
      side > 0 ? draw(shade, { fill: '#140c10', opacity: 0.22, soft: 26 }) : '',
      draw(seam, { stroke: '#000', width: 2.4, opacity: 0.22, soft: 1 }),
      hemming,
    ],
    { clip: leg.clip },
  )
}

export function trousers({ cut, ...colours }: TrousersColours & TrousersShape): Drawing {
  const { cloth, lining, bg } = colours
  const studio = room(bg)
  const pattern = patternOf(cut)
  const { waist, hem, inner, outer } = pattern
  const glow = luminance(cloth) > 0.4 ? 0.06 : 0.01
  const material: Material = { color: cloth, gloss: cut === 'wide' ? 0.12 : 0.07, f0: 0.025, wrap: 0.34, sheen: 0.06, glow }
  const left = legSurface(pattern, -1, material, studio)
  const right = legSurface(pattern, 1, material, studio)
  const sewn: Sewn = { cloth, thread: luminance(cloth) > 0.1 ? darken(cloth, 0.5) : lighten(cloth, 0.35) }
  const closing = draw(`M${CX} ${WAIST + 7}V${WAIST + BAND + 6}`, { stroke: darken(cloth, 0.5), width: 1.6, opacity: 0.8 })
  const inset = cut === 'wide' ? 26 : 52
  // The inside of each hem's far edge
  const underHem = (side: 1 | -1) => {
    const [from, to] = [inner(hem), outer(hem)].map((x) => CX + side * x) as Point
    const edge = `M${from + side * 4} ${hem - 22}Q${(from + to) / 2} ${hem - 2} ${to - side * 4} ${hem - 22}`
    return draw(`${edge}V${hem - 40}H${from}Z`, { fill: darken(cloth, 0.7) })
  }

  return {
    bg,
    glow: 0.6,
    focus: [CX - 10, 350],
    defs: [
      left.defs,
      right.defs,
      texture.weave('weave', 0.6),
      gradient('band', [
        [0, darken(cloth, 0.2)],
        [0.24, lighten(cloth, 0.07)],
        [0.55, cloth],
        [0.85, darken(cloth, 0.2)],
        [1, darken(cloth, 0.34)],
      ]),
      gradient(
        'tab',
        [
          [0, lighten(cloth, 0.14)],
          [1, darken(cloth, 0.16)],
        ],
        [0, 0, 0.4, 1],
      ),
      gradient(
        'tieLit',
        [
          [0, lighten(cloth, 0.2)],
          [0.6, cloth],
          [1, darken(cloth, 0.22)],
        ],
        [0, 0, 0.8, 1],
      ),
      gradient(
        'tieShade',
        [
          [0, lighten(cloth, 0.06)],
          [1, darken(cloth, 0.34)],
        ],
        [0, 0, 0.8, 1],
      ),
      gradient(
        'inside',
        [
          [0, darken(lining, 0.35)],
          [1, darken(lining, 0.6)],
        ],
        DOWN,
      ),
      gradient('steel', tube({ color: '#c9ccce', metal: true, gloss: 0.8 }, studio)),
      gradient(
        'wood',
        [
          [0, lighten(WOOD, 0.4)],
          [0.5, WOOD],
          [1, darken(WOOD, 0.45)],
        ],
        DOWN,
      ),
    ],
    parts: [
      drop(left.outline + right.outline, 0.9),
      hanger(pattern),
      backWaist(pattern, colours),
      underHem(-1),
      underHem(1),
      legPart(right, 1, pattern, sewn),
      draw(left.outline, { fill: '#120c10', opacity: 0.3, soft: 8, transform: 'translate(5 4)', clip: right.clip }),
      legPart(left, -1, pattern, sewn),
      front(pattern, cut, sewn),
      waistband(pattern, cut, sewn),
      cut === 'wide' ? tie(sewn) : [sideTab(-1, pattern, sewn), sideTab(1, pattern, sewn), closing],
      clip(CX - waist + inset),
      clip(CX + waist - inset),
    ],
  }
}
