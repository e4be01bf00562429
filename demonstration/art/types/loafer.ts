// Loafers, a pair in three-quarter view: lofted uppers with a raised apron seam, on thin soles with a heel block.
// Strap, bit and tassels lie on the upper; the farther shoe is the nearer one's mirror image.
import {
  along,
  bump,
  camera,
  cord,
  curve,
  darken,
  draw,
  group,
  lerp,
  lighten,
  line,
  luminance,
  mesh,
  oval,
  profile,
  room,
  smooth,
  texture,
  type Camera,
  type Drawing,
  type Facets,
  type Markup,
  type Material,
  type Point,
  type Shape,
  type Studio,
  type Style,
  type Vector,
} from '../kit.ts'

export interface LoaferColours {
  leather: string
  suede?: boolean
  sole: string
  lining: string
  metal: string
  bg: string
}
export interface LoaferShape {
  vamp: 'penny' | 'bit' | 'tassel'
}

// The shoe's own space: x from toe (left) to heel, y down with the ground at 0, z towards the camera's side.
const VIEW = { yaw: 29, pitch: 24 }
const NEAR: Point = [392, 708]
const FAR: Vector = [150, 0, -236]
const TOE = -286
const HEEL = 276
const SLAB = 13
const RISE = 25

type Skin = (u: number, v: number) => Vector

/** Half the width of the foot where upper meets sole. */
const footprint = profile([
  [0, 0],
  [0.006, 23],
  [0.02, 42],
  [0.05, 60],
  [0.1, 76],
  [0.2, 92],
  [0.32, 95],
  [0.45, 84],
  [0.6, 69],
  [0.78, 67],
  [0.9, 59],
  [0.96, 43],
  [0.99, 21],
  [1, 0],
])
/** Height of the vamp along its middle, and then of the topline. */
const top = profile([
  [0, 16],
  [0.015, 36],
  [0.05, 52],
  [0.11, 61],
  [0.2, 68],
  [0.3, 84],
  [0.38, 106],
  [0.44, 122],
  [0.49, 106],
  [0.58, 84],
  [0.72, 80],
  [0.86, 92],
  [0.95, 106],
  [1, 102],
])
/** Half the gap between the edges of the upper: closed over the vamp, open from the throat back. */
const opening = profile([
  [0, 0],
  [0.42, 0],
  [0.445, 20],
  [0.49, 40],
  [0.58, 50],
  [0.72, 51],
  [0.86, 44],
  [0.95, 27],
  [0.99, 12],
  [1, 2],
])

/** The sole lifts at the toe and climbs on to the heel. */
function base(u: number): number {
  return 14 * smooth(0.22, 0, u) ** 1.5 + RISE * smooth(0.46, 0.74, u)
}

/** 1 on the apron seam, below inside it, above outside. */
function apron(u: number, v: number): number {
  return u < 0.2 ? Math.hypot((0.2 - u) / 0.128, v / 0.55) : v / 0.55
}

const skin: Skin = (u, v) => {
  const w = footprint(u)
  const gap = Math.min(opening(u), w)
  const a = (v * Math.PI) / 2
  const wall = smooth(0.3, 0.5, u) // a dome over the toes, a wall further back
  const across = lerp(Math.sin(a) ** 0.74, v ** 0.66, wall)
  const down = lerp(1 - Math.cos(a) ** 0.86, v ** 1.04, wall)
  const swell = (7 * Math.sin(Math.PI * v) - 4 * smooth(0.85, 1, v)) * smooth(0.4, 0.6, u)
  const heel = smooth(0.78, 1, u) * (9 * Math.sin(Math.PI * v) - 14 * (1 - v) ** 1.6)
  const ridge = 3.6 * bump(apron(u, v), 1, 0.06) * smooth(0.47, 0.4, u)
  const wrinkle = 1.8 * Math.sin(u * 96 + 5 * v) * bump(u, 0.29, 0.03) * smooth(0.75, 0.2, Math.abs(v - 0.4))
  return [
    lerp(TOE, HEEL, u) + heel - ridge * smooth(0.12, 0.06, u),
    -(SLAB + base(u) + top(u) * (1 - down)) - ridge - wrinkle + 5 * smooth(0.92, 1, v),
    gap + (w - gap) * across + swell + ridge * 0.6,
  ]
}

/** Columns crowd towards toe and heel, where the outline turns. */
function crowd(t: number): number {
  return lerp(t, 0.5 - 0.5 * Math.cos(Math.PI * t), 0.8)
}

