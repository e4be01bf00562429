// Sunglasses, standing open and turned a little to the light: rims and temples are cords of rounded
// section, the lenses are panes that let the far temple through. Their shadow is cast point by point.
import {
  along,
  camera,
  clipTo,
  cross,
  curve,
  darken,
  dot,
  draw,
  gradientOnPage,
  group,
  ink,
  lerp,
  lighten,
  line,
  mesh,
  mix,
  oval,
  room,
  smooth,
  unit,
  type Camera,
  type Drawing,
  type Facets,
  type Material,
  type Point,
  type Shape,
  type Studio,
  type Vector,
} from '../kit.ts'

/** mottle: the second colour of tortoiseshell. clear 0..1: how much shows through the acetate. */
export interface SunglassesColours {
  acetate: string
  mottle?: string
  clear?: number
  metal: string
  lens: string
  bg: string
}
/** Half a lens in pixels, its exponent (2 is an ellipse), and how it departs from a superellipse. */
export interface SunglassesShape {
  half: readonly [across: number, down: number]
  corner: number
  /** Rise of the outer upper corner. */
  lift: number
  /** How far the lens narrows towards the nose on its way down. */
  drop: number
  /** Wire rims with acetate at brow and ear only. */
  wire: boolean
}

const VIEW = { yaw: -27, pitch: 15, distance: 2300 }
const ORIGIN: Point = [330, 668]
const BRIDGE = 30
const TEMPLE = 400
/** Where a point's shadow falls for each pixel that it stands above the table. */
const CAST = { x: 0.62, z: -0.5 }

interface Frame extends SunglassesShape {
  /** Half the rim's breadth, as seen from the front, at an angle round the lens. */
  readonly rim: (angle: number) => number
  readonly depth: number
  readonly middle: Point
  /** Where the temple is hinged. */
  readonly hinge: Point
}

function frameOf(shape: SunglassesShape): Frame {
  const {
    half: [a, b],
    wire,
    lift,
  } = shape
  const rim = (angle: number) => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return wire ? 3.4 : 7.5 + 4.2 * smooth(0.1, -0.9, s) + (lift > 0 ? 3 * smooth(0.2, -0.8, s) * smooth(0, 0.8, c) : 0)
  }
  const middle: Point = [BRIDGE + a + (wire ? 0 : 6), -b - (wire ? 8 : 14)]
  return {
    ...shape,
    rim,
    depth: wire ? 3.4 : 9,
    middle,
    hinge: [middle[0] + a + (wire ? 20 : 26) + lift * 0.5, middle[1] - b * 0.52 - lift * 0.8],
  }
}

/** The edge of the right lens, at an angle round it. */
function lensEdge({ half: [a, b], corner, lift, drop, middle }: Frame, angle: number): Point {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const reach = (Math.abs(c) ** corner + Math.abs(s) ** corner) ** (-1 / corner)
  const [x, y] = [c * reach, s * reach]
  const up = smooth(0.35, -0.75, y)
  const inwards = drop * a * x * smooth(-0.6, 1, y) * (x < 0 ? 1 : 0.28)
  const rise = lift * up * (0.5 + 0.5 * x) ** 1.5
  return [middle[0] + a * x - inwards + 0.55 * rise, middle[1] + b * y - rise]
}

/** The front is bowed round the face, and leans a little. */
function bowed(side: 1 | -1, [x, y]: Point): Vector {
  return [side * x, y, -0.00034 * x * x - 0.1 * y]
}

/** A bar of rounded section: half breadth along `out`, half thickness along `deep`. */
function bar(path: (t: number) => Vector, out: (t: number) => Vector, deep: (t: number) => Vector, size: (t: number) => Point): Shape {
  const round = (c: number) => Math.sign(c) * Math.abs(c) ** 0.74
  const [a, b] = [path(0.49), path(0.51)]
  // Facets face outwards only if u runs the right way round
  const hand = Math.sign(dot(cross(deep(0.5), [b[0] - a[0], b[1] - a[1], b[2] - a[2]]), out(0.5)))
  return (u, v) => {
    const [p, n, d, [w, h]] = [path(v), out(v), deep(v), size(v)]
    const [c, s] = [w * round(Math.cos(u * 2 * Math.PI)), hand * h * round(Math.sin(u * 2 * Math.PI))]
    return [p[0] + n[0] * c + d[0] * s, p[1] + n[1] * c + d[1] * s, p[2] + n[2] * c + d[2] * s]
  }
}

