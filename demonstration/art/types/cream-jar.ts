// Cream: a squat jar under its lid, the same jar open with the lid leaning on it, or a crimped tube.
import {
  along,
  bloom,
  bump,
  camera,
  clamp,
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
  lerp,
  lighten,
  line,
  luminance,
  mesh,
  mirror,
  mix,
  num,
  oval,
  ovalPath,
  profile,
  room,
  smooth,
  surface,
  turned,
  type Camera,
  type Drawing,
  type Markup,
  type Material,
  type Point,
  type Studio,
  type Style,
  type Vector,
} from '../kit.ts'

/** bare: of metal that is not painted. */
export interface CreamJarColours {
  vessel: string
  lid: string
  cream: string
  bg: string
  bare?: boolean
}
export interface CreamJarShape {
  form: 'jar' | 'open' | 'tube'
}

const DEGREE = Math.PI / 180
const isMetal = (color: string) => luminance(color) < 0.8 && luminance(color) > 0.07
const lidMaterial = (color: string): Material =>
  isMetal(color) ? { color, metal: true, gloss: 0.78 } : { color, gloss: 0.86, f0: 0.06, wrap: 0.24 }

type Pot = Readonly<Record<'cx' | 'base' | 'top' | 'r' | 'tilt', number>>

/** Printing on a vessel follows its curve: each mark is placed by its angle round it. */
function printed(pot: Pot, color: string, from: number, to: number, turn = 0): Markup {
  const on = (angle: number, y: number): Point => [pot.cx + pot.r * Math.sin(angle), y + pot.r * pot.tilt * Math.cos(angle)]
  const rule = (degrees: number, t: number, width: number) => {
    const points = along(8, (k) => on((turn + lerp(-degrees, degrees, k)) * DEGREE, lerp(from, to, t)))
    return draw(curve(points), { stroke: color, width, opacity: 0.85 })
  }
  const mark = bloom(...on(turn * DEGREE, lerp(from, to, 0.28)), ((to - from) * pot.r) / 26000 + 0.25, { stroke: color, width: 2.2 })
  return [mark, rule(22, 0.68, 3), rule(14, 0.82, 2), rule(7, 0.94, 1.6)]
}

/** Heavy glass: the coloured cup inside, a clear foot below it, and the softbox down the left. */
function jarBody(pot: Pot, vessel: string, studio: Studio) {
  const { cx, base, top, r, tilt } = pot
  const pale = luminance(vessel) > 0.3
  const radius = profile([
    [0, r - 16],
    [0.04, r - 6],
    [0.12, r],
    [0.86, r],
    [0.95, r - 5],
    [1, r - 20],
  ])
  const body = surface('body', studio, {
    at: turned(cx, top, base, radius),
    tilt,
    rows: 110,
    cols: 90,
    soften: 1.2,
    material: (u, v): Material => {
      const through = (pale ? 0.08 : 0.3) * bump(u, 0.7, 0.2) * smooth(0.1, 0.6, v)
      const tint = pale ? vessel : darken(vessel, 0.4 * smooth(0.3, 0.02, Math.min(u, 1 - u)) + 0.35)
      return {
        color: mix(tint, pale ? lighten(vessel, 0.25) : vessel, clamp(through * 3)),
        gloss: 0.95,
        f0: 0.06,
        wrap: 0.24,
        glow: through,
      }
    },
    ao: (_, v) => (1 - 0.2 * smooth(0.94, 1, v)) * (1 - 0.35 * smooth(0.1, 0, v)),
  })
  const ring = (y: number, radiusOf: number, style: Style) => draw(hoop(cx, y, radiusOf, radiusOf * tilt), { cap: 'butt', ...style })
  const bar = (from: number, to: number, opacity: number, soft: 1 | 2) => {
    const edge = (s: number) =>
      along(20, (t): Point => {
        const y = lerp(top + 26, base - 34, t)
        return [cx + r * s, y + r * tilt * Math.sqrt(1 - s * s)]
      })
    return draw(`${line(edge(from))}${join(line(edge(to).toReversed()))}Z`, { fill: ink('softbox'), opacity, soft })
  }
  const foot = base - (base - top) * 0.13
  return {
    defs: body.defs,
    paint: [
      body.paint,
      group(
        [
          draw(`${hoop(cx, foot, r, r * tilt)}V${base + 90}H${cx - r}Z`, { fill: ink('thick') }),
          ring(foot, r - 8, { stroke: darken(vessel, 0.55), width: 5, opacity: 0.4, soft: 2 }),
          ring(foot + 8, r - 14, { stroke: '#fff', width: 3, opacity: 0.6, soft: 1 }),
          ring(base - 6, r - 24, { stroke: '#fff', width: 3, opacity: 0.6, soft: 2 }),
          bar(-0.88, -0.66, 0.62, 2),
          bar(-0.6, -0.56, 0.34, 1),
          bar(0.88, 0.94, 0.5, 2),
          draw(body.outline, { stroke: darken(vessel, 0.6), width: 4, opacity: 0.3, soft: 2 }),
        ],
        { clip: body.clip },
      ),
    ],
    clip: body.clip,
  }
}

