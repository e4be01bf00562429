// Towels: three folded bath towels and a rolled hand towel, seen a little from the right, so that the
// round folds show in front and the layers of cloth at the end. Also a pyramid of rolls, flat-woven linen
// tied with string, and one towel hung over a rail.
import {
  along,
  bloom,
  box,
  bump,
  camera,
  cord,
  crease,
  darken,
  dice,
  DOWN,
  draw,
  drop,
  gradient,
  group,
  ink,
  lerp,
  line,
  mesh,
  mix,
  oval,
  room,
  shade,
  smooth,
  stops,
  surface,
  texture,
  unit,
  type Camera,
  type Drawing,
  type Facets,
  type Material,
  type Point,
  type Vector,
} from '../kit.ts'

export interface TowelsColours {
  terry: string
  accent: string
  bg: string
}
/** How they are shown; the stack when absent. */
export interface TowelsShape {
  shown?: 'rolls' | 'linen' | 'hung'
}

const VIEW = { yaw: -27, pitch: 19 }
const ORIGIN: Point = [378, 772]
const HALF_WIDTH = 222
const HALF_DEPTH = 96
const THICKNESS = 88
/** How far cloth sinks into the towel below. */
const SINK = 7
/** Share of the half width over which the ends round off, and how much of the thickness they lose. */
const SOFT_END = 0.1
const END_ROUND = 0.2

interface Fold {
  readonly y: number
  readonly half: number
  readonly thickness: number
  readonly turn: number
  readonly shift: number
  readonly phase: number
}

/** Round a fold: from the back along the top, over the front, and back underneath. d: distance from its middle. */
function aroundFold(u: number, d: number): [z: number, y: number] {
  if (u < 0.4) return [lerp(-HALF_DEPTH, HALF_DEPTH, u / 0.4), -d]
  if (u > 0.6) return [lerp(HALF_DEPTH, -HALF_DEPTH, (u - 0.6) / 0.4), d]
  const angle = ((u - 0.4) / 0.2) * Math.PI
  return [HALF_DEPTH + d * Math.sin(angle), -d * Math.cos(angle)]
}

/** Cloth is never level: it sags a little along its length, and lies slightly askew. */
function settle(fold: Fold, [x, y, z]: Vector): Vector {
  const sag = 2.6 * Math.sin(x / 58 + fold.phase) + 1.8 * Math.sin(x / 31 + z / 40 + fold.phase * 2)
  const [c, s] = [Math.cos(fold.turn), Math.sin(fold.turn)]
  return [fold.shift + x * c + z * s, fold.y - fold.thickness / 2 + y + sag, z * c - x * s]
}

/** A little more than the visible part of the cloth round the fold, and the layers at its right end. */
function foldedTowel(fold: Fold, cloth: Material, border: Material | null): Facets[] {
  const { half, thickness } = fold
  const d = (s: number) => {
    const t = Math.max(0, (Math.abs(s) - 1 + SOFT_END) / SOFT_END)
    return (thickness / 2) * (1 - END_ROUND * (1 - Math.sqrt(Math.max(0, 1 - t * t))))
  }
  const puff = (u: number) => 1 + 0.05 * Math.sin(u * 9 + fold.phase)
  const visible = 0.62 // the underside never shows
  const outside: Facets = {
    cols: 74,
    rows: 62,
    material: (_, v) => (border && bump(v * visible, 0.445, 0.014) > 0.4 ? border : cloth),
    ao: (u, v) => {
      const w = v * visible
      const under = smooth(0.52, 0.6, w)
      const ends = smooth(0.97, 1, Math.abs(2 * u - 1))
      const edge = border ? 0.25 * (bump(w, 0.4295, 0.0025) + bump(w, 0.4605, 0.0025)) : 0
      return 1 - 0.6 * under - 0.15 * ends - edge
    },
    at: (u, v) => {
      const s = 2 * u - 1
      const [z, y] = aroundFold(v * visible, d(s) * (v * visible > 0.4 ? puff(u) : 1))
      return settle(fold, [half * s, y, z])
    },
  }
  const layers = (v: number) => Math.abs(Math.sin(v * 2 * Math.PI))
  const end: Facets = {
    cols: 64,
    rows: 24,
    twoSided: true,
    material: cloth,
    ao: (u, v) => 0.42 + 0.5 * Math.min(1, layers(v) * 1.5) - 0.2 * smooth(0.62, 0.9, u) * v,
    at: (u, v) => {
      const [z, y] = aroundFold(u, v * (thickness / 2) * (1 - END_ROUND))
      const ragged = 3 * Math.sin(u * 17 + fold.phase) * (v < 0.5 ? 1 : -0.6)
      return settle(fold, [half - 4 + 11 * Math.sqrt(layers(v)) + ragged, y, z])
    },
  }
  return [outside, end]
}

