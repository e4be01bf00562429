// The room a path takes up, so that a blur need only be worked out there: blurring the whole page
// for every highlight is what took most of the time of a picture.
import type { Point } from './maths.ts'

export interface Extent {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** Numbers that each command takes, and which of them are points. */
const ARITY: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }
const COMMAND = /([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi

/** Points that bound one command, the last of them where the pen ends up. */
function reach(command: string, args: readonly number[], pen: Point, relative: boolean): Point[] {
  const [dx, dy] = relative ? pen : [0, 0]
  const n = (i: number) => args[i] ?? 0
  if (command === 'H') return [[n(0) + dx, pen[1]]]
  if (command === 'V') return [[pen[0], n(0) + dy]]
  if (command === 'A') {
    const end: Point = [n(5) + dx, n(6) + dy]
    // An arc stays within twice its radii of both its ends
    const [rx, ry] = [2 * n(0), 2 * n(1)]
    const low: Point = [Math.min(pen[0], end[0]), Math.min(pen[1], end[1])]
    const high: Point = [Math.max(pen[0], end[0]), Math.max(pen[1], end[1])]
    return [[high[0] - rx, high[1] - ry], [low[0] + rx, low[1] + ry], end]
  }
  const points: Point[] = []
  for (let i = 0; i < args.length; i += 2) points.push([n(i) + dx, n(i + 1) + dy])
  return points
}

/** Never too small; a little too large where curves do not fill their control points. */
export function extentOf(path: string): Extent {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  let pen: Point = [0, 0]
  for (const [, letter = 'Z', rest = ''] of path.matchAll(COMMAND)) {
    const command = letter.toUpperCase()
    const size = ARITY[command] ?? 0
    const args = (rest.match(NUMBER) ?? []).map(Number)
    const repeats = size > 0 ? Math.floor(args.length / size) : 0
    for (let i = 0; i < repeats; i++) {
      const points = reach(command, args.slice(i * size, (i + 1) * size), pen, letter !== command)
      for (const [x, y] of points) {
        x0 = Math.min(x0, x)
        y0 = Math.min(y0, y)
        x1 = Math.max(x1, x)
        y1 = Math.max(y1, y)
      }
      pen = points[points.length - 1] ?? pen
    }
  }
  return { x0, y0, x1, y1 }
}

/** A blur worked out only within an extent, and the room round it into which it spreads. */
export function blurWithin(id: string, size: number, { x0, y0, x1, y1 }: Extent, spread = 3 * size + 2): string {
  const [x, y] = [Math.floor(x0 - spread), Math.floor(y0 - spread)]
  const [w, h] = [Math.ceil(x1 + spread) - x, Math.ceil(y1 + spread) - y]
  const region = `filterUnits="userSpaceOnUse" x="${x}" y="${y}" width="${w}" height="${h}"`
  return `<filter id="${id}" ${region}><feGaussianBlur stdDeviation="${size}"/></filter>`
}
