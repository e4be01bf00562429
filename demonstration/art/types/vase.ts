// A turned vase: a glossy glaze that stops short of the foot and leaves raw clay showing, or blown glass with water in it.
import {
  along,
  bump,
  clamp,
  clipTo,
  curve,
  darken,
  draw,
  gradient,
  ground,
  group,
  hoop,
  ink,
  join,
  lerp,
  lighten,
  line,
  mix,
  oval,
  profile,
  room,
  SLANT,
  surface,
  texture,
  turned,
  type Drawing,
  type Material,
  type Point,
} from '../kit.ts'

export interface VaseColours {
  glaze: string
  clay: string
  /** Blown glass of the glaze's colour. */
  clear?: boolean
  bg: string
}
/** belly 0..1: from a slender bottle to a round moon jar; a form has its own outline. */
export interface VaseShape {
  belly: number
  form?: keyof typeof FORMS
}

const CX = 400
const BASE = 785
const TILT = 0.13

/** The glaze ends in a hand-dipped wavy line, at this height down the body. */
function dip(u: number): number {
  return 0.835 + 0.01 * Math.sin(u * 6 + 1) + 0.004 * Math.sin(u * 17)
}

/** Height of the wide-mouthed jar, the high-shouldered plum bottle and the stem vase; their radius from lip to foot. */
const FORMS = {
  jar: [
    356,
    [
      [0, 138],
      [0.04, 126],
      [0.1, 122],
      [0.2, 150],
      [0.38, 188],
      [0.54, 196],
      [0.78, 168],
      [0.97, 118],
      [1, 112],
    ],
  ],
  plum: [
    500,
    [
      [0, 46],
      [0.025, 40],
      [0.075, 38],
      [0.13, 92],
      [0.21, 146],
      [0.32, 166],
      [0.5, 148],
      [0.76, 100],
      [0.92, 86],
      [0.98, 92],
      [1, 90],
    ],
  ],
  slim: [
    560,
    [
      [0, 50],
      [0.03, 44],
      [0.2, 46],
      [0.55, 62],
      [0.76, 82],
      [0.88, 86],
      [0.97, 74],
      [1, 70],
    ],
  ],
} satisfies Record<string, readonly [number, Point[]]>

function proportions(belly: number, form?: keyof typeof FORMS) {
  if (form) {
    const [height, outline] = FORMS[form]
    const radii = outline.map(([, r = 0]) => r)
    const at = (i: number) => radii[i] ?? 0
    return { top: BASE - height, wide: Math.max(...radii), foot: at(radii.length - 1), lip: at(0), radius: profile(outline as Point[]) }
  }
  const wide = lerp(112, 205, belly)
  const neck = lerp(30, 62, belly)
  const foot = lerp(66, 96, belly)
  const radius = profile([
    [0, neck * 1.32],
    [0.03, neck * 1.16],
    [lerp(0.3, 0.1, belly), neck],
    [lerp(0.46, 0.24, belly), wide * lerp(0.62, 0.7, belly)],
    [lerp(0.6, 0.36, belly), wide * 0.93],
    [lerp(0.7, 0.54, belly), wide],
    [0.82, wide * 0.86],
    [0.97, foot * 1.04],
    [1, foot],
  ])
  return { top: BASE - lerp(600, 420, belly), wide, foot, lip: neck * 1.32, radius }
}