/** A hand towel rolled up, its spiral showing at the right end. */
function roll(y: number, radius: number, half: number, cloth: Material, border: Material, aside = 0): Facets[] {
  const at = (x: number, r: number, angle: number): Vector => [
    x - 6,
    y - radius + r * Math.sin(angle) * 0.96,
    6 + r * Math.cos(angle) + 0.04 * x + aside,
  ]
  const turns = 3.2
  const spiral = (u: number, v: number) => v * turns - u
  const outside: Facets = {
    cols: 70,
    rows: 60,
    material: (u) => (bump(u, 0.84, 0.022) > 0.4 ? border : cloth),
    ao: (u, v) => {
      const hem = bump(v, 0.62, 0.008) * 0.55 // the loose edge of the cloth
      return 1 - hem - 0.5 * smooth(0.12, 0.02, Math.abs(v - 0.25)) - 0.12 * smooth(0.96, 1, Math.abs(2 * u - 1))
    },
    at: (u, v) => {
      const s = 2 * u - 1
      const soft = 1 - 0.16 * smooth(0.9, 1, Math.abs(s)) ** 2
      return at(half * s, radius * soft * (1 + 0.025 * Math.sin(u * 11)), v * 2 * Math.PI)
    },
  }
  const end: Facets = {
    cols: 60,
    rows: 26,
    twoSided: true,
    material: cloth,
    ao: (u, v) => 0.36 + 0.58 * Math.min(1, Math.abs(Math.sin(spiral(u, v) * Math.PI)) * 1.6),
    at: (u, v) => {
      const layer = Math.abs(Math.sin(spiral(u, v) * Math.PI))
      return at(half - 5 + 9 * Math.sqrt(layer) + 5 * (1 - v), v * radius * 0.86, u * 2 * Math.PI)
    },
  }
  return [outside, end]
}

/** The stack's footprint on the table, or at another height within it, for its shadows. */
function footprint(view: Camera, grow: number, dx: number, dy: number, y = 0): string {
  const [w, d] = [HALF_WIDTH * grow, (HALF_DEPTH + THICKNESS / 2) * grow]
  const corners: Vector[] = [
    [-w, y, d],
    [w, y, d],
    [w, y, -d],
    [-w, y, -d],
  ]
  return `${line(corners.map((p) => view.page(p)).map(([x, y]) => [x + dx, y + dy]))}Z`
}

/** Terry: the body frays at its outline, and loops are multiplied over it. */
function looped(id: string, body: string): string[] {
  const loops = `<use href="#${id}" filter="url(#terry)"/>`
  return [group(group(body, {}, id), { filter: 'fuzz' }), group(loops, { blend: 'multiply', opacity: 0.55 })]
}

const terryOf = (color: string): Material => ({ color, gloss: 0.02, f0: 0.02, wrap: 0.5, sheen: 0.16, glow: 0.17 })
const linenOf = (color: string): Material => ({ color, gloss: 0.08, f0: 0.02, wrap: 0.36, sheen: 0.06, glow: 0.08 })

/** Shadow of a block of cloth on the table: half its width and depth, and how tall it is. */
function blockShadow(view: Camera, w: number, d: number, tall: number): string[] {
  const base = (grow: number, dx: number, dz: number) => {
    const corners: Vector[] = [
      [-w * grow, 0, d * grow],
      [w * grow, 0, d * grow],
      [w * grow, 0, -d * grow],
      [-w * grow, 0, -d * grow],
    ]
    return `${line(corners.map(([x, y, z]) => view.page([x + dx, y, z + dz])))}Z`
  }
  return [
    draw(base(1.08, tall * 0.5, -tall * 0.1), { fill: '#17110f', opacity: 0.24, soft: 26 }),
    draw(base(1.02, tall * 0.18, 0), { fill: '#17110f', opacity: 0.36, soft: 14 }),
    draw(base(0.98, 4, 4), { fill: '#17110f', opacity: 0.55, soft: 4 }),
  ]
}

