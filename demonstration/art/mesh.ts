// A body seen from any side: it is cut into small facets, turned to the camera, and painted from back
// to front. For things that surface() cannot show because they overlap themselves or stand askew.
import { line } from './draw.ts'
import { shade, type Material, type Studio } from './light.ts'
import { cross, unit, type Point, type Vector } from './maths.ts'
import type { Shape } from './surface.ts'

export interface Camera {
  /** From the object's own space to the page; z is nearness to the camera. */
  readonly view: (p: Vector) => Vector
  /** Turns a direction, without perspective. */
  readonly turn: (direction: Vector) => Vector
  readonly page: (p: Vector) => Point
}

export interface CameraOptions {
  /** Where the object's origin falls on the page. */
  readonly at: Point
  /** Turn about the upright axis, in degrees: above 0 shows more of the left side. */
  readonly yaw?: number
  /** How far the camera looks down, in degrees. */
  readonly pitch?: number
  /** Distance of the camera in pixels: nearer gives steeper perspective. */
  readonly distance?: number
}

const DEGREE = Math.PI / 180

export function camera({ at, yaw = 0, pitch = 0, distance = 2600 }: CameraOptions): Camera {
  const [cosYaw, sinYaw] = [Math.cos(yaw * DEGREE), Math.sin(yaw * DEGREE)]
  const [cosPitch, sinPitch] = [Math.cos(pitch * DEGREE), Math.sin(pitch * DEGREE)]
  const turn = ([x, y, z]: Vector): Vector => {
    const x1 = x * cosYaw + z * sinYaw
    const z1 = z * cosYaw - x * sinYaw
    return [x1, y * cosPitch + z1 * sinPitch, z1 * cosPitch - y * sinPitch]
  }
  const view = (p: Vector): Vector => {
    const [x, y, z] = turn(p)
    const scale = distance / (distance - z)
    return [at[0] + x * scale, at[1] + y * scale, z]
  }
  return { turn, view, page: (p) => view(p).slice(0, 2) as Point }
}

export interface Facets {
  readonly at: Shape
  readonly material: Material | ((u: number, v: number) => Material)
  readonly ao?: (u: number, v: number) => number
  readonly rows?: number
  readonly cols?: number
  /** Both faces show, as of a ribbon. Otherwise facets turned away are left out. */
  readonly twoSided?: boolean
  /** The parts that face the camera have their u running leftwards. */
  readonly flipped?: boolean
}

interface Facet {
  readonly depth: number
  readonly svg: string
}

const STEP = 2e-3

function normalOf(at: Shape, turn: Camera['turn'], u: number, v: number): Vector {
  const towards = (p: Vector, q: Vector): Vector => [q[0] - p[0], q[1] - p[1], q[2] - p[2]]
  const across = turn(towards(at(u - STEP, v), at(u + STEP, v)))
  const down = turn(towards(at(u, v - STEP), at(u, v + STEP)))
  return unit(cross(across, down))
}

function facets(camera: Camera, studio: Studio, body: Facets): Facet[] {
  const { at, material, ao = () => 1, rows = 40, cols = 40, twoSided = false, flipped = false } = body
  const materialAt = typeof material === 'function' ? material : () => material
  const grid = Array.from({ length: rows + 1 }, (_, j) => Array.from({ length: cols + 1 }, (_, i) => camera.view(at(i / cols, j / rows))))
  const out: Facet[] = []
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < cols; i++) {
      const corners = [grid[j]?.[i], grid[j]?.[i + 1], grid[j + 1]?.[i + 1], grid[j + 1]?.[i]]
      if (!corners.every((p) => p !== undefined)) continue
      const [u, v] = [(i + 0.5) / cols, (j + 0.5) / rows]
      let normal = normalOf(at, camera.turn, u, v)
      if (flipped) normal = [-normal[0], -normal[1], -normal[2]]
      if (normal[2] < -0.02 && !twoSided) continue
      if (normal[2] < 0 && twoSided) normal = [-normal[0], -normal[1], -normal[2]]
      const colour = shade(normal, materialAt(u, v), studio, ao(u, v))
      const depth = corners.reduce((sum, p) => sum + p[2], 0) / 4
      // The hairline in its own colour closes the gap to the next facet
      out.push({ depth, svg: `<path d="${line(corners)}Z" fill="${colour}" stroke="${colour}"/>` })
    }
  }
  return out
}

/** Paint bodies together, so that they hide one another rightly. */
export function mesh(view: Camera, studio: Studio, bodies: readonly Facets[]): string {
  const all = bodies.flatMap((body) => facets(view, studio, body))
  all.sort((a, b) => a.depth - b.depth)
  return `<g stroke-width=".9" stroke-linejoin="round">${all.map((f) => f.svg).join('')}</g>`
}

/** A tube of given thickness along a path in space, for cords, handles and straps. */
export function cord(path: (t: number) => Vector, radius: (t: number) => number, up: Vector = [0, 0, 1]): Shape {
  return (u, v) => {
    const [a, b] = [path(Math.max(0, v - STEP)), path(Math.min(1, v + STEP))]
    const ahead = unit([b[0] - a[0], b[1] - a[1], b[2] - a[2]])
    const side = unit(cross(ahead, up))
    const over = cross(side, ahead)
    const angle = u * 2 * Math.PI
    const [c, s] = [Math.cos(angle) * radius(v), Math.sin(angle) * radius(v)]
    const p = path(v)
    return [p[0] + side[0] * c + over[0] * s, p[1] + side[1] * c + over[1] * s, p[2] + side[2] * c + over[2] * s]
  }
}