/** The part of a shape on the side away from the camera. */
function inner(shape: Shape): Shape {
  return (u, v) => {
    const [x, y, z] = shape(u, v)
    return [x, y, -z]
  }
}

function bothSides(facets: Facets): Facets[] {
  return [facets, { ...facets, at: inner(facets.at), flipped: !facets.flipped }]
}

function upperFacets(material: Material): Facets[] {
  return bothSides({
    rows: 56,
    cols: 120,
    material,
    ao: (u, v) => (1 - 0.42 * smooth(0.88, 1, v)) * (1 - 0.4 * bump(apron(crowd(u), v), 1.075, 0.03) * smooth(0.47, 0.4, crowd(u))),
    at: (u, v) => skin(crowd(u), v),
  })
}

/** Inside of the shoe and its sock, seen over the topline. */
function liningFacets(color: string): Facets[] {
  const material: Material = { color, gloss: 0.12, wrap: 0.5 }
  const wall: Facets = {
    rows: 36,
    cols: 60,
    material,
    flipped: true,
    ao: (_, v) => 1 - 0.7 * smooth(0, 0.55, v),
    at: (u, v) => {
      const [x, y, z] = skin(lerp(0.43, 0.995, u), v * 0.86)
      return [x, y + 2, z - 5]
    },
  }
  const sock: Facets = {
    rows: 30,
    cols: 50,
    material: { ...material, color: lighten(color, 0.08) },
    twoSided: true,
    ao: (u, v) => 0.5 + 0.36 * smooth(0.3, 0.9, u) - 0.2 * Math.abs(2 * v - 1),
    at: (u, v) => {
      const at = lerp(0.42, 0.985, u)
      return [lerp(TOE, HEEL, at), -(SLAB + base(at) + 20), (2 * v - 1) * footprint(at) * 0.86]
    },
  }
  return [...bothSides(wall), sock]
}

/** The edge of the topline, turned and bound. */
function bindingFacets(material: Material): Facets {
  const path = (t: number): Vector => {
    const u = lerp(0.43, 1, Math.sin((Math.PI / 2) * (1 - Math.abs(2 * t - 1))) ** 0.9)
    const [x, y, z] = skin(u, 0.01)
    return [x, y, (t < 0.5 ? 1 : -1) * Math.max(0, z - 1.5)]
  }
  return { at: cord(path, () => 4.2, [0, 1, 0]), rows: 150, cols: 12, material }
}

/** The vamp runs on above the throat as a short tongue. */
function tongueFacets(material: Material): Facets {
  return {
    rows: 36,
    cols: 40,
    material,
    twoSided: true,
    ao: (u, v) => 1 - 0.25 * smooth(0.25, 0, v) - 0.12 * smooth(0.8, 1, Math.abs(2 * u - 1)),
    at: (u, v) => {
      const s = 2 * u - 1
      const [x, y] = skin(lerp(0.37, 0.442, v), 0)
      const half = lerp(46, 40, v) * Math.sqrt(1 - 0.82 * smooth(0.5, 1.02, v) ** 2)
      return [x + 16 * v ** 1.6, y - 12 * v ** 1.5 + 15 * s * s - 1.5, half * s]
    },
  }
}

/** Where the foot meets the sole, seen from above; t runs from the toe along the near side and back. */
function plan(t: number): Point {
  const turn = t - Math.floor(t)
  const u = crowd(1 - Math.abs(2 * turn - 1))
  return [lerp(TOE, HEEL, u), (turn < 0.5 ? 1 : -1) * footprint(u)]
}

function offPlan(t: number, out: number): Point {
  const [x0, z0] = plan(t - 2e-3)
  const [x1, z1] = plan(t + 2e-3)
  const length = Math.hypot(x1 - x0, z1 - z0) || 1
  const [x, z] = plan(t)
  return [x - (out * (z1 - z0)) / length, z + (out * (x1 - x0)) / length]
}

function shareAt(t: number): number {
  const turn = t - Math.floor(t)
  return crowd(1 - Math.abs(2 * turn - 1))
}

