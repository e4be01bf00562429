// Serum: a small glass bottle under a rubber dropper or a pump. The glass glows where light has passed through it.
import {
  along,
  bloom,
  bump,
  camera,
  clamp,
  clipTo,
  cord,
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
  lerp,
  lighten,
  line,
  luminance,
  mesh,
  mirror,
  mix,
  num,
  oval,
  profile,
  room,
  smooth,
  surface,
  tube,
  turned,
  type Drawing,
  type Markup,
  type Material,
  type Point,
  type Studio,
  type Style,
  type Vector,
} from '../kit.ts'

export interface SerumColours {
  glass: string
  liquid: string
  collar: string
  rubber: string
  bg: string
}
/** dropper: a round-shouldered phial. pump: a straight tall bottle. flask: a drop-shaped oil bottle with a dropper. */
export interface SerumShape {
  form: 'dropper' | 'pump' | 'flask'
}

const PAPER = '#fbf6ec'
const CX = 400
const BASE = 778
const TILT = 0.12
const PITCH = (Math.asin(TILT) * 180) / Math.PI
const DEGREE = Math.PI / 180

interface Build {
  /** Top of the shoulder, where the collar sits. */
  readonly top: number
  /** Outer radius by share of the height, 0 at the top. */
  readonly radius: (v: number) => number
  readonly wall: number
  readonly foot: number
  /** Height of the liquid on the page. */
  readonly level: number
  readonly collar: { readonly r: number; readonly h: number }
  /** The label: its upper and lower edge on the page, and half its width in degrees. */
  readonly label: readonly [top: number, bottom: number, half: number]
}

const BUILDS: Record<SerumShape['form'], Build> = {
  dropper: {
    top: 448,
    radius: profile([
      [0, 58],
      [0.035, 66],
      [0.1, 96],
      [0.18, 112],
      [0.26, 115],
      [0.9, 115],
      [0.965, 111],
      [1, 100],
    ]),
    wall: 11,
    foot: 24,
    level: 536,
    collar: { r: 60, h: 72 },
    label: [572, 724, 40],
  },
  pump: {
    top: 412,
    radius: profile([
      [0, 52],
      [0.02, 60],
      [0.055, 88],
      [0.1, 98],
      [0.15, 100],
      [0.93, 100],
      [0.975, 97],
      [1, 88],
    ]),
    wall: 10,
    foot: 22,
    level: 486,
    collar: { r: 56, h: 58 },
    label: [540, 718, 41],
  },
  flask: {
    top: 428,
    radius: profile([
      [0, 48],
      [0.05, 50],
      [0.2, 62],
      [0.42, 98],
      [0.62, 130],
      [0.78, 143],
      [0.9, 139],
      [0.97, 124],
      [1, 108],
    ]),
    wall: 12,
    foot: 30,
    level: 540,
    collar: { r: 52, h: 60 },
    label: [606, 722, 30],
  },
}

const share = ({ top }: Build, y: number): number => clamp((y - top) / (BASE - top))

/** Outline of what lies between two heights inside the glass, `inset` from its outer face. */
function within(build: Build, from: number, to: number, inset: number): string {
  const side = (sign: number) =>
    along(28, (t): Point => {
      const y = lerp(from, to, t)
      return [CX + sign * (build.radius(share(build, y)) - inset), y]
    })
  const end = (y: number, up: boolean) => {
    const r = build.radius(share(build, y)) - inset
    return along(16, (t): Point => {
      const a = Math.PI * (up ? t : 1 - t)
      return [CX - r * Math.cos(a), y + r * TILT * Math.sin(a) * (up ? -1 : 1)]
    })
  }
  return `${line(end(from, true))}${join(line(side(1)))}${join(line(end(to, false)))}${join(line(side(-1).toReversed()))}Z`
}

