// One lighting model for everything: a big softbox at the upper left, a thin strip light at the
// right, an overhead scrim, and the wall colour bouncing back from below.
import { blend, channels, expose, linear, type Light } from './colour.ts'
import { clamp, dot, lerp, num, smooth, unit, type Vector } from './maths.ts'

export interface Material {
  readonly color: string
  /** 0 chalk to 1 mirror. */
  readonly gloss?: number
  /** Share of light mirrored when seen head on. */
  readonly f0?: number
  /** Metals mirror the room in their own colour and have no diffuse part. */
  readonly metal?: boolean
  /** Light creeping round soft things. */
  readonly wrap?: number
  /** Fibre halo at grazing angles. */
  readonly sheen?: number
  /** Light of its own, as of a lampshade. */
  readonly glow?: number
}

export interface Studio {
  readonly wall: Light
  readonly soft: Light
  /** Light arriving from a direction, blurred by roughness. */
  readonly env: (direction: Vector, rough: number) => Light
}

export type Stop = readonly [offset: number, colour: string, opacity?: number]

const WHITE: Light = [1, 1, 1]
const KEY_DIRECTION: Vector = [-0.5, -0.6, 0.62]
const BOUNCE_DIRECTION: Vector = [0.6, 0.62, 0.25]
/** Grazing edges would otherwise dissolve into the wall. */
const MOST_FRESNEL = 0.42

/** 1 inside a..b, soft at both ends by s. */
function pane(x: number, a: number, b: number, s: number): number {
  return smooth(a - s, a + s, x) * (1 - smooth(b - s, b + s, x))
}

/** The studio as seen from the product, with walls of the given colour. */
export function room(bg: string): Studio {
  const wall = linear(bg)
  function env(direction: Vector, rough: number): Light {
    const azimuth = Math.atan2(direction[0], direction[2])
    const height = Math.asin(clamp(-direction[1], -1, 1))
    const s = 0.05 + rough * 0.9
    const softbox = (3.1 / (1 + 2.2 * rough)) * pane(azimuth, -1.42, -0.6, s) * pane(height, -0.62, 0.95, s)
    const strip = (1.15 / (1 + 2 * rough)) * pane(azimuth, 1.25, 1.62, s) * pane(height, -0.7, 0.8, s)
    const scrim = 1.5 * smooth(0.7 - s, 1.15 + s, height)
    const behind = 0.34 * smooth(1.7, 2.5, Math.abs(azimuth))
    const table = 0.5 * smooth(0.05, -0.7, height)
    const camera = 0.2 + 0.12 * rough + 0.34 * (1 - smooth(0.1, 1.1, Math.abs(azimuth + 0.05)))
    const lamps = softbox + strip + scrim
    const at = (w: number) => lamps + (behind + table) * (0.25 + 0.75 * w) + camera * (0.4 + 0.6 * w)
    return [at(wall[0]), at(wall[1]), at(wall[2])]
  }
  return { wall, soft: blend(wall, WHITE, 0.6), env }
}

/** Colour of a facet facing `normal`. ao below 1 darkens crevices. */
export function shade(normal: Vector, material: Material, studio: Studio, ao = 1): string {
  const { gloss = 0.5, f0 = 0.045, wrap = 0.25, sheen = 0, metal = false, glow = 0 } = material
  const base = linear(material.color)
  const facing = clamp(normal[2])
  const mirror: Vector = [2 * facing * normal[0], 2 * facing * normal[1], 2 * facing * normal[2] - 1]
  const seen = studio.env(mirror, (1 - gloss) ** 1.5)
  const fresnel = Math.min(MOST_FRESNEL, f0 + (1 - f0) * (1 - facing) ** 5)
  if (metal) {
    // The brightest reflections lose the metal's tint
    const white = 0.5 * fresnel + 0.6 * smooth(0.7, 2.6, seen[1])
    const polish = (i: 0 | 1 | 2) => seen[i] * lerp(base[i], 1, white) * ao * 0.92
    return expose([polish(0), polish(1), polish(2)])
  }
  const key = Math.max(0, (dot(normal, KEY_DIRECTION) + wrap) / (1 + wrap))
  const bounce = Math.max(0, dot(normal, BOUNCE_DIRECTION))
  const halo = sheen * (1 - facing) ** 2.5 * ao
  const lit = (i: 0 | 1 | 2) => {
    const sky = 0.3 * studio.soft[i] * (0.6 - 0.4 * normal[1])
    const diffuse = base[i] * ao * (0.86 * key + sky + 0.34 * bounce * studio.wall[i] + glow)
    return diffuse + seen[i] * fresnel * gloss * ao * 0.9 + halo * lerp(base[i], 1, 0.35)
  }
  return expose([lit(0), lit(1), lit(2)])
}

/** Drop stops that a straight line between their neighbours already predicts. */
export function thin(list: Stop[], tolerance = 1.6): Stop[] {
  const first = list[0]
  const last = list[list.length - 1]
  if (list.length < 3 || !first || !last) return list
  const from = channels(first[1])
  const to = channels(last[1])
  let worst = 0
  let at = 0
  list.forEach(([offset, colour], i) => {
    const t = (offset - first[0]) / (last[0] - first[0] || 1)
    const c = channels(colour)
    const error = Math.max(
      Math.abs(c[0] - lerp(from[0], to[0], t)),
      Math.abs(c[1] - lerp(from[1], to[1], t)),
      Math.abs(c[2] - lerp(from[2], to[2], t)),
    )
    if (error > worst) [worst, at] = [error, i]
  })
  if (worst <= tolerance || at === 0 || at === list.length - 1) return [first, last]
  return [...thin(list.slice(0, at + 1), tolerance), ...thin(list.slice(at), tolerance).slice(1)]
}

/** Gradient stops across something curved one way; normalAt(t) gives its facing at t in 0..1. */
export function stops(material: Material, studio: Studio, normalAt: (t: number) => Vector, count = 60): Stop[] {
  return thin(
    Array.from({ length: count + 1 }, (_, i): Stop => {
      const t = i / count
      return [num(t * 1000) / 1000, shade(unit(normalAt(t)), material, studio)]
    }),
  )
}

/** The commonest case: an upright tube. lean tips the reflection up or down. */
export function tube(material: Material, studio: Studio, lean = 0): Stop[] {
  return stops(
    material,
    studio,
    (t) => {
      const x = 2 * t - 1
      return [x, lean, Math.sqrt(Math.max(0, 1 - x * x))]
    },
    90,
  )
}