function soleFacets(sole: string): Facets[] {
  const edge: Material = { color: sole, gloss: 0.5, f0: 0.04, wrap: 0.32 }
  const welt = (t: number) => 8 * smooth(0.86, 0.66, shareAt(t)) + 2
  const heelFrom = 0.735
  const heelTurn = (t: number) => lerp(0.333, 0.667, t)
  return [
    {
      rows: 12,
      cols: 300,
      material: edge,
      ao: (_, v) => 1 - 0.4 * bump(v, 0.12, 0.07) - 0.2 * smooth(0.7, 1, v),
      at: (t, v) => {
        const [x, z] = offPlan(t, welt(t) + 1.2 * Math.sin(Math.PI * v))
        return [x, -(base(shareAt(t)) + SLAB * (1 - v)), z]
      },
    },
    {
      rows: 4,
      cols: 240,
      material: { ...edge, color: lighten(sole, 0.1) },
      ao: (_, v) => lerp(0.45, 1, v),
      at: (t, v) => {
        const [x, z] = offPlan(t, welt(t) * v - 6 * (1 - v))
        return [x, -(base(shareAt(t)) + SLAB), z]
      },
    },
    {
      rows: 24,
      cols: 140,
      material: { ...edge, color: darken(sole, 0.12) },
      ao: (_, v) => (1 - 0.4 * smooth(0.1, 0, v)) * (1 - 0.16 * (bump(v, 0.33, 0.02) + bump(v, 0.66, 0.02))) - 0.5 * Number(v > 0.86) * 0.6,
      at: (t, v) => {
        const [x, z] = offPlan(heelTurn(t), 1 - 5 * v)
        return [Math.max(x, lerp(TOE, HEEL, heelFrom)), -RISE * (1 - v), z]
      },
    },
  ]
}

/** A strap across the vamp, standing a little off it. */
function strapAt(from: (v: number) => number, to: (v: number) => number, off: number, reach: number): Shape {
  return (s, v) => {
    const [x, y, z] = skin(lerp(from(v), to(v), s), v * reach)
    return [x - off * 0.2, y - off * (1 - 0.5 * v), z + off * 0.7 * v]
  }
}

const SADDLE = {
  from: (v: number) => 0.286 + 0.02 * Math.cos(v * Math.PI) - 0.035 * smooth(0.55, 1, v),
  to: (v: number) => 0.392 - 0.012 * Math.cos(v * Math.PI) + 0.05 * smooth(0.55, 1, v),
}
const BAND = { from: (v: number) => 0.338 - 0.01 * v, to: (v: number) => 0.378 + 0.012 * v }

function strapFacets(strap: Shape, material: Material): Facets[] {
  return bothSides({ rows: 60, cols: 30, material, at: strap, ao: (_, v) => 1 - 0.3 * smooth(0.9, 1, v) })
}

/** Points (s along the shoe, v down its side; below 0 on the inner side) on a strap, on the page. */
function onStrap(view: Camera, strap: Shape, points: readonly Point[]): Point[] {
  return points.map(([s, v]) => {
    const [x, y, z] = strap(s, Math.abs(v))
    return view.page([x, y, v < 0 ? -z : z])
  })
}

function stitches(path: string, color: string, width = 2): string[] {
  const pale = luminance(color) > 0.35
  return [
    draw(path, { stroke: darken(color, 0.6), width: width + 1, opacity: 0.5, transform: 'translate(.4 1.1)' }),
    draw(path, { stroke: pale ? darken(color, 0.28) : lighten(color, 0.24), width, dash: '5 3.6' }),
  ]
}

/** Its shadow on the vamp, the strap, its cut edges and their stitching. */
function strapParts(view: Camera, studio: Studio, strap: Shape, hide: Material, id: string): Markup {
  const edge = (s: number) =>
    curve(
      onStrap(
        view,
        strap,
        along(24, (t) => [s, lerp(-0.5, 1, t)] as Point),
      ),
    )
  return [
    draw(edge(0), { stroke: '#0c0706', width: 9, opacity: 0.4, soft: 4, transform: 'translate(-2 4)' }),
    draw(edge(1), { stroke: '#0c0706', width: 8, opacity: 0.34, soft: 4, transform: 'translate(3 3)' }),
    grained(id, mesh(view, studio, strapFacets(strap, hide)), hide),
    [0, 1].map((s) => [
      draw(edge(s), { stroke: darken(hide.color, 0.5), width: 2.2 }),
      draw(edge(s), { stroke: lighten(hide.color, 0.45), width: 1, opacity: 0.6, transform: 'translate(-.4 -1)' }),
    ]),
    [0.085, 0.915].map((s) => stitches(edge(s), hide.color, 1.7)),
  ]
}

function grained(id: string, body: string, { sheen = 0 }: Material): Markup {
  return [group(body, {}, id), group(`<use href="#${id}" filter="url(#hide)"/>`, { blend: 'multiply', opacity: sheen > 0.1 ? 0.7 : 0.26 })]
}