function glassBody(build: Build, { glass, liquid }: SerumColours, studio: Studio) {
  const pale = luminance(glass) > 0.3
  const glow = pale ? 0.16 : 0.5
  const lit = pale ? lighten(glass, 0.4) : mix(glass, liquid, 0.75) // coloured glass stays deep where light comes through
  return surface('glass', studio, {
    at: turned(CX, build.top, BASE, build.radius),
    tilt: TILT,
    rows: 130,
    cols: 90,
    soften: 1.2,
    // Light enters at the upper left and leaves, gathered, at the lower right
    material: (u, v): Material => {
      const edge = smooth(0.24, 0.02, Math.min(u, 1 - u))
      const through = glow * bump(u, 0.7, 0.22) * smooth(0.05, 0.6, v) + glow * 0.4 * bump(v, 0.2, 0.12)
      const tint = darken(glass, pale ? 0.3 * edge : 0.5 + 0.3 * edge)
      return { color: mix(tint, lit, clamp(through * 1.5)), gloss: 0.96, f0: 0.05, wrap: pale ? 0.3 : 0.05, glow: through }
    },
    ao: (_, v) => 1 - 0.2 * smooth(0.1, 0, v),
  })
}

/** The liquid with its bright skin, the glass pipette standing in it, and the thick foot below. */
function filling(build: Build, { glass, liquid }: SerumColours, form: SerumShape['form']): Markup {
  const { top, level, foot, wall, radius } = build
  const pale = luminance(glass) > 0.3
  const bottom = BASE - foot
  const at = radius(share(build, level)) - wall
  const floor = radius(share(build, bottom)) - wall
  const tip = bottom - 26
  const pipette = form === 'pump' ? 5 : 9
  return [
    draw(within(build, level, bottom, wall), { fill: ink('liquid'), opacity: pale ? 0.94 : 0.72 }),
    draw(within(build, level, bottom, wall), { fill: ink('depth') }),
    oval(CX + floor * 0.34, bottom - 60, floor * 0.5, 74, {
      fill: lighten(liquid, pale ? 0.6 : 0.25),
      opacity: pale ? 0.4 : 0.55,
      soft: 26,
    }),
    // Pipette
    draw(`M${CX - pipette} ${top}V${tip - 30}L${CX - 3} ${tip}H${CX + 3}L${CX + pipette} ${tip - 30}V${top}Z`, {
      fill: lighten(glass, 0.6),
      opacity: pale ? 0.34 : 0.16,
    }),
    draw(`M${CX - pipette + 2} ${top + 20}V${tip - 30}`, { stroke: '#fff', width: 2, opacity: pale ? 0.6 : 0.3 }),
    draw(`M${CX + pipette} ${top + 20}V${tip - 30}L${CX + 3} ${tip}`, { stroke: darken(liquid, 0.5), width: 1.4, opacity: 0.4 }),
    // Skin of the liquid
    oval(CX, level, at, at * TILT, { fill: lighten(liquid, pale ? 0.5 : 0.3), opacity: pale ? 0.85 : 0.5 }),
    draw(hoop(CX, level, at, at * TILT), { stroke: '#fff', width: 1.8, opacity: pale ? 0.8 : 0.4 }),
    draw(hoop(CX, level + 5, at, at * TILT), { stroke: darken(liquid, 0.5), width: 3, opacity: 0.3, soft: 1 }),
    // Thick foot
    draw(hoop(CX, bottom + 2, floor, floor * TILT), { stroke: darken(glass, 0.6), width: 5, opacity: 0.5, soft: 2 }),
    draw(hoop(CX, bottom + 8, floor - 4, floor * TILT), { stroke: lighten(glass, 0.75), width: 3, opacity: 0.75, soft: 1 }),
    draw(hoop(CX, BASE - 6, floor - 6, floor * TILT), { stroke: lighten(glass, 0.6), width: 2.4, opacity: 0.5, soft: 1 }),
  ]
}

/** A band of light that follows the flank of the glass, at a share of its radius. */
function flank(build: Build, from: number, to: number, inner: number, outer: number, style: Style): string {
  const edge = (s: number) =>
    along(30, (t): Point => {
      const y = lerp(from, to, t)
      return [CX + s * build.radius(share(build, y)), y + build.radius(share(build, y)) * TILT * Math.sqrt(1 - s * s)]
    })
  return draw(`${curve(edge(inner))}${join(curve(edge(outer).toReversed()))}Z`, style)
}