/** Thick tinted glass: a wall that shows darkest at its edges, water to two thirds, and lamps mirrored in it. */
function glassVase({ glaze, bg, belly, form }: VaseColours & VaseShape): Drawing {
  const studio = room(bg)
  const { top, wide, foot, lip, radius } = proportions(belly, form)
  const at = turned(CX, top, BASE, radius)
  const wall = surface('body', studio, {
    at,
    tilt: TILT,
    rows: 130,
    cols: 80,
    soften: 1.2,
    material: { color: glaze, gloss: 0.97, f0: 0.07, wrap: 0.8, glow: 0.2 },
  })
  const level = belly > 0.5 ? 0.42 : 0.52
  const inner = (v: number) => Math.max(6, radius(lerp(level, 0.965, v)) - 13)
  const waterTop = lerp(top, BASE, level)
  const water = surface('water', studio, {
    at: turned(CX, waterTop, lerp(top, BASE, 0.965), inner),
    tilt: TILT,
    rows: 60,
    cols: 60,
    material: { color: darken(glaze, 0.22), gloss: 0.5, f0: 0.03, wrap: 0.9, glow: 0.1 },
  })
  const pane = (u0: number, u1: number, v0: number, v1: number, opacity: number) => {
    const page = (u: number, v: number) => {
      const [x, y, z] = at(u, v)
      return [x, y + TILT * z]
    }
    const edges = [...along(16, (t) => page(u0, lerp(v0, v1, t))), ...along(16, (t) => page(u1, lerp(v1, v0, t)))]
    return draw(`${line(edges)}Z`, { fill: '#fff', opacity, soft: 2 })
  }
  const r = inner(0)
  const tint = mix(glaze, '#17110f', 0.35)
  const lipHeight = lip * TILT
  return {
    bg,
    floor: 790,
    focus: [CX + 10, lerp(470, 560, belly)],
    defs: [wall.defs, water.defs],
    parts: [
      ground(CX, BASE + foot * TILT - 4, foot * 1.05, foot * TILT + 3, 0.7),
      // Light that came through lies in the shadow as a second vase
      oval(CX + wide * 0.8, BASE + 16, wide * 1.3, 24, { fill: tint, opacity: 0.4, soft: 14 }),
      oval(CX + wide * 0.95, BASE + 14, wide * 0.7, 9, { fill: lighten(glaze, 0.5), opacity: 0.75, soft: 8 }),
      oval(CX, top, lip, lipHeight + 1, { fill: glaze, opacity: 0.4 }),
      group(wall.paint, { opacity: 0.5 }),
      group(
        [
          group(water.paint, { opacity: 0.55 }),
          oval(CX, waterTop, r, r * TILT, { fill: lighten(glaze, 0.45), opacity: 0.75 }),
          draw(hoop(CX, waterTop, r, r * TILT), { stroke: '#fff', width: 1.6, opacity: 0.7, soft: 1 }),
          draw(wall.outline, { stroke: darken(glaze, 0.55), width: 20, opacity: 0.6, soft: 8 }),
          draw(wall.outline, { stroke: '#fff', width: 2.4, opacity: 0.6, soft: 1, transform: 'translate(3 0)' }),
          // The thick base, with a bubble or two that stayed
          draw(hoop(CX, BASE - 14, foot * 0.94, foot * TILT), { stroke: lighten(glaze, 0.6), width: 7, opacity: 0.6, soft: 4 }),
          [
            [-0.3, 0.62, 4],
            [0.34, 0.74, 3],
            [0.1, 0.86, 3.6],
            [-0.12, 0.48, 2.6],
            [0.42, 0.56, 2.4],
          ].flatMap(([x = 0, v = 0, size = 3]) => {
            const px = CX + x * radius(v)
            const py = lerp(top, BASE, v)
            return [
              oval(px, py, size, size * 1.2, { stroke: '#fff', width: 1.1, opacity: 0.6 }),
              oval(px - 1, py - 1, 1, 1, { fill: '#fff', opacity: 0.9 }),
            ]
          }),
          pane(0.12, 0.23, 0.18, 0.9, 0.5),
          pane(0.85, 0.885, 0.3, 0.86, 0.35),
        ],
        { clip: wall.clip },
      ),
      oval(CX, top, lip, lipHeight + 1, { stroke: '#fff', width: 2.4, opacity: 0.75 }),
      oval(CX, top + 1, lip * 0.84, lipHeight * 0.76, { stroke: darken(glaze, 0.35), width: 2, opacity: 0.6 }),
    ],
  }
}