function closedLid({ cx, r, tilt }: Pot, foot: number, height: number, color: string, studio: Studio) {
  const top = foot - height
  const [rl, material] = [r + 3, lidMaterial(color)]
  const radius = profile([
    [0, rl - 8],
    [0.06, rl - 2],
    [0.14, rl],
    [0.94, rl],
    [1, rl - 2],
  ])
  const body = surface('lid', studio, { at: turned(cx, top, foot, radius), tilt, rows: 60, cols: 100, material })
  const disc = (inset: number) => [rl - inset, (rl - inset) * tilt] as const
  const [dx, dy] = disc(8)
  return {
    defs: [body.defs, clipTo('lidDisc', ovalPath(cx, top, dx, dy))],
    paint: [
      body.paint,
      group(
        [
          draw(hoop(cx, foot - 9, rl, rl * tilt), { stroke: '#000', width: 1.6, opacity: 0.3, cap: 'butt' }),
          draw(hoop(cx, foot - 6.6, rl, rl * tilt), { stroke: '#fff', width: 1.2, opacity: 0.5, cap: 'butt' }),
        ],
        { clip: body.clip },
      ),
      oval(cx, top, dx, dy, { fill: ink('lidTop') }),
      oval(cx, top + 1, ...disc(20), { stroke: darken(color, 0.4), width: 1.3, opacity: 0.4 }),
      oval(cx, top + 2.2, ...disc(20), { stroke: lighten(color, 0.7), width: 1.3, opacity: 0.6 }),
      oval(cx - rl * 0.3, top - rl * tilt * 0.25, rl * 0.42, rl * tilt * 0.34, { fill: '#fff', opacity: 0.34, soft: 8, clip: 'lidDisc' }),
      draw(hoop(cx, top + 0.6, dx, dy), { stroke: '#fff', width: 1.8, opacity: 0.7, soft: 1 }),
    ],
  }
}

/** Cream whipped to a peak: a spiral ridge that winds up to a tip bent aside. */
function swirl({ cx, tilt }: Pot, y: number, r: number, cream: string, studio: Studio): string {
  const pitch = Math.asin(tilt) / DEGREE
  const view = camera({ at: [cx, y], pitch, distance: 1e5 })
  const at = (u: number, v: number): Vector => {
    const rho = 0.002 + v * 0.998
    const a = u * 2 * Math.PI
    const ridge = 15 * Math.sin(a - 2 * Math.PI * 1.75 * rho) * smooth(0.02, 0.22, rho) * smooth(1, 0.8, rho)
    const peak = 62 * (1 - rho) ** 2.1 + 12 * (1 - rho)
    const bend = 20 * (1 - rho) ** 5
    const edge = -7 * smooth(0.92, 1, rho)
    return [r * rho * Math.sin(a) + bend, -(peak + ridge + edge), r * rho * Math.cos(a)]
  }
  return mesh(view, studio, [
    {
      at,
      rows: 80,
      cols: 150,
      material: { color: cream, gloss: 0.62, f0: 0.045, wrap: 0.42 },
      ao: (u, v) => {
        const valley = smooth(0, 1, -Math.sin(u * 2 * Math.PI - 2 * Math.PI * 1.75 * v))
        return 1 - 0.22 * valley * smooth(0.05, 0.3, v) - 0.3 * smooth(0.9, 1, v)
      },
    },
  ])
}