/** Blotches in three sizes, by place. */
function mottled({ acetate, mottle }: SunglassesColours, [x, y, z]: Vector): string {
  if (!mottle) return acetate
  const n =
    Math.sin(x * 0.07 + 2.1 * Math.sin(y * 0.06 + z * 0.02)) +
    Math.sin(y * 0.1 - x * 0.05 + 1.7 * Math.sin(x * 0.045 + z * 0.06)) +
    0.6 * Math.sin(x * 0.21 + y * 0.17 + z * 0.12)
  return mix(acetate, mottle, smooth(-0.3, 1.1, n))
}

function acetateFacets(at: Shape, colours: SunglassesColours, rows: number): Facets {
  const gloss = { gloss: 0.9, f0: 0.036, wrap: 0.26, glow: 0.28 * (colours.clear ?? 0) }
  return { at, rows, cols: 26, material: (u, v): Material => ({ color: mottled(colours, at(u, v)), ...gloss }) }
}

function metalFacets(at: Shape, metal: string, rows: number): Facets {
  return { at, rows, cols: 16, material: { color: metal, metal: true, gloss: 0.82 } }
}

function rimShape(frame: Frame, side: 1 | -1): Shape {
  const turn = (t: number) => side * 2 * Math.PI * t
  const outwards = (t: number): Vector => {
    const [x0, y0] = lensEdge(frame, turn(t) - 0.02)
    const [x1, y1] = lensEdge(frame, turn(t) + 0.02)
    const [nx, ny] = unit([y1 - y0, x0 - x1, 0])
    return [side * nx, ny, 0]
  }
  const path = (t: number): Vector => {
    const n = outwards(t)
    const w = frame.rim(turn(t))
    const [x, y, z] = bowed(side, lensEdge(frame, turn(t)))
    return [x + n[0] * w, y + n[1] * w, z]
  }
  return bar(
    path,
    outwards,
    () => [0, 0, 1],
    (t) => [frame.rim(turn(t)), frame.depth],
  )
}

/** Across the nose, or over the brow: an arch between two points of the right and left halves. */
function archShape(from: Point, rise: number, size: Point): Shape {
  const path = (t: number): Vector => {
    const s = 1 - 2 * t
    return bowed(1, [from[0] * s, from[1] - rise * (1 - s * s)])
  }
  return bar(
    path,
    () => [0, -1, 0],
    () => [0, 0, 1],
    () => size,
  )
}

/** From the corner of the front, round the hinge, back over the ear and down behind it. */
function templePath({ hinge: [hx, hy], wire }: Frame, side: 1 | -1): (t: number) => Vector {
  const [, , z0] = bowed(side, [hx, hy])
  return (t) => {
    const back = TEMPLE * t
    const bend = smooth(0.66, 1.02, t)
    const corner = wire ? 16 : 20
    const start = corner * (1 - Math.min(1, back / corner)) ** 2
    return [side * (hx - start + 5 - 26 * t * t), hy + 6 * t + (-hy - 14) * bend ** 1.5, z0 - back + 10 * bend]
  }
}

function templeShape(frame: Frame, side: 1 | -1, from = 0, to = 1): Shape {
  const path = templePath(frame, side)
  const at = (t: number) => path(lerp(from, to, t))
  const ahead = (t: number): Vector => {
    const [a, b] = [at(t - 0.01), at(t + 0.01)]
    return unit([b[0] - a[0], b[1] - a[1], b[2] - a[2]])
  }
  const across = (t: number): Vector => {
    const [, y, z] = ahead(t)
    return unit([0, z, -y])
  }
  const size = (t: number): Point => {
    const share = lerp(from, to, t)
    const tip = Math.sqrt(Math.max(0, 1 - ((share - 0.96) / 0.045) ** 2 * Number(share > 0.96)))
    if (frame.wire) return from > 0 ? [6.5 * tip, 4.5 * tip] : [3.2, 2.6]
    return [lerp(14, 8.5, smooth(0, 0.5, share)) * tip + 1.5 * smooth(0.6, 0.9, share) * tip, 5 * tip]
  }
  return bar(at, across, () => [side, 0, 0], size)
}

interface Side {
  readonly rims: Facets[]
  readonly temple: Facets[]
}

function sideFacets(frame: Frame, side: 1 | -1, colours: SunglassesColours): Side {
  const { metal } = colours
  if (!frame.wire) {
    return {
      rims: [acetateFacets(rimShape(frame, side), colours, 170)],
      temple: [acetateFacets(templeShape(frame, side), colours, 150)],
    }
  }
  return {
    rims: [metalFacets(rimShape(frame, side), metal, 150)],
    temple: [metalFacets(templeShape(frame, side, 0, 0.7), metal, 110), acetateFacets(templeShape(frame, side, 0.62, 1), colours, 60)],
  }
}

