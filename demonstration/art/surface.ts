// A lit curved body. It is sampled in rows, and each row is painted with a computed gradient.
import { clipTo, gradientOnPage, join, line } from './draw.ts'
import { shade, thin, type Material, type Stop, type Studio } from './light.ts'
import { clamp, cross, num, unit, type Vector } from './maths.ts'

export type Shape = (u: number, v: number) => Vector

export interface Body {
  /** Position for u across and v down, both 0..1. */
  readonly at: Shape
  readonly material: Material | ((u: number, v: number) => Material)
  /** 0..1, below 1 in crevices and where the body meets another. */
  readonly ao?: (u: number, v: number) => number
  /** How far the camera looks down: a ring of radius r shows as an ellipse tilt * r high. */
  readonly tilt?: number
  readonly rows?: number
  readonly cols?: number
  /** Blur down the page that hides the rows. */
  readonly soften?: number
}

export interface Surface {
  readonly outline: string
  readonly defs: string
  /** Id of a clip to the outline. */
  readonly clip: string
  readonly paint: string
}

const STEP = 1e-3
/** Pixels by which rows overrun the outline sideways; the clip then gives the clean silhouette. */
const SPILL = 3

function normalAt(at: Shape, u: number, v: number): Vector {
  const difference = (p: Vector, q: Vector): Vector => [q[0] - p[0], q[1] - p[1], q[2] - p[2]]
  const [u0, u1, v0, v1] = [clamp(u - STEP), clamp(u + STEP), clamp(v - STEP), clamp(v + STEP)]
  return unit(cross(difference(at(u0, v), at(u1, v)), difference(at(u, v0), at(u, v1))))
}

/** Gradient of one row: the colour at each x. */
function rowStops(body: Body, studio: Studio, v: number, cols: number, screen: (p: Vector) => number[]) {
  const { at, material, ao = () => 1 } = body
  const materialAt = typeof material === 'function' ? material : () => material
  const samples = Array.from({ length: cols + 1 }, (_, i): [number, string] => {
    const u = i / cols
    const normal = normalAt(at, clamp(u, 0.02, 0.98), clamp(v, 0.002, 0.998))
    return [screen(at(u, v))[0] ?? 0, shade(normal, materialAt(u, v), studio, ao(u, v))]
  })
  const left = Math.min(...samples.map((s) => s[0]))
  const right = Math.max(...samples.map((s) => s[0]))
  const stops = samples
    .map(([x, colour]): Stop => [num(((x - left) / (right - left || 1)) * 1000) / 1000, colour])
    .sort((a, b) => a[0] - b[0])
  return { left: num(left), right: num(right), stops: thin(stops) }
}

export function surface(id: string, studio: Studio, body: Body): Surface {
  const { at, tilt = 0, rows = 90, cols = 56, soften = 1.6 } = body
  const screen = ([x, y, z]: Vector) => [x, y + tilt * z]
  const edge = (v: number) => Array.from({ length: cols + 1 }, (_, i) => screen(at(i / cols, v)))
  const side = (u: number) => Array.from({ length: rows + 1 }, (_, j) => screen(at(u, j / rows)))
  const spill = (points: number[][]) => {
    const first = points[0] ?? [0, 0]
    const last = points[points.length - 1] ?? [0, 0]
    return [[(first[0] ?? 0) - SPILL, first[1] ?? 0], ...points.slice(1, -1), [(last[0] ?? 0) + SPILL, last[1] ?? 0]]
  }

  let defs = ''
  let strips = ''
  for (let j = 0; j < rows; j++) {
    const row = rowStops(body, studio, (j + 0.5) / rows, cols, screen)
    defs += gradientOnPage(`${id}${j}`, row.stops, [row.left, 0, row.right, 0])
    const upper = spill(edge(j / rows))
    const lower = spill(edge(Math.min(1, (j + 1.5) / rows))) // half a row of overlap hides the seams
    strips += `<path d="${line(upper)}${join(line(lower.toReversed()))}Z" fill="url(#${id}${j})"/>`
  }

  const outline = `${line(edge(0))}${join(line(side(1)))}` + `${join(line(edge(1).toReversed()))}${join(line(side(0).toReversed()))}Z`
  defs += clipTo(`${id}Clip`, outline)
  defs += `<filter id="${id}Soft" x="-5%" y="-5%" width="110%" height="110%">` + `<feGaussianBlur stdDeviation=".3 ${soften}"/></filter>`
  const paint = `<g clip-path="url(#${id}Clip)"><g id="${id}Rows">${strips}</g>` + `<use href="#${id}Rows" filter="url(#${id}Soft)"/></g>`
  return { outline, defs, clip: `${id}Clip`, paint }
}

/** A turned body: radius(v) round a vertical axis from y0 to y1. */
export function turned(cx: number, y0: number, y1: number, radius: (v: number) => number): Shape {
  return (u, v) => {
    const angle = (u - 0.5) * Math.PI
    const r = radius(v)
    return [cx + r * Math.sin(angle), y0 + (y1 - y0) * v, r * Math.cos(angle)]
  }
}