/** The threaded neck, its rim, and the cream inside. */
function openMouth(pot: Pot, { vessel, cream }: CreamJarColours, studio: Studio) {
  const { cx, top, r, tilt } = pot
  const [neck, height] = [r - 20, 34]
  const rim = top + 6 - height
  const inner = neck - 13
  const pale = luminance(vessel) > 0.3
  const body = surface('neck', studio, {
    at: turned(cx, rim, top + 8, (v) => neck + 4 * (bump(v, 0.38, 0.1) + bump(v, 0.68, 0.1)) - 4 * smooth(0.12, 0, v)),
    tilt,
    rows: 44,
    cols: 90,
    material: { color: pale ? vessel : darken(vessel, 0.2), gloss: 0.95, f0: 0.06, wrap: 0.24, glow: pale ? 0.04 : 0.08 },
    ao: (_, v) => 1 - 0.4 * smooth(0.7, 1, v),
  })
  const above = `M${cx - inner} ${rim - 200}H${cx + inner}V${rim}A${inner} ${num(inner * tilt)} 0 0 1 ${cx - inner} ${rim}Z`
  return {
    defs: [body.defs, clipTo('mouth', above)],
    paint: [
      body.paint,
      oval(cx, rim, neck - 3, (neck - 3) * tilt, { fill: ink('rim') }),
      draw(ovalPath(cx, rim, neck - 3, (neck - 3) * tilt), { stroke: '#fff', width: 1.8, opacity: 0.65 }),
      oval(cx, rim, inner, inner * tilt, { fill: ink('well') }),
      group(
        [
          swirl(pot, rim + 10, inner + 3, cream, studio),
          draw(hoop(cx, rim + 2, inner, inner * tilt), { stroke: '#0e0808', width: 8, opacity: 0.16, soft: 4 }),
        ],
        { clip: 'mouth' },
      ),
      draw(hoop(cx, rim, inner, inner * tilt), { stroke: lighten(vessel, 0.6), width: 2, opacity: 0.8 }),
      draw(hoop(cx, rim, neck - 3, (neck - 3) * tilt), { stroke: '#fff', width: 1.8, opacity: 0.65 }),
    ],
  }
}

/** The lid standing on its edge, its top to the camera, leaning back on the jar. */
function leaningLid(pot: Pot, color: string, studio: Studio, at: Point): Markup {
  const r = pot.r + 2
  const [yaw, lean] = [24 * DEGREE, 20 * DEGREE]
  const [cy, sy, cl, sl] = [Math.cos(yaw), Math.sin(yaw), Math.cos(lean), Math.sin(lean)]
  // Its own axes: across, up its face, and out of its face
  const place = ([x, up, out]: Vector): Vector => {
    const [y, z] = [-up * cl - out * sl, -up * sl + out * cl]
    return [x * cy + z * sy, y - r * cl - 34 * sl, z * cy - x * sy]
  }
  const view: Camera = camera({ at, pitch: Math.asin(pot.tilt) / DEGREE, distance: 1e5 })
  const circle = (radius: number, out: number) =>
    `${line(
      along(120, (t) => {
        const a = t * 2 * Math.PI
        return view.page(place([radius * Math.sin(a), radius * Math.cos(a), out]))
      }),
    )}Z`
  const wall = mesh(view, studio, [
    {
      cols: 160,
      rows: 24,
      flipped: true,
      material: lidMaterial(color),
      at: (u, v) => {
        const a = u * 2 * Math.PI
        const radius = r - 6 * smooth(0.14, 0, v)
        return place([radius * Math.sin(a), radius * Math.cos(a), 34 - 68 * v])
      },
    },
  ])
  const [ox, oy] = view.page(place([0, 0, 34]))
  const [ax, ay] = view.page(place([1, 0, 34]))
  const [bx, by] = view.page(place([0, -1, 34]))
  const plane = `matrix(${[ax - ox, ay - oy, bx - ox, by - oy, ox, oy].map((n) => Math.round(n * 1e4) / 1e4).join(' ')})`
  const stamp = (dx: number, style: Style) => group(bloom(dx, 12 + dx, 1.5, { width: 2.4, ...style }), { transform: plane })
  const face = circle(r - 6, 34)
  return [
    oval(at[0] + 70, at[1] + 14, r * 1.1, 24, { fill: '#17110f', opacity: 0.3, soft: 14 }),
    oval(at[0] + 20, at[1] + 6, r * 0.62, 13, { fill: '#17110f', opacity: 0.55, soft: 8 }),
    oval(at[0] + 8, at[1] + 2, r * 0.4, 6, { fill: '#17110f', opacity: 0.6, soft: 4 }),
    wall,
    gradientOnPage(
      'lidFace',
      [
        [0, lighten(color, 0.42)],
        [0.3, lighten(color, 0.08)],
        [0.44, lighten(color, 0.5)],
        [0.58, darken(color, 0.06)],
        [1, darken(color, 0.38)],
      ],
      [ox - r * 0.8, oy - r * 0.8, ox + r * 0.8, oy + r * 0.8],
    ),
    draw(face, { fill: ink('lidFace') }),
    draw(face, { stroke: '#fff', width: 2, opacity: 0.6 }),
    draw(circle(r - 18, 34), { stroke: darken(color, 0.4), width: 1.4, opacity: 0.45 }),
    draw(circle(r - 19.4, 34), { stroke: lighten(color, 0.7), width: 1.4, opacity: 0.6 }),
    stamp(1.1, { stroke: '#fff', opacity: 0.6 }),
    stamp(-0.6, { stroke: darken(color, 0.5), opacity: 0.6 }),
  ]
}

