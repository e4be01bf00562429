// Wooden solids of flat faces with painted grain, and turned parts, for toys. Parts are painted in the order they are listed.
import { darken, lighten } from './colour.ts'
import { curve, draw, line, type Markup } from './draw.ts'
import { lathe, type Corner } from './lathe.ts'
import { shade, type Material, type Studio } from './light.ts'
import { along, cross, num, unit, type Point, type Vector } from './maths.ts'
import { mesh, type Camera, type Facets } from './mesh.ts'

export const SHADOW = '#17110f'
export const BEECH = '#dcb98a'

export interface Bench {
  readonly view: Camera
  readonly studio: Studio
  readonly paints: readonly string[]
  readonly bare: boolean
  readonly random: () => number
}

export interface Part {
  readonly paint: Markup
  /** Outline on the ground and height, for the shadow it throws; none for what stands on another part. */
  readonly shadow?: Markup
}

export const wood = (color: string, bare: boolean): Material => ({ color, gloss: bare ? 0.24 : 0.42, f0: 0.04, wrap: 0.26 })
export const paintOf = ({ paints }: Bench, i: number): string => paints[i % paints.length] ?? BEECH

const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

/** Grain over a face, in its own plane: long fibres along its longer side. */
function grain(bench: Bench, corners: readonly Vector[], path: string): string {
  const [a, b, , d] = corners
  if (!a || !b || !d) return ''
  const [along, across] = [minus(b, a), minus(d, a)]
  const [w, h] = [Math.hypot(...along), Math.hypot(...across)]
  const [p, q, r] = [bench.view.page(a), bench.view.page(b), bench.view.page(d)]
  const turned = h > w * 1.3
  const [x, y] = [Math.floor(bench.random() * 900), Math.floor(bench.random() * 900)]
  const unitX: Point = [(q[0] - p[0]) / w, (q[1] - p[1]) / w]
  const unitY: Point = [(r[0] - p[0]) / h, (r[1] - p[1]) / h]
  const [ex, ey] = turned ? [unitY, unitX] : [unitX, unitY]
  const [lx, ly] = turned ? [h, w] : [w, h]
  const matrix = [ex[0], ex[1], ey[0], ey[1], p[0] - ex[0] * x - ey[0] * y, p[1] - ex[1] * x - ey[1] * y].map((n) => n.toFixed(3)).join(' ')
  const id = `face${x}_${y}`
  return (
    `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})" style="mix-blend-mode:multiply" opacity="${bench.bare ? 0.62 : 0.26}">` +
    `<rect x="${x}" y="${y}" width="${num(lx)}" height="${num(ly)}" fill="#fff" filter="url(#grain-${bench.bare ? 'bare' : 'paint'})" transform="matrix(${matrix})"/></g>`
  )
}