function reflections(build: Build): string[] {
  const { top } = build
  const high = top + (BASE - top) * 0.1
  return [
    flank(build, high, BASE - 30, -0.84, -0.6, { fill: ink('softbox'), opacity: 0.7, soft: 2 }),
    flank(build, high + 16, BASE - 60, -0.54, -0.5, { fill: '#fff', opacity: 0.34, soft: 1 }),
    flank(build, high + 6, BASE - 34, 0.86, 0.93, { fill: '#fff', opacity: 0.5, soft: 2 }),
    flank(build, top + 6, high + 20, -0.5, 0.1, { fill: '#fff', opacity: 0.16, soft: 4 }),
  ]
}

function label(build: Build, { liquid, glass, collar }: SerumColours, studio: Studio): Markup {
  const [y0, y1, half] = build.label
  const on = (degrees: number, y: number, out = 0.6): Point => {
    const r = build.radius(share(build, y)) + out
    return [CX + r * Math.sin(degrees * DEGREE), y + r * TILT * Math.cos(degrees * DEGREE)]
  }
  const outline = (inset: number) => {
    const edge = half - inset * 0.55
    const across = (y: number, from: number, to: number) => along(14, (t) => on(lerp(from, to, t), y))
    const down = (degrees: number, from: number, to: number) => along(10, (t) => on(degrees, lerp(from, to, t)))
    const sides = [
      across(y0 + inset, -edge, edge),
      down(edge, y0 + inset, y1 - inset),
      across(y1 - inset, edge, -edge),
      down(-edge, y1 - inset, y0 + inset),
    ]
    return `${line(sides.flat())}Z`
  }
  const printed = darken(luminance(liquid) > 0.5 ? mix(liquid, glass, 0.3) : liquid, 0.68)
  const rule = (degrees: number, t: number, width: number) =>
    draw(curve([-degrees, -degrees / 2, 0, degrees / 2, degrees].map((d) => on(d, lerp(y0, y1, t)))), {
      stroke: printed,
      width,
      opacity: 0.85,
    })
  const reach = build.radius(share(build, (y0 + y1) / 2))
  const [, my] = on(0, lerp(y0, y1, 0.32))
  const band = along(14, (t) => on(lerp(-half, half, t), y1 - 16)).concat(along(14, (t) => on(lerp(half, -half, t), y1)))
  return [
    gradientOnPage('paper', tube({ color: PAPER, gloss: 0.22, f0: 0.03, wrap: 0.3 }, studio), [CX - reach, 0, CX + reach, 0]),
    draw(outline(0), { fill: '#000', opacity: 0.3, soft: 2, transform: 'translate(1.5 2.5)' }),
    draw(outline(0), { fill: ink('paper') }),
    draw(`${line(band)}Z`, { fill: ink('collarAcross'), opacity: 0.95 }),
    draw(outline(7), { stroke: darken(collar, 0.3), width: 1.1, opacity: 0.5 }),
    bloom(CX, my, (y1 - y0) / 190, { stroke: printed, width: 2.1 }),
    rule(half * 0.52, 0.58, 3),
    rule(half * 0.36, 0.67, 2),
    rule(half * 0.2, 0.75, 1.6),
  ]
}

/** A ribbed sleeve round the neck, and the lit ring of its top. */
function collarOf({ top, collar: { r, h } }: Build, color: string, studio: Studio): { defs: string; paint: Markup; top: number } {
  const metal = luminance(color) < 0.8 && luminance(color) > 0.05
  const material: Material = metal ? { color, metal: true, gloss: 0.8 } : { color, gloss: 0.9, f0: 0.06, wrap: 0.2 }
  const [y0, y1] = [top + 10 - h, top + 10]
  const at = turned(CX, y0, y1, (v) => r - 3 * smooth(0.06, 0, v))
  const body = surface('collar', studio, { at, tilt: TILT, rows: 20, cols: 90, material })
  const ribs = along(46, (t) => {
    const a = lerp(-86, 86, t) * DEGREE
    const [x, dy] = [CX + r * Math.sin(a), r * TILT * Math.cos(a)]
    const rib = (dx: number, style: Style) =>
      draw(`M${num(x + dx)} ${num(y0 + 14 + dy)}V${num(y1 - 10 + dy)}`, { opacity: 0.2, cap: 'butt', ...style })
    return rib(0, { stroke: '#000', width: 0.6 + 1.6 * Math.cos(a) }) + rib(1.7, { stroke: '#fff', width: 0.9 })
  })
  return {
    top: y0,
    defs: body.defs,
    paint: [
      body.paint,
      group(ribs, { clip: body.clip }),
      draw(hoop(CX, y0 + 10, r, r * TILT), { stroke: '#000', width: 1.6, opacity: 0.3, cap: 'butt' }),
      draw(hoop(CX, y1 - 7, r, r * TILT), { stroke: '#fff', width: 1.4, opacity: 0.35, cap: 'butt' }),
      oval(CX, y0, r - 3, (r - 3) * TILT, { fill: ink('collarTop') }),
      draw(hoop(CX, y0 + 0.6, r - 3, (r - 3) * TILT), { stroke: '#fff', width: 1.6, opacity: 0.7, soft: 1 }),
    ],
  }
}