function jar(colours: CreamJarColours, studio: Studio): Omit<Drawing, 'bg'> {
  const pot: Pot = { cx: 400, base: 762, top: 556, r: 176, tilt: 0.17 }
  const { vessel, lid } = colours
  const body = jarBody(pot, vessel, studio)
  const cover = closedLid(pot, pot.top + 4, 92, lid, studio)
  const foot = pot.r - 20
  return {
    floor: 760,
    focus: [pot.cx, 600],
    defs: [body.defs, cover.defs],
    parts: [
      mirror('whole', pot.base + foot * pot.tilt, 0.18, 90),
      ground(pot.cx, pot.base + 4, foot + 6, foot * pot.tilt + 4),
      group(
        [
          body.paint,
          group(
            [
              draw(hoop(pot.cx, pot.top + 14, pot.r, pot.r * pot.tilt), { stroke: '#0c0808', width: 22, opacity: 0.45, soft: 8 }),
              printed(pot, printInk(colours), pot.top + 32, pot.base - 52),
            ],
            { clip: body.clip },
          ),
          cover.paint,
        ],
        {},
        'whole',
      ),
    ],
  }
}

/** Dark on pale vessels, gilt or pale on dark ones. */
function printInk({ vessel, lid }: CreamJarColours): string {
  if (luminance(vessel) > 0.3) return darken(vessel, 0.72)
  return luminance(lid) > 0.3 ? lighten(lid, 0.25) : '#ecdcc0'
}

function open(colours: CreamJarColours, studio: Studio): Omit<Drawing, 'bg'> {
  const pot: Pot = { cx: 338, base: 742, top: 560, r: 152, tilt: 0.3 }
  const { vessel, lid } = colours
  const body = jarBody(pot, vessel, studio)
  const mouth = openMouth(pot, colours, studio)
  const foot = pot.r - 20
  return {
    floor: 740,
    focus: [pot.cx + 50, 560],
    defs: [body.defs, mouth.defs],
    parts: [
      ground(pot.cx, pot.base + 4, foot + 6, foot * pot.tilt + 2),
      body.paint,
      group(
        [
          draw(hoop(pot.cx, pot.top + 10, pot.r - 16, (pot.r - 16) * pot.tilt), { stroke: '#0c0808', width: 12, opacity: 0.3, soft: 4 }),
          printed(pot, printInk(colours), pot.top + 24, pot.base - 50, -18),
          oval(pot.cx + 150, 700, 78, 120, { fill: '#0c0808', opacity: 0.5, soft: 26 }),
        ],
        { clip: body.clip },
      ),
      mouth.paint,
      leaningLid(pot, lid, studio, [566, 800]),
    ],
  }
}

/** Half width and half depth of the tube, from the crimp (0) to the shoulder (1). */
function tubeSection(v: number, r: number): [w: number, d: number] {
  const flat = smooth(0.9, 0, v) ** 0.9
  return [lerp(r, r * 1.3, flat), lerp(r, 3, flat ** 1.4)]
}

const TUBE = { cx: 400, top: 252, shoulder: 672, base: 778, r: 98, tilt: 0.12 }