export function vase({ clear = false, ...options }: VaseColours & VaseShape): Drawing {
  if (clear) return glassVase(options)
  const { glaze, clay, bg, belly, form } = options
  const studio = room(bg)
  const { top, wide, foot, lip, radius } = proportions(belly, form)
  const at = turned(CX, top, BASE, radius)
  const glossy: Material = { color: glaze, gloss: 0.93, f0: 0.06, wrap: 0.15 }
  // Glaze runs thin on the shoulder and breaks lighter there, and pools darker above the dipped edge
  const thinGlaze: Material = { ...glossy, color: lighten(glaze, 0.1) }
  const pool = (v: number, edge: number) => 0.24 * bump(v, edge, 0.05)
  const raw: Material = { color: clay, gloss: 0.12, f0: 0.03, wrap: 0.3 }
  const body = surface('body', studio, {
    at,
    tilt: TILT,
    rows: 150,
    cols: 90,
    soften: 1.2,
    material: (u, v) => {
      if (v >= dip(u)) return raw
      if (v > 0.68) return { ...glossy, color: darken(glaze, pool(v, dip(u))) }
      return v < 0.035 ? thinGlaze : glossy
    },
    ao: (_, v) => 1 - 0.5 * clamp((v - 0.9) / 0.1) - 0.25 * clamp((0.1 - v) / 0.1),
  })

  const rim = along(40, (u): Point => {
    const [x, y, z] = at(u, dip(u))
    return [x, y + TILT * z]
  })
  const dipped = curve(rim)
  const belowDip = `${dipped}${join(`M${CX + 260} 860H${CX - 260}`)}Z`
  const lipHeight = lip * TILT

  return {
    bg,
    floor: 790,
    focus: [CX + 10, form === 'jar' ? 600 : lerp(470, 560, belly)],
    defs: [
      body.defs,
      texture.speck('grog', 0.42),
      clipTo('rawArea', belowDip),
      gradient(
        'throat',
        [
          [0, darken(glaze, 0.82)],
          [0.6, darken(glaze, 0.6)],
          [1, darken(glaze, 0.25)],
        ],
        [0, 0, 1, 0.6],
      ),
    ],
    parts: [
      ground(CX, BASE + foot * TILT - 4, foot * 1.05, foot * TILT + 3),
      oval(CX + wide * 0.35, BASE + 16, wide * 1.25, 26, { fill: '#1a1014', opacity: 0.2, soft: 26 }),
      body.paint,
      group(
        [
          group(draw(body.outline, { fill: '#000', filter: 'grog', opacity: 0.55 }), { clip: 'rawArea' }),
          draw(dipped, { stroke: '#1a1014', width: 7, opacity: 0.3, soft: 2, transform: 'translate(2 6)' }),
          draw(dipped, { stroke: darken(glaze, 0.42), width: 5 }),
          draw(curve(rim.slice(6, 24)), { stroke: '#fff', opacity: 0.35, soft: 2, transform: 'translate(0 -1.5)' }),
          draw(body.outline, { stroke: lighten(bg, 0.5), width: 4, opacity: 0.2, soft: 4 }),
        ],
        { clip: body.clip },
      ),
      // Mouth: a lip of glaze lit from the left, and the dark throat
      oval(CX, top, lip, lipHeight + 1, { fill: lighten(glaze, 0.2) }),
      oval(CX, top + 1.5, lip * 0.86, lipHeight * 0.78, { fill: ink('throat') }),
      draw(hoop(CX, top, lip * 0.98, lipHeight), { stroke: ink('lipLight'), width: 2.6, soft: 1 }),
      gradient(
        'lipLight',
        [
          [0, '#fff', 0.85],
          [0.6, '#fff', 0.6],
          [1, '#fff', 0.1],
        ],
        SLANT,
      ),
    ],
  }
}