/** Two rolls with a third on top of them, the border of each showing. */
function rolls({ terry, accent, bg }: TowelsColours): Drawing {
  const view = camera({ at: [378, 752], yaw: -38, pitch: 17 })
  const studio = room(bg)
  const radius = 92
  const half = 214
  const border = (own: string) => linenOf(own === terry ? accent : mix(terry, '#ffffff', 0.3))
  const one = (y: number, own: string, aside: number, length: number) =>
    mesh(view, studio, roll(y, radius, length, terryOf(own), border(own), aside))
  const seat = view.page([6, -radius * 1.72, radius * 0.72])
  return {
    bg,
    floor: 730,
    focus: [500, 620],
    busy: true,
    defs: [texture.pile('terry', 0.42, 2.3), texture.fuzz('fuzz', 6, 0.3)],
    parts: [
      blockShadow(view, half, radius * 1.8, 150),
      looped('back', one(0, terry, -radius, half)),
      looped('front', one(0, terry, radius, half * 0.98)),
      oval(...seat, half * 0.86, 30, {
        fill: '#140d0c',
        opacity: 0.6,
        soft: 14,
        transform: `rotate(13 ${seat.map((n) => n.toFixed(1)).join(' ')})`,
      }),
      looped('top', one(-radius * 1.56, accent, 0, half * 0.96)),
    ],
  }
}

/** Three cloths of linen, folded flat and tied both ways with string. */
function linen({ terry, accent, bg }: TowelsColours): Drawing {
  const view = camera({ at: [384, 742], yaw: -30, pitch: 26 })
  const studio = room(bg)
  const random = dice(31)
  const thick = 44
  const colours = [terry, accent, terry, accent]
  const folds = colours.map((_, i): Fold => ({
    y: -i * (thick - 5),
    half: 226 - i * 3,
    thickness: thick * (0.96 + 0.08 * random()),
    turn: (random() - 0.5) * 0.05,
    shift: (random() - 0.5) * 10,
    phase: random() * 6,
  }))
  const cloths = folds.map((fold, i) => {
    const own = colours[i] ?? terry
    const body = mesh(view, studio, foldedTowel(fold, linenOf(own), linenOf(own === terry ? accent : mix(terry, '#ffffff', 0.3))))
    const id = `cloth${i}`
    return [group(body, {}, id), `<g style="mix-blend-mode:soft-light" opacity=".6"><use href="#${id}" filter="url(#weave)"/></g>`]
  })
  const top = -folds.length * (thick - 5) - 4
  const deep = HALF_DEPTH + thick / 2 + 3
  const twine: Material = { color: '#d2ad74', gloss: 0.1, f0: 0.02, wrap: 0.3 }
  const around = (x: number): Facets => ({
    at: cord(
      (t) =>
        t < 0.6
          ? [x, top - 1.5 * Math.sin((t / 0.6) * Math.PI), lerp(-deep + 20, deep, t / 0.6)]
          : [x, lerp(top, -6, (t - 0.6) / 0.4), deep + 8 * Math.sin(((t - 0.6) / 0.4) * Math.PI * 4) ** 2 * 0.4 + 4],
      () => 3.6,
      [1, 0, 0],
    ),
    rows: 160,
    cols: 12,
    material: twine,
    flipped: true,
    ao: (_, v) => 0.9 + 0.1 * Math.sin(v * 420),
  })
  const across: Facets = {
    at: cord(
      (t) => [lerp(-219, 222, t), top - 3, 24],
      () => 3.6,
      [0, 1, 0],
    ),
    rows: 160,
    cols: 12,
    material: twine,
    flipped: false,
    ao: (_, v) => 0.9 + 0.1 * Math.sin(v * 420),
  }
  const loopOf = (side: 1 | -1): Facets => ({
    at: cord(
      (t) => {
        const a = t * 2 * Math.PI
        return [-30 + side * (52 - 52 * Math.cos(a)) * 0.62, top - 6 - 12 * Math.sin(a / 2), 24 + 20 * Math.sin(a) + side * 6]
      },
      () => 3.4,
      [0, 1, 0],
    ),
    rows: 110,
    cols: 12,
    material: twine,
    twoSided: true,
    ao: (_, v) => 0.9 + 0.1 * Math.sin(v * 300),
  })
  const tail = (dx: number, dz: number): Facets => ({
    at: cord(
      (t) => [-30 + dx * t, top - 5 + 2 * Math.sin(t * 5), 24 + dz * t],
      () => 3.2,
      [0, 1, 0],
    ),
    rows: 60,
    cols: 12,
    material: twine,
    twoSided: true,
    ao: (_, v) => 0.9 + 0.1 * Math.sin(v * 200),
  })
  const knot = view.page([-30, top - 4, 24])
  const bow = mesh(view, studio, [loopOf(1), loopOf(-1), tail(46, 62), tail(-50, 58)])
  return {
    bg,
    floor: 720,
    focus: [400, 610],
    busy: true,
    defs: [texture.weave('weave', 0.6)],
    parts: [
      blockShadow(view, 226, deep, 160),
      cloths,
      group(mesh(view, studio, [around(-30), across]), {}),
      group(bow, { opacity: 0.35, transform: 'translate(5 7)' }),
      bow,
      oval(...knot, 8, 6, { fill: '#c8a269' }),
      oval(knot[0] - 2, knot[1] - 2, 3, 2, { fill: '#fff', opacity: 0.4, soft: 1 }),
    ],
  }
}