/** The painted or bare metal, from the crimp down to the shoulder. */
function tubeBody({ vessel, bare }: CreamJarColours, studio: Studio) {
  const { cx, top, shoulder, r, tilt } = TUBE
  // Soft dents where fingers have been
  const dent = (u: number, v: number) =>
    5 * bump(u, 0.36, 0.1) * bump(v, 0.3, 0.1) + 6 * bump(u, 0.68, 0.12) * bump(v, 0.46, 0.12) - 3 * bump(u, 0.5, 0.12) * bump(v, 0.2, 0.07)
  return surface('tube', studio, {
    at: (u, v) => {
      const [w, d] = tubeSection(v, r)
      const a = (u - 0.5) * Math.PI
      const neck = 1 - 0.1 * smooth(0.965, 1, v) ** 2
      return [cx + w * neck * Math.sin(a), lerp(top, shoulder, v), d * neck * Math.cos(a) - dent(u, v)]
    },
    tilt,
    rows: 150,
    cols: 80,
    soften: 1.4,
    material: bare ? { color: vessel, metal: true, gloss: 0.55 } : { color: vessel, gloss: 0.6, f0: 0.06, wrap: 0.26 },
    ao: (_, v) => (1 - 0.4 * smooth(0.97, 1, v)) * (1 - 0.2 * smooth(0.05, 0, v)),
  })
}

/** The ribbed cap on which the tube stands. */
function tubeCap(lid: string, studio: Studio): { defs: string; paint: Markup } {
  const { cx, shoulder, base, r, tilt } = TUBE
  const cap = surface('cap', studio, {
    at: turned(
      cx,
      shoulder - 2,
      base,
      profile([
        [0, r * 0.8],
        [0.06, r * 0.83],
        [0.9, r * 0.9],
        [0.97, r * 0.89],
        [1, r * 0.86],
      ]),
    ),
    tilt,
    rows: 60,
    cols: 90,
    material: lidMaterial(lid),
    ao: (_, v) => 1 - 0.3 * smooth(0.1, 0, v) - 0.3 * smooth(0.92, 1, v),
  })
  const ribs = along(58, (t) => {
    const a = lerp(-87, 87, t) * DEGREE
    const end = (y: number, share: number, shift: number) =>
      `${num(cx + r * share * Math.sin(a) + shift)} ${num(y + r * share * tilt * Math.cos(a))}`
    const rib = (shift: number, style: Style) =>
      draw(`M${end(shoulder + 20, 0.83, shift)}L${end(base - 14, 0.9, shift)}`, { cap: 'butt', ...style })
    return rib(0, { stroke: '#000', width: 0.7 + 1.4 * Math.cos(a), opacity: 0.22 }) + rib(1.8, { stroke: '#fff', width: 1, opacity: 0.2 })
  })
  const ring = draw(hoop(cx, base - 8, r * 0.9, r * 0.9 * tilt), { stroke: '#fff', width: 1.3, opacity: 0.4, cap: 'butt' })
  return { defs: cap.defs, paint: [cap.paint, group(ribs, { clip: cap.clip }), ring] }
}

/** The folded end, pressed in ridges. */
function crimpedEnd(vessel: string): { defs: Markup; paint: Markup } {
  const { cx, top, r } = TUBE
  const half = r * 1.3 + 2
  const outline = `M${cx - half} ${top - 34}H${cx + half}V${top + 5}H${cx - half}Z`
  const across = (y: number, style: Style) => draw(`M${cx - half} ${num(y)}h${2 * half}`, style)
  return {
    defs: [
      clipTo('crimpClip', outline),
      gradient('crimp', [
        [0, darken(vessel, 0.25)],
        [0.1, lighten(vessel, 0.5)],
        [0.22, vessel],
        [0.42, lighten(vessel, 0.3)],
        [0.6, darken(vessel, 0.08)],
        [0.85, lighten(vessel, 0.12)],
        [1, darken(vessel, 0.35)],
      ]),
    ],
    paint: [
      draw(outline, { fill: ink('crimp') }),
      group(
        [
          along(5, (_, i) => [
            across(top - 26 + i * 5.4, { stroke: '#000', width: 1.4, opacity: 0.2 }),
            across(top - 24.2 + i * 5.4, { stroke: '#fff', width: 1.2, opacity: 0.4 }),
          ]),
          across(top + 3, { stroke: '#000', width: 5, opacity: 0.3, soft: 2 }),
        ],
        { clip: 'crimpClip' },
      ),
      across(top - 33, { stroke: '#fff', width: 1.8, opacity: 0.7 }),
    ],
  }
}