/** One flat face, its corners in order round it as seen from outside. */
function face(bench: Bench, corners: readonly Vector[], color: string, grained = true): { depth: number; svg: string } | null {
  const [a, b, c] = corners
  if (!a || !b || !c) return null
  const normal = unit(bench.view.turn(cross(minus(b, a), minus(c, b))))
  if (normal[2] <= 0.01) return null
  const points = corners.map((p) => bench.view.view(p))
  const path = `${line(points)}Z`
  const fill = shade(normal, wood(color, bench.bare), bench.studio)
  const upright = Math.abs(normal[1]) < 0.75
  const low = Math.max(...points.map((p) => p[1]))
  const high = Math.min(...points.map((p) => p[1]))
  const id = `dim${Math.round((points[0]?.[0] ?? 0) * 10)}_${Math.round((points[0]?.[1] ?? 0) * 10)}_${Math.round(normal[0] * 100)}`
  const dim = upright
    ? `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${num(high)}" y2="${num(low)}"><stop offset=".35" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#1a0e08" stop-opacity=".26"/></linearGradient>${draw(path, { fill: `url(#${id})` })}`
    : ''
  const svg =
    draw(path, { fill, stroke: fill, width: 4 }) +
    (grained ? grain(bench, corners, path) : '') +
    dim +
    draw(path, { stroke: lighten(fill, 0.55), width: 1.3, opacity: 0.5 })
  return { depth: points.reduce((sum, p) => sum + p[2], 0) / points.length, svg }
}

function solid(bench: Bench, faces: readonly (readonly Vector[])[], color: string, grained = true): string {
  return faces
    .map((corners) => face(bench, corners, color, grained))
    .filter((each) => each !== null)
    .sort((a, b) => a.depth - b.depth)
    .map((each) => each.svg)
    .join('')
}

/** Shadow on the table of something with this outline at its foot, up to a height. */
export function thrown(bench: Bench, foot: readonly Vector[], tall: number): string {
  const at = (h: number, dx: number, dz: number) =>
    `${line(foot.map((p) => bench.view.page([p[0] + 0.52 * h + dx, p[1], p[2] - 0.2 * h + dz])))}Z`
  return [
    ...along(4, (t) => draw(at(tall * t, 6, 0), { fill: SHADOW, opacity: 0.1, soft: 14 })),
    draw(at(tall * 0.5, 20, -4), { fill: SHADOW, opacity: 0.14, soft: 26 }),
    draw(at(0, 4, 4), { fill: SHADOW, opacity: 0.55, soft: 4 }),
  ].join('')
}

/** Dark line where one part stands on another. */
function contact(bench: Bench, foot: readonly Vector[]): string {
  return draw(`${line(foot.map((p) => bench.view.page([p[0] + 5, p[1], p[2] + 2])))}Z`, { fill: SHADOW, opacity: 0.5, soft: 4 })
}

export interface Stand {
  /** Middle of the foot. */
  readonly at: Vector
  /** Degrees about the upright axis. */
  readonly turn?: number
  /** What lies on the table throws a shadow there. */
  readonly grounded?: boolean
}

export function placed({ at, turn = 0 }: Stand): (x: number, y: number, z: number) => Vector {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  return (x, y, z) => add(at, [x * c + z * s, -y, z * c - x * s])
}

const finish = (bench: Bench, stand: Stand, foot: readonly Vector[], tall: number, paint: Markup): Part =>
  stand.at[1] === 0 ? { paint, shadow: thrown(bench, foot, tall) } : { paint: [contact(bench, foot), paint] }

export function boxAt(bench: Bench, stand: Stand, [w, h, d]: Vector, color: string): Part {
  const p = placed(stand)
  const [x, z] = [w / 2, d / 2]
  const faces = [
    [p(-x, h, z), p(x, h, z), p(x, 0, z), p(-x, 0, z)],
    [p(x, h, z), p(x, h, -z), p(x, 0, -z), p(x, 0, z)],
    [p(-x, h, -z), p(-x, h, z), p(-x, 0, z), p(-x, 0, -z)],
    [p(x, h, -z), p(-x, h, -z), p(-x, 0, -z), p(x, 0, -z)],
    [p(-x, h, -z), p(x, h, -z), p(x, h, z), p(-x, h, z)],
  ]
  const foot = [p(-x, 0, z), p(x, 0, z), p(x, 0, -z), p(-x, 0, -z)]
  return finish(bench, stand, foot, h, solid(bench, faces, color))
}

/** A roof: its ridge runs from front to back. */
export function roofAt(bench: Bench, stand: Stand, [w, h, d]: Vector, color: string): Part {
  const p = placed(stand)
  const [x, z] = [w / 2, d / 2]
  const faces = [
    [p(-x, 0, z), p(0, h, z), p(x, 0, z)],
    [p(0, h, z), p(0, h, -z), p(x, 0, -z), p(x, 0, z)],
    [p(0, h, -z), p(0, h, z), p(-x, 0, z), p(-x, 0, -z)],
  ]
  return finish(bench, stand, [p(-x, 0, z), p(x, 0, z), p(x, 0, -z), p(-x, 0, -z)], h, solid(bench, faces, color))
}

/** An arch: outer and inner radius, on legs, so deep; legs 0 for a plain half ring. Square outside when it is a bridge. */
export function archAt(
  bench: Bench,
  stand: Stand,
  outer: number,
  inner: number,
  depth: number,
  color: string,
  bridge?: { width: number; height: number },
): Part {
  const p = placed(stand)
  const z = depth / 2
  const round = (r: number, zz: number) => along(36, (t) => p(-r * Math.cos(Math.PI * t), r * Math.sin(Math.PI * t), zz))
  const square = (zz: number) => {
    const { width, height } = bridge ?? { width: 0, height: 0 }
    return [p(-width / 2, 0, zz), p(-width / 2, height, zz), p(width / 2, height, zz), p(width / 2, 0, zz)]
  }
  const rim = (zz: number) => (bridge ? square(zz) : round(outer, zz))
  const [near, far] = [rim(z), rim(-z)]
  const [nearIn, farIn] = [round(inner, z), round(inner, -z)]
  const strips = (front: Vector[], back: Vector[], inside: boolean) =>
    front
      .slice(1)
      .map((q, i) => (inside ? [back[i], front[i], q, back[i + 1]] : [front[i], back[i], back[i + 1], q]).filter((v) => v !== undefined))
  const path = `${line([...near, ...nearIn.toReversed()].map((q) => bench.view.page(q)))}Z`
  const normal = unit(bench.view.turn(minus(p(0, 0, 1), p(0, 0, 0))))
  const fill = shade(normal, wood(color, bench.bare), bench.studio)
  const w = bridge ? bridge.width / 2 : outer
  const tall = bridge ? bridge.height : outer
  const inside = strips(nearIn, farIn, true).map((corners) => face(bench, corners, darken(color, 0.28), false)?.svg ?? '')
  const outside = bridge
    ? solid(bench, strips(near, far, false), color)
    : strips(near, far, false)
        .map((corners) => face(bench, corners, color, false))
        .filter((each) => each !== null)
        .map((each) => each.svg.replace(/<path[^>]*stroke-width="1.3"[^>]*>/, ''))
        .join('')
  const paint = [
    inside,
    outside,
    draw(path, { fill, stroke: fill, width: 3 }),
    grain(bench, [p(-w, tall, z), p(w, tall, z), p(w, 0, z), p(-w, 0, z)], path),
    draw(curve(near.map((q) => bench.view.page(q))), { stroke: lighten(fill, 0.6), width: 1.6, opacity: bridge ? 0 : 0.7 }),
    draw(curve(nearIn.map((q) => bench.view.page(q))), { stroke: darken(fill, 0.4), width: 1.4, opacity: 0.5 }),
  ]
  const legs = [
    [-w, -inner],
    [inner, w],
  ].map(([from = 0, to = 0]) => [p(from, 0, z), p(to, 0, z), p(to, 0, -z), p(from, 0, -z)])
  const shadow = legs.map((leg) => thrown(bench, leg, tall * 0.7))
  return stand.at[1] === 0 ? { paint, shadow } : { paint: [legs.map((leg) => contact(bench, leg)), paint] }
}

/** Something turned on a lathe: upright, or lying with its axis along x or z. */
export function turnedAt(
  bench: Bench,
  stand: Stand,
  corners: readonly Corner[],
  color: string,
  axis: 'y' | 'x' | 'z' = 'y',
  rows = 50,
): Part {
  const body = lathe(corners)
  const p = placed(stand)
  const at = (u: number, v: number): Vector => {
    const [x, y, z] = body.at(u, v)
    if (axis === 'x') return p(y, x, z)
    return axis === 'z' ? p(x, z, -y) : p(x, -y, z)
  }
  const facets: Facets = { at, rows, cols: 72, flipped: true, material: wood(color, bench.bare) }
  const widest = Math.max(...corners.map((c) => c[0]))
  const tall = Math.max(...corners.map((c) => c[1]))
  const foot = along(28, (t) => p(widest * Math.sin(t * 2 * Math.PI), 0, widest * Math.cos(t * 2 * Math.PI)))
  const paint = mesh(bench.view, bench.studio, [facets])
  return axis === 'y' ? finish(bench, stand, foot, tall, paint) : { paint }
}

export const post = (r: number, h: number): Corner[] => [
  [0, 0],
  [r, 0, 3],
  [r, h, 5],
  [0, h],
]

/** Fibres as thin dark streaks; frequency along and across them. */
export function fibres(id: string, frequency: string, strength: number): string {
  return (
    `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="4"/>` +
    `<feColorMatrix values="0 0 0 0 .36  0 0 0 0 .2  0 0 0 0 .09  0 ${strength} 0 0 ${num(-strength * 0.42 * 10) / 10}"/><feComposite in2="SourceAlpha" operator="in"/></filter>`
  )
}