/** The rubber teat, a little waisted above its flange. */
function bulb(foot: number, slender: boolean, color: string, studio: Studio) {
  const h = slender ? 132 : 128
  const r = slender ? 33 : 40
  const radius = profile([
    [0, 3],
    [0.02, r * 0.42],
    [0.07, r * 0.72],
    [0.16, r * 0.92],
    [0.32, r],
    [0.62, r * 0.97],
    [0.8, r * 0.9],
    [0.9, r * 0.96],
    [0.94, r * 1.08],
    [1, r * 1.1],
  ])
  const top = foot - h
  const body = surface('bulb', studio, {
    at: turned(CX, top, foot, radius),
    tilt: TILT,
    rows: 80,
    cols: 70,
    soften: 1.3,
    material: { color, gloss: 0.5, f0: 0.05, wrap: 0.34, sheen: 0.12 },
    ao: (_, v) => (1 - 0.35 * smooth(0.93, 1, v)) * (1 - 0.3 * bump(v, 0.86, 0.03)),
  })
  return {
    defs: body.defs,
    paint: [
      oval(CX + 4, foot + 2, r * 1.2, r * 0.24, { fill: '#0c0708', opacity: 0.5, soft: 4 }),
      body.paint,
      oval(CX - r * 0.42, top + h * 0.28, r * 0.13, h * 0.17, { fill: '#fff', opacity: 0.3, soft: 4 }),
    ],
  }
}

/** Stem, button and a spout that points to the left. */
function pumpHead(foot: number, color: string, studio: Studio) {
  const metal = luminance(color) < 0.8 && luminance(color) > 0.05
  const material: Material = metal ? { color, metal: true, gloss: 0.8 } : { color, gloss: 0.88, f0: 0.06, wrap: 0.24 }
  const [r, top, low] = [43, foot - 96, foot - 28]
  const shadow: Material = { ...material, color: darken(color, 0.08) }
  const button = profile([
    [0, r - 5],
    [0.05, r - 1],
    [0.12, r],
    [0.9, r],
    [1, r - 3],
  ])
  const stem = surface('stem', studio, { at: turned(CX, low, foot + 3, () => 15), tilt: TILT, rows: 10, cols: 50, material: shadow })
  const head = surface('head', studio, { at: turned(CX, top, low, button), tilt: TILT, rows: 40, cols: 80, material })
  const spout = cord(
    (t): Vector => [-20 - 92 * t, 12 * smooth(0.5, 1, t) + 3 * t, 12],
    (t) => lerp(17, 10.5, smooth(0, 0.8, t)),
    [0, 0, 1],
  )
  const arm = mesh(camera({ at: [CX, top + 22], pitch: PITCH, distance: 1e5 }), studio, [
    { at: spout, rows: 60, cols: 36, material, flipped: true },
  ])
  const tip: Point = [CX - 112, top + 38]
  return {
    defs: [stem.defs, head.defs],
    paint: [
      oval(CX + 3, foot + 2, 24, 5, { fill: '#0c0708', opacity: 0.55, soft: 2 }),
      stem.paint,
      draw(hoop(CX, low + 4, 15, 3), { stroke: '#000', width: 8, opacity: 0.45, soft: 4 }),
      head.paint,
      oval(CX, top, r - 5, (r - 5) * TILT, { fill: ink('collarTop') }),
      draw(hoop(CX, top + 0.8, r - 5, (r - 5) * TILT), { stroke: '#fff', width: 1.6, opacity: 0.6, soft: 1 }),
      arm,
      oval(tip[0], tip[1], 5, 9, { fill: darken(color, 0.75), opacity: 0.8 }),
    ],
  }
}