function bridgeFacets(frame: Frame, colours: SunglassesColours): Facets[] {
  const {
    middle: [mx, my],
    half: [a, b],
    hinge,
    lift,
  } = frame
  const inner = mx - a
  if (!frame.wire) return [acetateFacets(archShape([inner + 3, my - b * 0.28], 12, [12, 9.5]), colours, 40)]
  const brow = (s: 1 | -1): Shape => {
    const dip = (t: number) => 10 * (2 * t - 1) ** 2 * Number(t < 0.5) + 22 * smooth(0.55, 1, t) ** 1.4
    const path = (t: number): Vector => bowed(s, [lerp(inner + 12, hinge[0] - 2, t), my - b - 5 + dip(t) - lift * t])
    const size = (t: number): Point => {
      const [near, far] = [smooth(-0.01, 0.06, t), smooth(1.005, 0.95, t)]
      return [lerp(6, 10, smooth(0, 0.6, t)) * Math.sqrt(near * far), 6 * Math.sqrt(far)]
    }
    return bar(
      path,
      () => [0, -1, 0],
      () => [0, 0, 1],
      size,
    )
  }
  return [
    metalFacets(archShape([inner + 2, my - b * 0.3], 14, [3, 3]), colours.metal, 30),
    acetateFacets(brow(1), colours, 70),
    acetateFacets(brow(-1), colours, 70),
  ]
}

function lensPath(view: Camera, frame: Frame, side: 1 | -1): { path: string; points: Point[] } {
  const points = along(90, (t) => view.page(bowed(side, lensEdge(frame, t * 2 * Math.PI))))
  return { path: `${line(points)}Z`, points }
}

/** Tint, the far side seen dimly through it, the softbox mirrored at the upper left and the table below. */
function pane(view: Camera, frame: Frame, side: 1 | -1, { lens, bg }: SunglassesColours) {
  const id = side < 0 ? 'left' : 'right'
  const { path, points } = lensPath(view, frame, side)
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])]
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const [w, h] = [x1 - x0, y1 - y0]
  const at = (u: number, v: number) => `${(x0 + w * u).toFixed(1)} ${(y0 + h * v).toFixed(1)}`
  const soft =
    `M${at(-0.1, 0.5)}C${at(0.02, 0.2)} ${at(0.2, 0.04)} ${at(0.5, -0.1)}L${at(0.84, -0.1)}` +
    `C${at(0.52, 0.12)} ${at(0.32, 0.42)} ${at(0.22, 0.86)}L${at(-0.1, 1)}Z`
  const strip =
    `M${at(0.94, -0.1)}C${at(0.66, 0.16)} ${at(0.48, 0.46)} ${at(0.36, 1.1)}L${at(0.44, 1.1)}` +
    `C${at(0.55, 0.5)} ${at(0.74, 0.2)} ${at(1.04, -0.1)}Z`
  const defs = [
    clipTo(`${id}Lens`, path),
    gradientOnPage(
      `${id}Tint`,
      [
        [0, darken(lens, 0.5), 0.97],
        [0.45, lens, 0.9],
        [1, lighten(lens, 0.3), 0.62],
      ],
      [x0, y0, x0 + w * 0.1, y1],
    ),
    gradientOnPage(
      `${id}Soft`,
      [
        [0, '#fff', 0.5],
        [0.5, '#fff', 0.16],
        [1, '#fff', 0.02],
      ],
      [x0, y0, x0 + w * 0.45, y1],
    ),
    gradientOnPage(
      `${id}Table`,
      [
        [0, lighten(bg, 0.3), 0],
        [1, lighten(bg, 0.3), 0.34],
      ],
      [0, y0 + h * 0.62, 0, y1],
    ),
  ]
  const paint = group(
    [
      draw(path, { fill: ink(`${id}Tint`) }),
      draw(path, { fill: ink(`${id}Table`) }),
      draw(soft, { fill: ink(`${id}Soft`), soft: 1 }),
      draw(strip, { fill: ink(`${id}Soft`), opacity: 0.5, soft: 1 }),
      draw(path, { stroke: '#0a0708', width: 16, opacity: 0.42, soft: 4, transform: 'translate(2 3)' }),
      draw(path, { stroke: '#fff', width: 2.4, opacity: 0.5, soft: 1, transform: 'translate(-1.5 -1.5)' }),
    ],
    { clip: `${id}Lens` },
  )
  return { defs, paint }
}

/** Where light past a point meets the table. */
function castOf(view: Camera, [x, y, z]: Vector): Point {
  return view.page([x - CAST.x * y, 0, z + CAST.z * -y])
}