/** The slot in the saddle into which a coin would go. */
function pennySlot(view: Camera, strap: Shape, color: string): Markup {
  const slot: Point[] = [
    [0.5, -0.2],
    [0.36, -0.12],
    [0.3, -0.02],
    [0.36, 0.1],
    [0.5, 0.2],
    [0.62, 0.1],
    [0.56, 0],
    [0.62, -0.1],
  ]
  const path = curve(onStrap(view, strap, slot), true)
  return [
    draw(path, { fill: darken(color, 0.72) }),
    draw(path, { stroke: darken(color, 0.4), width: 1.6 }),
    draw(path, { stroke: lighten(color, 0.5), width: 1.1, opacity: 0.7, transform: 'translate(.6 1.2)' }),
  ]
}

/** Two links and a bar, as of a snaffle. */
function bitFacets(strap: Shape, metal: string): Facets[] {
  const material: Material = { color: metal, metal: true, gloss: 0.84 }
  const at = (v: number): Vector => {
    const [x, y, z] = strap(0.5, Math.abs(v))
    return [x, y - 3, v < 0 ? -z - 1 : z + 1]
  }
  const bar: Facets = {
    at: cord(
      (t) => at(lerp(-0.3, 0.3, t)),
      () => 3.8,
      [1, 0, 0],
    ),
    rows: 60,
    cols: 16,
    material,
  }
  const link = (v: number): Facets => {
    const [cx, cy, cz] = at(v)
    const [, py, pz] = at(v + Math.sign(v) * 0.12)
    const slope = Math.atan2(py - cy, pz - cz)
    const path = (t: number): Vector => {
      const a = 2 * Math.PI * t
      const down = 12.5 * Math.sin(a)
      return [cx + 18 * Math.cos(a) * (1 + 0.12 * Math.sin(a)), cy + down * Math.sin(slope) - 2, cz + down * Math.cos(slope)]
    }
    return { at: cord(path, () => 3.5, [0, 1, 0.2]), rows: 70, cols: 16, material }
  }
  return [bar, link(0.36), link(-0.36)]
}

/** A lace bow at the throat with two fringed tassels lying on the apron. */
function tasselFacets(strap: Shape, hide: Material): Facets[] {
  const from = (side: 1 | -1): Vector => {
    const [x, y] = strap(0.55, 0)
    return [x, y - 6, side * 6]
  }
  const resting = (u: number, z: number): Vector => {
    const width = footprint(u)
    const v = Math.min(0.5, (Math.abs(z) / width) ** 1.25 * 0.6)
    const [x, y] = skin(u, v)
    return [x, y, z]
  }
  const thong = (side: 1 | -1): Facets => ({
    at: cord(
      (t) => {
        const [x, y, z] = from(side)
        const end = resting(0.29, side * 26)
        return [lerp(x, end[0], t), lerp(y, end[1] - 9, t) - 10 * Math.sin(Math.PI * t), lerp(z, end[2], t)]
      },
      () => 3.6,
      [1, 0, 0],
    ),
    rows: 40,
    cols: 10,
    material: hide,
  })
  const knot = (side: 1 | -1): Facets => ({
    at: cord(
      (t) => {
        const [x, y, z] = resting(lerp(0.29, 0.258, t), side * lerp(26, 30, t))
        return [x, y - 9, z]
      },
      (t) => 9.5 * Math.sqrt(Math.max(0.02, 1 - (2 * t - 1) ** 4)),
      [0, 1, 0],
    ),
    rows: 24,
    cols: 16,
    material: hide,
    ao: (_, v) => 1 - 0.4 * bump(v, 0.75, 0.08),
  })
  const strand = (side: 1 | -1, i: number): Facets => {
    const fan = (i - 4) / 4
    return {
      at: cord(
        (t) => {
          const [x, y, z] = resting(lerp(0.262, 0.185 + 0.006 * Math.cos(i * 3), t), side * 30 + fan * lerp(7, 19, t))
          return [x, y - lerp(11, 5, t) - 3 * (1 - fan * fan) * Math.sin(Math.PI * t), z]
        },
        () => 2.9,
        [0, 1, 0],
      ),
      rows: 26,
      cols: 8,
      material: hide,
      ao: () => 0.84 + 0.16 * Math.cos(i * 2.3),
    }
  }
  const [bowX, bowY] = strap(0.55, 0)
  const knotted = (t: number): Vector => [bowX + 3 * Math.sin(6.28 * t), bowY - 8 - 4 * Math.sin(Math.PI * t), lerp(-15, 15, t)]
  const bow: Facets = { at: cord(knotted, () => 6, [1, 0, 0]), rows: 30, cols: 12, material: hide }
  return ([-1, 1] as const).flatMap((side) => [thong(side), knot(side), ...along(8, (_, i) => strand(side, i))]).concat(bow)
}