function tubeForm(colours: CreamJarColours, studio: Studio): Omit<Drawing, 'bg'> {
  const { vessel, lid, bg } = colours
  const { cx, top, shoulder, base, r, tilt } = TUBE
  const body = tubeBody(colours, studio)
  const cap = tubeCap(lid, studio)
  const end = crimpedEnd(vessel)
  const print = printInk(colours)
  const stripe = isMetal(lid) ? lid : print
  const across = (y: number, style: Style) => {
    const [w, d] = tubeSection(clamp((y - top) / (shoulder - top)), r)
    return draw(hoop(cx, y, w, d * tilt), { cap: 'butt', ...style })
  }
  const down = (from: number, y0: number, to: number, y1: number, style: Style) =>
    draw(`M${num(cx + from)} ${y0}L${num(cx + to)} ${y1}`, style)
  const creases: [x: number, length: number, lean: number][] = [
    [-70, 60, 12],
    [-28, 44, -4],
    [34, 70, 8],
    [82, 40, -10],
  ]
  return {
    floor: 785,
    focus: [cx, 500],
    defs: [body.defs, cap.defs, end.defs],
    parts: [
      mirror('whole', base + r * 0.86 * tilt, 0.18, 90),
      ground(cx, base + 4, r * 0.9, r * 0.9 * tilt + 3),
      group(
        [
          cap.paint,
          body.paint,
          group(
            [
              across(shoulder - 26, { stroke: stripe, width: 5, opacity: 0.9 }),
              across(shoulder - 37, { stroke: stripe, width: 1.6, opacity: 0.9 }),
              across(top + 46, { stroke: print, width: 1.6, opacity: 0.7 }),
              printed({ cx, base, top, r: r * 1.06, tilt: 0.1 }, print, 396, 566),
              down(-r * 0.9, top + 30, -r * 0.74, shoulder - 40, { stroke: '#fff', width: 22, opacity: 0.55, soft: 8 }),
              down(r * 0.62, top + 30, r * 0.5, shoulder - 40, { stroke: '#0c0808', width: 60, opacity: 0.16, soft: 26 }),
              down(r * 1.2, top + 10, r * 0.94, shoulder, { stroke: lighten(bg, 0.4), width: 5, opacity: 0.45, soft: 2 }),
              creases.map(([x, length, lean]) => [
                down(x, top, x + lean, top + length, { stroke: '#000', width: 7, opacity: 0.09, soft: 4 }),
                down(x - 8, top, x + lean - 6, top + length, { stroke: '#fff', width: 6, opacity: 0.16, soft: 4 }),
              ]),
            ],
            { clip: body.clip },
          ),
          end.paint,
        ],
        {},
        'whole',
      ),
    ],
  }
}

export function creamJar({ form, ...colours }: CreamJarColours & CreamJarShape): Drawing {
  const { vessel, lid, bg } = colours
  const studio = room(bg)
  const { defs, ...rest } = { jar, open, tube: tubeForm }[form](colours, studio)
  return {
    ...rest,
    bg,
    defs: [
      defs,
      gradient(
        'softbox',
        [
          [0, '#fff', 0.9],
          [0.6, '#fff', 0.55],
          [1, '#fff', 0.2],
        ],
        DOWN,
      ),
      gradient(
        'thick',
        [
          [0, lighten(vessel, 0.6), 0.05],
          [0.35, lighten(vessel, 0.7), 0.5],
          [1, darken(vessel, 0.25), 0.45],
        ],
        DOWN,
      ),
      gradient(
        'lidTop',
        [
          [0, lighten(lid, 0.62)],
          [0.4, lighten(lid, 0.25)],
          [0.7, lid],
          [1, darken(lid, 0.25)],
        ],
        [0, 0, 1, 0.3],
      ),
      gradient(
        'rim',
        [
          [0, lighten(vessel, 0.75)],
          [0.5, lighten(vessel, 0.35)],
          [1, darken(vessel, 0.2)],
        ],
        [0, 0, 1, 0.4],
      ),
      gradient('well', [
        [0, darken(vessel, 0.6)],
        [1, darken(vessel, 0.2)],
      ]),
    ],
  }
}