/** A fringed towel over a brass rail on the wall. */
function hung({ terry, accent, bg }: TowelsColours): Drawing {
  const studio = room(bg)
  const [left, right, railY, hem] = [226, 574, 232, 742]
  const random = dice(7)
  const folds = (x: number, y: number) => {
    const free = smooth(railY, railY + 200, y)
    return (
      40 * free * Math.sin(x / 44 + 0.6) +
      12 * free * Math.sin(x / 19 + y / 260) +
      8 * crease(x, y, 330, 330, 1.3, 16, 110) -
      7 * crease(x, y, 470, 360, 1.8, 16, 120)
    )
  }
  const at = (u: number, v: number): Vector => {
    const y = lerp(railY - 15, hem, v)
    const x = lerp(left + 8 * v, right - 14 * v, u) + 3 * Math.sin(y / 90) * v
    const over = v < 0.05 ? 30 * Math.sqrt(1 - (1 - v / 0.05) ** 2) : 30
    return [x, y + 4 * Math.sin(u * 7 + 1) * v, over + folds(x, y)]
  }
  const stripe = (v: number) =>
    [
      [0.8, 0.86],
      [0.775, 0.785],
      [0.875, 0.885],
      [0.2, 0.21],
      [0.225, 0.25],
    ].some(([a = 0, b = 0]) => v > a && v < b)
  const [ground, band] = [terryOf(terry), linenOf(accent)]
  const cloth = surface('cloth', studio, {
    at,
    rows: 170,
    cols: 130,
    soften: 0.9,
    material: (_, v) => (stripe(v) ? band : ground),
    ao: (u, v) => (1 - 0.3 * smooth(0.035, 0, v)) * (1 - 0.16 * smooth(0.96, 1, Math.abs(2 * u - 1))),
  })
  const fringe = along(54, (t) => {
    const [x, y] = at(lerp(0.006, 0.994, t), 1)
    const lean = (random() - 0.5) * 9
    const long = 34 + 10 * random()
    const lit = shade(unit([-0.3 * Math.cos(x / 44 + 0.6), 0, 1]), ground, studio, 0.92)
    return [
      draw(
        `M${x.toFixed(1)} ${(y - 2).toFixed(1)}q${(lean * 0.2).toFixed(1)} ${(long * 0.5).toFixed(1)} ${lean.toFixed(1)} ${long.toFixed(1)}`,
        { stroke: lit, width: 4.2 },
      ),
      oval(x + lean * 0.06, y + 7, 3.6, 3.2, { fill: lit }),
      draw(
        `M${(x + 1.6).toFixed(1)} ${(y + 4).toFixed(1)}q${(lean * 0.2).toFixed(1)} ${(long * 0.4).toFixed(1)} ${lean.toFixed(1)} ${(long - 8).toFixed(1)}`,
        { stroke: '#000', width: 1.1, opacity: 0.18 },
      ),
    ].join('')
  })
  const brass: Material = { color: '#c9a45c', metal: true, gloss: 0.8 }
  const bar = stops(brass, studio, (t) => [0, 2 * t - 1, Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2))])
  const mount = (x: number) => [
    oval(x + 14, railY + 22, 30, 30, { fill: '#17110f', opacity: 0.3, soft: 8 }),
    oval(x, railY, 25, 25, { fill: ink('mount') }),
    oval(x, railY, 25, 25, { stroke: '#fff', width: 1.4, opacity: 0.5 }),
    oval(x, railY, 14, 14, { fill: ink('mount') }),
    oval(x - 4, railY - 5, 5, 4, { fill: '#fff', opacity: 0.7, soft: 2 }),
  ]
  const outline = `M${left} ${railY - 12}H${right}L${right - 12} ${hem + 30}H${left + 10}Z`
  const loops = draw(cloth.outline, { fill: '#fff', filter: 'terry' })
  return {
    bg,
    focus: [330, 640],
    busy: true,
    defs: [
      cloth.defs,
      texture.pile('terry', 0.42, 2),
      texture.fuzz('fuzz', 4, 0.3),
      gradient('bar', bar, DOWN),
      gradient(
        'mount',
        [
          [0, '#f2d898'],
          [0.45, '#c9a45c'],
          [1, '#7c5f2c'],
        ],
        [0, 0, 1, 1],
      ),
    ],
    parts: [
      box(150, railY + 16, 510, 15, 7, { fill: '#17110f', opacity: 0.34, soft: 8, transform: 'translate(16 10)' }),
      drop(outline, 0.9),
      mount(150),
      mount(650),
      box(150, railY - 9, 500, 18, 9, { fill: ink('bar') }),
      group([cloth.paint, group(group(loops, { clip: cloth.clip }), { blend: 'multiply', opacity: 0.5 }), group(fringe)], {
        filter: 'fuzz',
      }),
      group(
        [
          box(left - 10, railY - 14, right - left + 20, 12, 6, { fill: '#fff', opacity: 0.3, soft: 4 }),
          box(left - 10, railY + 14, right - left + 20, 14, 6, { fill: '#000', opacity: 0.2, soft: 8 }),
        ],
        { clip: cloth.clip },
      ),
    ],
  }
}