function shadows(view: Camera): string[] {
  const foot = (grow: number, dx: number, dy: number, style: Style, lift = 0) => {
    const points = along(80, (t) => {
      const [x, z] = offPlan(t, 6)
      const [px, py] = view.page([x * grow, -lift * base(shareAt(t)), z * grow])
      return [px + dx, py + dy]
    })
    return draw(`${line(points)}Z`, { fill: '#17110f', ...style })
  }
  return [
    foot(1.1, 66, 16, { opacity: 0.22, soft: 44 }),
    foot(1.03, 22, 7, { opacity: 0.36, soft: 14 }),
    foot(0.98, 2, 3, { opacity: 0.62, soft: 4 }),
  ]
}

/** The moccasin seam: little pleats sewn over with thick thread. */
function apronStitches(view: Camera, color: string): Markup {
  const seam = (grow: number): Point[] => [
    ...along(14, (t) => [lerp(0.43, 0.2, t), 0.55 * grow] as Point),
    ...along(24, (t) => [0.2 - 0.128 * grow * Math.sin((t * Math.PI) / 2), 0.55 * grow * Math.cos((t * Math.PI) / 2)] as Point),
    ...along(24, (t) => [0.2 - 0.128 * grow * Math.cos((t * Math.PI) / 2), -0.55 * grow * Math.sin((t * Math.PI) / 2)] as Point),
  ]
  const page = (grow: number) =>
    seam(grow).map(([u, v]) => {
      const [x, y, z] = skin(u, Math.abs(v))
      return view.page([x, y, v < 0 ? -z : z])
    })
  const path = curve(page(1.06))
  return [draw(path, { stroke: darken(color, 0.6), width: 3, opacity: 0.5 }), stitches(curve(page(0.95)), color, 2.2)]
}

function shoe(id: string, view: Camera, studio: Studio, { vamp, ...colours }: LoaferColours & LoaferShape): Markup {
  const { leather, suede = false, sole, lining, metal } = colours
  const hide: Material = suede
    ? { color: leather, gloss: 0.03, f0: 0.02, wrap: 0.45, sheen: 0.16 }
    : { color: leather, gloss: 0.8, f0: 0.055, wrap: 0.32, glow: luminance(leather) > 0.5 ? 0.1 : 0 }
  const strap = vamp === 'penny' ? strapAt(SADDLE.from, SADDLE.to, 5, 0.98) : strapAt(BAND.from, BAND.to, 4, 0.92)
  return [
    shadows(view),
    mesh(view, studio, soleFacets(sole)),
    mesh(view, studio, liningFacets(lining)),
    grained(`${id}Upper`, mesh(view, studio, upperFacets(hide)), hide),
    apronStitches(view, leather),
    mesh(view, studio, [bindingFacets({ ...hide, color: darken(leather, 0.12) })]),
    grained(`${id}Tongue`, mesh(view, studio, [tongueFacets(hide)]), hide),
    vamp === 'tassel' ? '' : strapParts(view, studio, strap, hide, `${id}Strap`),
    vamp === 'penny' ? pennySlot(view, strap, leather) : '',
    vamp === 'bit' ? mesh(view, studio, bitFacets(strap, metal)) : '',
    vamp === 'tassel' ? grained(`${id}Tassel`, mesh(view, studio, tasselFacets(strap, hide)), hide) : '',
  ]
}

/** A camera for the other foot, set down elsewhere. */
function moved(view: Camera, [dx, dy, dz]: Vector): Camera {
  const shift = ([x, y, z]: Vector): Vector => [x + dx, y + dy, z + dz]
  return { turn: view.turn, view: (p) => view.view(shift(p)), page: (p) => view.page(shift(p)) }
}

export function loafer(options: LoaferColours & LoaferShape): Drawing {
  const studio = room(options.bg)
  const view = camera({ at: NEAR, ...VIEW })
  const far = moved(view, FAR)
  const [x, y] = view.page([0, 0, -100])
  return {
    bg: options.bg,
    floor: 690,
    focus: [340, 610],
    defs: options.suede ? texture.pile('hide', 0.7, 1.2, 5) : texture.leather('hide', 0.2),
    parts: group(
      [
        shoe('far', far, studio, options),
        oval(x + 20, y + 4, 250, 30, { fill: '#17110f', opacity: 0.2, soft: 14 }),
        shoe('near', view, studio, options),
      ],
      { transform: 'translate(400 640) scale(1.1) translate(-404 -650)' },
    ),
  }
}
