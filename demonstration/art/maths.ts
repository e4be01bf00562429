// Numbers and vectors. Axes: x right, y down, z towards the camera.

export type Point = [x: number, y: number]
export type Vector = [x: number, y: number, z: number]

export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value))
}

export function lerp(from: number, to: number, t: number): number {
  return from + (to - from) * t
}

/** 0 at `from`, 1 at `to`, with soft ends. `from` may be the larger of the two. */
export function smooth(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}

/** A bump of height 1 at `centre` that dies away over `width`. */
export function bump(value: number, centre: number, width: number): number {
  return Math.exp(-(((value - centre) / width) ** 2))
}

/** Height, 0..1, of a soft fold in cloth: its middle, direction, width and length. */
export function crease(x: number, y: number, cx: number, cy: number, angle: number, width: number, length: number): number {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const lengthwise = (x - cx) * c + (y - cy) * s
  const sideways = (y - cy) * c - (x - cx) * s
  return Math.exp(-((sideways / width) ** 2) - (lengthwise / length) ** 2)
}

/** One decimal is enough for coordinates, and keeps the SVG small. */
export function num(value: number): number {
  return Math.round(value * 10) / 10
}

/** `count + 1` values of `make` at t = 0 ... 1. */
export function along<T>(count: number, make: (t: number, index: number) => T): T[] {
  return Array.from({ length: count + 1 }, (_, i) => make(i / count, i))
}

/** Repeatable random numbers in 0..1, so that equal options give an equal picture. */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

export function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/** Smooth value through [[position, value], ...], for profiles such as radius by height. */
export function profile(points: readonly Point[]): (position: number) => number {
  const pick = (i: number): Point => points[clamp(i, 0, points.length - 1)] as Point
  return (position) => {
    let i = 0
    while (i < points.length - 2 && position > pick(i + 1)[0]) i++
    const [x1, y1] = pick(i)
    const [x2, y2] = pick(i + 1)
    // Past the ends the curve is taken to run on level
    const [x0, y0] = i > 0 ? pick(i - 1) : [x1 - (x2 - x1), y1]
    const [x3, y3] = i + 2 < points.length ? pick(i + 2) : [x2 + (x2 - x1), y2]
    const width = x2 - x1
    const t = clamp((position - x1) / width)
    const slope1 = ((y2 - y0) / (x2 - x0)) * width
    const slope2 = ((y3 - y1) / (x3 - x1)) * width
    return y1 * (2 * t ** 3 - 3 * t * t + 1) + slope1 * (t ** 3 - 2 * t * t + t) + y2 * (3 * t * t - 2 * t ** 3) + slope2 * (t ** 3 - t * t)
  }
}