function shadows(view: Camera, frame: Frame, { lens, acetate }: SunglassesColours): string[] {
  const sides = [-1, 1] as const
  const rims = sides.map((side) => `${line(along(60, (t) => castOf(view, bowed(side, lensEdge(frame, t * 2 * Math.PI)))))}Z`)
  const temples = sides.map((side) => curve(along(30, (t) => castOf(view, templePath(frame, side)(t)))))
  const thick = frame.wire ? 7 : 17
  const ends = sides.map((side) => view.page([templePath(frame, side)(0.99)[0], 0, templePath(frame, side)(0.99)[2]]))
  const feet = sides.map((side) => view.page(bowed(side, [frame.middle[0], 0])))
  return [
    ...rims.map((rim) => draw(rim, { fill: '#17110f', opacity: 0.2, soft: 26 })),
    ...rims.map((rim) => draw(rim, { fill: mix(lens, '#17110f', 0.25), opacity: 0.4, soft: 8 })),
    ...rims.map((rim) => draw(rim, { fill: lighten(lens, 0.35), opacity: 0.22, soft: 14 })),
    ...temples.map((path) => draw(path, { stroke: '#17110f', width: thick, opacity: 0.26, soft: 8 })),
    ...rims.map((rim) => draw(rim, { stroke: darken(acetate, 0.6), width: thick, opacity: 0.28, soft: 4 })),
    ...feet.map(([x, y]) => oval(x + 10, y, frame.half[0] * 0.5, 7, { fill: '#17110f', opacity: 0.5, soft: 4 })),
    ...feet.map(([x, y]) => oval(x + 3, y + 1, frame.half[0] * 0.3, 3.5, { fill: '#17110f', opacity: 0.6, soft: 2 })),
    ...ends.map(([x, y]) => oval(x + 4, y - 1, 16, 4, { fill: '#17110f', opacity: 0.5, soft: 4 })),
  ]
}

/** Two small rivets at each corner of an acetate front. */
function rivets(view: Camera, frame: Frame, metal: string): string[] {
  if (frame.wire) return []
  return ([-1, 1] as const).flatMap((side) =>
    [0, 9].map((dx) => {
      const [bx, by, bz] = bowed(side, [frame.hinge[0] - 8 - dx * 0.8, frame.hinge[1] + 2])
      const [x, y] = view.page([bx, by, bz + frame.depth + 1])
      return oval(x + 0.6, y + 0.8, 2.6, 3.4, { fill: '#000', opacity: 0.4 }) + oval(x, y, 2.3, 3.1, { fill: lighten(metal, 0.35) })
    }),
  )
}

/** The corner of the front that carries the hinge. */
function cornerFacets(frame: Frame, side: 1 | -1, colours: SunglassesColours): Facets[] {
  if (frame.wire) return []
  const [hx, hy] = frame.hinge
  const path = (t: number): Vector => bowed(side, [lerp(hx - 26, hx + 2, t), hy + 8 * (1 - t) ** 2])
  const shape = bar(
    path,
    () => [0, -1, 0],
    () => [0, 0, 1],
    (t) => [lerp(16, 13, t) * Math.sqrt(1 - 0.7 * smooth(0.94, 1, t)), 9],
  )
  return [acetateFacets(shape, colours, 30)]
}

export function sunglasses(options: SunglassesColours & SunglassesShape): Drawing {
  const { metal, bg, clear = 0 } = options
  const studio: Studio = room(bg)
  const frame = frameOf(options)
  const view = camera({ at: ORIGIN, ...VIEW })
  const [left, right] = [sideFacets(frame, -1, options), sideFacets(frame, 1, options)]
  const [leftPane, rightPane] = [pane(view, frame, -1, options), pane(view, frame, 1, options)]
  const corners = [...cornerFacets(frame, -1, options), ...cornerFacets(frame, 1, options)]
  const front = [...left.rims, ...right.rims, ...bridgeFacets(frame, options), ...corners]
  const seeThrough = { opacity: 1 - 0.5 * clear }

  return {
    bg,
    floor: 640,
    focus: [330, 590],
    defs: [leftPane.defs, rightPane.defs],
    parts: group(
      [
        shadows(view, frame, options),
        group(mesh(view, studio, left.temple), seeThrough),
        group(mesh(view, studio, right.temple), seeThrough),
        leftPane.paint,
        rightPane.paint,
        group(mesh(view, studio, front), seeThrough),
        rivets(view, frame, metal),
      ],
      { transform: `translate(400 640) scale(${1.24 - 0.003 * options.lift}) translate(-432 -660)` },
    ),
  }
}
