// Whole turned bodies for mesh(): from the foot up the outside, over the rim and down the inside, or up to a top.
import { along, clamp, lerp, type Point, type Vector } from './maths.ts'
import type { Shape } from './surface.ts'

/** A corner of a profile: radius, height above the table, and by how much the corner is rounded. */
export type Corner = readonly [radius: number, height: number, round?: number]

export interface Lathe {
  /** u runs once round, starting at the front; v along the profile. Its facets are `flipped`. */
  readonly at: Shape
  /** v of the corner with this number. */
  readonly reach: (corner: number) => number
  /** Radius and height at v. */
  readonly profile: (v: number) => Point
}

const ARC_STEPS = 24
/** Keeps the facets at the middle of a floor from vanishing. */
const PIN = 0.4

/** The corner cut back on both sides and joined by a curve. */
function rounded(before: Corner | undefined, [r, h, round = 0]: Corner, after: Corner | undefined): Point[] {
  if (!before || !after || round === 0) return [[r, h]]
  const back = (to: Corner): Point => {
    const length = Math.hypot(to[0] - r, to[1] - h) || 1
    const t = Math.min(0.5, round / length)
    return [lerp(r, to[0], t), lerp(h, to[1], t)]
  }
  const [p, q] = [back(before), back(after)]
  return along(ARC_STEPS, (t) => [
    (1 - t) ** 2 * p[0] + 2 * t * (1 - t) * r + t * t * q[0],
    (1 - t) ** 2 * p[1] + 2 * t * (1 - t) * h + t * t * q[1],
  ])
}

export function lathe(corners: readonly Corner[], centre: Vector = [0, 0, 0]): Lathe {
  const points: Point[] = []
  const middles: number[] = []
  corners.forEach((corner, i) => {
    const bend = rounded(corners[i - 1], corner, corners[i + 1])
    middles.push(points.length + Math.floor(bend.length / 2))
    points.push(...bend)
  })
  const lengths = [0]
  points.slice(1).forEach((p, i) => {
    const q = points[i] ?? p
    lengths.push((lengths[i] ?? 0) + Math.hypot(p[0] - q[0], p[1] - q[1]))
  })
  const whole = lengths[lengths.length - 1] || 1
  const profile = (v: number): Point => {
    const target = clamp(v) * whole
    let i = 0
    while (i < points.length - 2 && (lengths[i + 1] ?? 0) < target) i++
    const [from, to] = [lengths[i] ?? 0, lengths[i + 1] ?? 1]
    const t = clamp((target - from) / (to - from || 1))
    const origin: Point = [0, 0]
    const [p, q] = [points[i] ?? origin, points[i + 1] ?? origin]
    return [lerp(p[0], q[0], t), lerp(p[1], q[1], t)]
  }
  return {
    profile,
    reach: (corner) => (lengths[Math.min(middles[corner] ?? 0, lengths.length - 1)] ?? 0) / whole,
    at: (u, v) => {
      const [radius, height] = profile(v)
      const angle = u * 2 * Math.PI
      const r = Math.max(PIN, radius)
      return [centre[0] + r * Math.sin(angle), centre[1] - height, centre[2] + r * Math.cos(angle)]
    },
  }
}

/** Share of light, 0..1, that the wall of a vessel lets fall on a point inside it, `depth` below a rim of radius `rim`. */
export function insideLight([x, , z]: Vector, depth: number, rim: number, soft = 0.3): number {
  // The key light comes from the left and a little from in front
  const reach = Math.hypot(x - 0.83 * depth, z + 0.55 * depth) / rim
  return clamp((1 + soft / 2 - reach) / soft)
}