export function towels({ shown, ...colours }: TowelsColours & TowelsShape): Drawing {
  if (shown === 'rolls') return rolls(colours)
  if (shown === 'linen') return linen(colours)
  return shown === 'hung' ? hung(colours) : stacked(colours)
}

function stacked({ terry, accent, bg }: TowelsColours): Drawing {
  const view = camera({ at: ORIGIN, ...VIEW })
  const studio = room(bg)
  const random = dice(23)
  const cloth = (color: string): Material => ({ color, gloss: 0.02, f0: 0.02, wrap: 0.5, sheen: 0.16, glow: 0.17 })
  const flatWeave = (color: string): Material => ({ ...cloth(color), gloss: 0.14, sheen: 0.04 })
  const colours = [terry, accent, terry]
  const folds = colours.map((_, i): Fold => ({
    y: -i * (THICKNESS - SINK),
    half: HALF_WIDTH * (1 - 0.025 * i) * (0.99 + 0.02 * random()),
    thickness: THICKNESS * (0.96 + 0.08 * random()),
    turn: (random() - 0.5) * 0.05,
    shift: (random() - 0.5) * 12,
    phase: random() * 6,
  }))
  const stack = folds.map((fold, i) => {
    const own = colours[i] ?? terry
    const other = own === terry ? accent : mix(terry, '#ffffff', 0.3)
    const body = mesh(view, studio, foldedTowel(fold, cloth(own), i === 1 ? null : flatWeave(other)))
    const contact = draw(footprint(view, 0.965, 2, 3, fold.y - 2), { fill: '#17110f', opacity: 0.5, soft: 8 })
    return [i > 0 ? contact : '', looped(`towel${i}`, body)]
  })
  const top = -folds.length * (THICKNESS - SINK) - 2
  const hand = mesh(view, studio, roll(top, 54, HALF_WIDTH * 0.86, cloth(accent), flatWeave(mix(terry, '#ffffff', 0.3))))
  const upper = folds[folds.length - 1]
  const tag = view.page([HALF_WIDTH * 0.42, (upper?.y ?? 0) - THICKNESS * 0.52, HALF_DEPTH + THICKNESS / 2])
  const rollShadow = view.page([10, top + 6, 60])

  return {
    bg,
    floor: 720,
    focus: [470, 560],
    busy: true,
    defs: [texture.pile('terry', 0.42, 2.3), texture.fuzz('fuzz', 6, 0.3)],
    parts: [
      draw(footprint(view, 1.12, 86, 22), { fill: '#17110f', opacity: 0.24, soft: 44 }),
      draw(footprint(view, 1.02, 30, 8), { fill: '#17110f', opacity: 0.36, soft: 14 }),
      draw(footprint(view, 0.97, 4, 6), { fill: '#17110f', opacity: 0.55, soft: 4 }),
      stack,
      // Woven label sewn into the fold
      group(
        [
          box(-1, 4, 32, 40, 1, { fill: '#000', opacity: 0.35, soft: 4 }),
          box(0, 0, 30, 38, 1.5, { fill: '#fbf7ef' }),
          box(0, 0, 30, 5, 1, { fill: '#000', opacity: 0.2, soft: 2 }),
          bloom(15, 22, 0.36, { stroke: darken(accent, 0.4), width: 4 }),
        ],
        { transform: `matrix(.9 -.2 .04 .96 ${tag[0].toFixed(1)} ${tag[1].toFixed(1)})` },
      ),
      oval(...rollShadow, HALF_WIDTH * 0.8, 26, {
        fill: '#140d0c',
        opacity: 0.4,
        soft: 14,
        transform: `rotate(-9 ${rollShadow.map((n) => n.toFixed(1)).join(' ')})`,
      }),
      looped('roll', hand),
    ],
  }
}