export function serum({ form, ...colours }: SerumColours & SerumShape): Drawing {
  const { glass, liquid, collar, rubber, bg } = colours
  const studio = room(bg)
  const build = BUILDS[form]
  const {
    top,
    level,
    wall,
    collar: { r },
  } = build
  const body = glassBody(build, colours, studio)
  const neck = collarOf(build, collar, studio)
  const head = form === 'pump' ? pumpHead(neck.top, collar, studio) : bulb(neck.top, form === 'flask', rubber, studio)
  const widest = Math.max(...along(40, (t) => build.radius(t)))
  const foot = build.radius(1)
  const pale = luminance(glass) > 0.3

  return {
    bg,
    floor: 780,
    focus: [CX, lerp(top, level, 0.9)],
    defs: [
      body.defs,
      neck.defs,
      head.defs,
      clipTo('inside', within(build, top, BASE - 4, wall - 2)),
      gradient(
        'liquid',
        pale
          ? [
              [0, darken(liquid, 0.4)],
              [0.12, darken(liquid, 0.08)],
              [0.3, lighten(liquid, 0.2)],
              [0.62, liquid],
              [0.84, darken(liquid, 0.14)],
              [1, darken(liquid, 0.42)],
            ]
          : [
              [0, darken(liquid, 0.86)],
              [0.14, darken(liquid, 0.62)],
              [0.4, darken(liquid, 0.4)],
              [0.72, liquid],
              [0.86, darken(liquid, 0.2)],
              [1, darken(liquid, 0.75)],
            ],
      ),
      gradient(
        'depth',
        [
          [0, '#fff', pale ? 0.14 : 0.04],
          [0.3, '#fff', 0],
          [0.65, darken(liquid, 0.6), 0],
          [1, darken(liquid, 0.6), 0.4],
        ],
        DOWN,
      ),
      gradient(
        'softbox',
        [
          [0, '#fff', 0.95],
          [0.55, '#fff', 0.6],
          [1, '#fff', 0.16],
        ],
        DOWN,
      ),
      gradient(
        'collarTop',
        [
          [0, lighten(collar, 0.6)],
          [0.5, lighten(collar, 0.15)],
          [1, darken(collar, 0.3)],
        ],
        [0, 0, 1, 0.3],
      ),
      gradientOnPage('collarAcross', tube({ color: collar, metal: true, gloss: 0.7 }, studio), [CX - widest, 0, CX + widest, 0]),
    ],
    parts: [
      mirror('bottle', BASE + foot * TILT, 0.18, 90),
      ground(CX, BASE + 4, foot + 2, foot * TILT + 3),
      // Coloured light that the glass throws on the table
      oval(CX + widest * 1.15, BASE + 22, widest * 0.9, 20, { fill: lighten(pale ? liquid : glass, 0.25), opacity: 0.5, soft: 14 }),
      oval(CX + widest * 0.95, BASE + 16, widest * 0.4, 8, { fill: lighten(pale ? liquid : glass, 0.65), opacity: 0.55, soft: 8 }),
      group(
        [
          body.paint,
          group(filling(build, colours, form), { clip: body.clip }),
          group(reflections(build), { clip: body.clip }),
          group(
            [
              draw(body.outline, { stroke: pale ? darken(glass, 0.45) : darken(glass, 0.75), width: 5, opacity: 0.35, soft: 2 }),
              draw(`M${CX + widest - 3} ${top + 90}V${BASE - 20}`, { stroke: lighten(bg, 0.4), width: 4, opacity: 0.4, soft: 2 }),
              draw(hoop(CX, top + 12, r, r * TILT), { stroke: '#0c0708', width: 22, opacity: 0.5, soft: 8 }),
              draw(hoop(CX, top + 12, r - 2, r * TILT), { stroke: '#0c0708', width: 12, opacity: 0.5, soft: 2 }),
            ],
            { clip: body.clip },
          ),
          label(build, colours, studio),
          neck.paint,
          head.paint,
        ],
        {},
        'bottle',
      ),
    ],
  }
}
