// The picture of a product that has none of its own: a wrapped parcel with a satin ribbon.
import {
  bloom,
  camera,
  darken,
  draw,
  gradient,
  group,
  ink,
  lerp,
  lighten,
  line,
  mesh,
  mix,
  oval,
  room,
  type Camera,
  type Drawing,
  type Facets,
  type Material,
  type Point,
  type Stop,
  type Vector,
} from './kit.ts'

export interface ParcelColours {
  bg: string
  paper: string
  ribbon: string
}

const BRASS = '#c9a45c'
const HALF = 172
const HEIGHT = 236
const LID = 66
/** The lid overhangs the box a little. */
const LID_HALF = 179
const RIBBON = 30
const GROUND: Point = [400, 742]

/** A face of the box: corners on the page, and a map from its own plane to the page. */
interface Face {
  readonly path: string
  readonly at: (along: number, down: number) => Point
}

function face(view: Camera, corner: Vector, side: Vector, down: Vector): Face {
  const at = (s: number, t: number): Point =>
    view.page([corner[0] + side[0] * s + down[0] * t, corner[1] + side[1] * s + down[1] * t, corner[2] + side[2] * s + down[2] * t])
  return { at, path: `${line([at(0, 0), at(1, 0), at(1, 1), at(0, 1)])}Z` }
}

/** Part of a face between two shares of its width, full height. */
function stripe({ at }: Face, from: number, to: number): string {
  return `${line([at(from, 0), at(to, 0), at(to, 1), at(from, 1)])}Z`
}

/** Sides of a box of half width `h` between two heights (y down, negative is up). */
function sides(view: Camera, h: number, y0: number, y1: number) {
  const down: Vector = [0, y1 - y0, 0]
  return {
    left: face(view, [-h, y0, h], [2 * h, 0, 0], down),
    right: face(view, [h, y0, h], [0, 0, -2 * h], down),
    top: face(view, [-h, y0, -h], [2 * h, 0, 0], [0, 0, 2 * h]),
  }
}

/** Small house marks printed over a face, in offset rows, lying in its plane. */
function print({ at }: Face, colour: string, rows: number, opacity: number): string {
  const marks: string[] = []
  const columns = 6
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const s = (column + (row % 2 ? 0.75 : 0.25)) / columns
      const t = (row + 0.5) / rows
      const [x, y] = at(s, t)
      const [sx, sy] = at(s + 0.01, t)
      const [tx, ty] = at(s, t + 0.01)
      const length = Math.hypot(tx - x, ty - y) || 1
      const across = Math.hypot(sx - x, sy - y) || 1
      const k = 0.42
      const side = [((sx - x) / across) * k * 0.86, ((sy - y) / across) * k * 0.86]
      const down = [((tx - x) / length) * k, ((ty - y) / length) * k]
      const plane = [...side, ...down].map((n) => n.toFixed(3)).join(' ')
      const transform = `matrix(${plane} ${x.toFixed(1)} ${y.toFixed(1)})`
      marks.push(group(bloom(0, 0, 1, { stroke: colour, width: 2.6 }), { transform }))
    }
  }
  return group(marks, { opacity })
}

/** Light across a band of satin: a bright fold on the left, a soft one on the right. */
function satin(ribbon: string, light: number): Stop[] {
  const tone = (t: number) => (t > 0 ? lighten(ribbon, t) : darken(ribbon, -t))
  return [
    [0, tone(light - 0.28)],
    [0.2, tone(light + 0.16)],
    [0.45, tone(light)],
    [0.75, tone(light + 0.06)],
    [1, tone(light - 0.34)],
  ]
}

/** Loops and tails of the bow, as strips of ribbon in space. */
function bow(ribbon: string): Facets[] {
  const silk: Material = { color: ribbon, gloss: 0.5, f0: 0.05, wrap: 0.3, sheen: 0.06 }
  const loop = (turn: number, reach: number, rise: number): Facets => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    return {
      twoSided: true,
      rows: 110,
      cols: 20,
      material: silk,
      ao: (u, v) => lerp(0.5, 1, Math.min(1, Math.sin(Math.PI * v) * 1.7)) * (1 - 0.12 * Math.abs(2 * u - 1)),
      at: (u, v) => {
        const t = v * Math.PI
        const out = reach * Math.sin(t) ** 0.9
        const up = rise * (0.62 * Math.sin(t) + 0.55 * Math.sin(2 * t))
        const width = (2 * u - 1) * lerp(10, 40, Math.sin(t) ** 0.8)
        // The ribbon leans back as it rises, so that its broad face shows
        return [c * out - s * width, -up - 4 - 3 * Math.cos((2 * u - 1) * 4), s * out + c * width]
      },
    }
  }
  const tail = (turn: number, reach: number): Facets => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    return {
      twoSided: true,
      rows: 50,
      cols: 12,
      material: silk,
      at: (u, v) => {
        const out = reach * v
        const width = (2 * u - 1) * lerp(9, 25, Math.min(1, v * 2.5))
        const notch = 16 * (1 - Math.abs(2 * u - 1)) * Math.max(0, v - 0.9) * 10
        const up = 14 * Math.sin(Math.PI * Math.min(1, v * 1.15)) + 7 * Math.sin(v * 9) * v
        return [c * (out - notch) - s * width, -up - 3, s * (out - notch) + c * width]
      },
    }
  }
  const knot: Facets = {
    rows: 26,
    cols: 36,
    material: silk,
    at: (u, v) => {
      const a = u * 2 * Math.PI
      const t = v * Math.PI
      const pleat = 1 + 0.07 * Math.cos(a * 7)
      return [27 * Math.sin(t) * Math.cos(a) * pleat, -18 - 22 * Math.cos(t), 23 * Math.sin(t) * Math.sin(a) * pleat]
    },
    flipped: true,
  }
  return [
    tail(0.86, 150),
    tail(2.3, 140),
    loop(Math.PI + 0.4, 138, 84),
    loop(-0.4, 138, 84),
    loop(Math.PI - 0.22, 132, 62),
    loop(0.22, 132, 62),
    knot,
  ]
}

export function parcel({ bg, paper, ribbon }: ParcelColours): Drawing {
  const view = camera({ at: GROUND, yaw: -33, pitch: 24 })
  const studio = room(bg)
  const body = sides(view, HALF, -HEIGHT, 0)
  const lid = sides(view, LID_HALF, -HEIGHT - 8, -HEIGHT + LID)
  const band = RIBBON / (2 * HALF)
  const lidBand = RIBBON / (2 * LID_HALF)
  const across = (f: Face) => [stripe(f, 0.5 - lidBand, 0.5 + lidBand)]
  const lidTop = -HEIGHT - 8
  const crossing = face(view, [-LID_HALF, lidTop, -RIBBON], [2 * LID_HALF, 0, 0], [0, 0, 2 * RIBBON])
  const top = (x: number, z: number) => view.page([x, lidTop, z])
  const underLid = (t: number) => line([lid.left.at(0.01, t), lid.left.at(1, t), lid.right.at(0.99, t)])
  const rim = line([top(-LID_HALF, LID_HALF), top(LID_HALF, LID_HALF), top(LID_HALF, -LID_HALF)])
  const knotAt = camera({ at: view.page([0, lidTop - 2, 0]), yaw: -7, pitch: 24 })
  const floorAt = (x: number, z: number) => view.page([x, 0, z])
  const footprint = (grow: number, dx: number, dy: number) => {
    const h = HALF * grow
    const points = [floorAt(-h, h), floorAt(h, h), floorAt(h, -h), floorAt(-h, -h)]
    return `${line(points.map(([x, y]) => [x + dx, y + dy]))}Z`
  }

  return {
    bg,
    floor: 700,
    focus: [400, 470],
    defs: [
      gradient(
        'left',
        [
          [0, lighten(paper, 0.35)],
          [0.5, paper],
          [1, darken(paper, 0.08)],
        ],
        [0, 0, 0.7, 1],
      ),
      gradient(
        'right',
        [
          [0, darken(paper, 0.36)],
          [1, darken(paper, 0.56)],
        ],
        [0, 0, 0.4, 1],
      ),
      gradient(
        'top',
        [
          [0, lighten(paper, 0.75)],
          [0.6, lighten(paper, 0.4)],
          [1, lighten(paper, 0.12)],
        ],
        [0.1, 0, 0.9, 1],
      ),
      gradient('ribbonLeft', satin(ribbon, 0.02)),
      gradient('ribbonRight', satin(ribbon, -0.3)),
      gradient('ribbonTop', satin(ribbon, 0.16), [0.3, 0, 0.7, 1]),
      gradient(
        'bounce',
        [
          [0, bg, 0],
          [0.6, bg, 0],
          [1, lighten(bg, 0.1), 0.5],
        ],
        [0, 0, 0, 1],
      ),
    ],
    parts: [
      draw(footprint(1.2, 92, 20), { fill: '#17110f', opacity: 0.24, soft: 44 }),
      draw(footprint(1.05, 34, 8), { fill: '#17110f', opacity: 0.36, soft: 14 }),
      draw(footprint(0.995, 4, 5), { fill: '#17110f', opacity: 0.6, soft: 4 }),
      // Box
      draw(body.right.path, { fill: ink('right') }),
      draw(body.left.path, { fill: ink('left') }),
      print(body.left, mix(paper, BRASS, 0.75), 4, 0.8),
      print(body.right, darken(mix(paper, BRASS, 0.8), 0.4), 4, 0.7),
      draw(stripe(body.left, 0.5 - band, 0.5 + band), { fill: ink('ribbonLeft') }),
      draw(stripe(body.right, 0.5 - band, 0.5 + band), { fill: ink('ribbonRight') }),
      draw(body.right.path + body.left.path, { fill: ink('bounce'), opacity: 0.6 }),
      // Lid: its shadow on the box, then its sides, top, ribbon, and bright folded edges
      draw(underLid(1), { stroke: '#1a1210', width: 22, opacity: 0.4, soft: 8 }),
      draw(underLid(1.02), { stroke: '#1a1210', width: 5, opacity: 0.4, soft: 2 }),
      draw(lid.right.path, { fill: ink('right') }),
      draw(lid.left.path, { fill: ink('left') }),
      draw(across(lid.left).join(''), { fill: ink('ribbonLeft') }),
      draw(across(lid.right).join(''), { fill: ink('ribbonRight') }),
      draw(lid.top.path, { fill: ink('top') }),
      draw(stripe(lid.top, 0.5 - lidBand, 0.5 + lidBand), { fill: ink('ribbonTop') }),
      draw(crossing.path, { fill: ink('ribbonTop') }),
      draw(rim, { stroke: '#fff', width: 2.2, opacity: 0.75, soft: 1 }),
      draw(line([lid.left.at(1, 0), lid.left.at(1, 1)]), { stroke: '#fff', width: 1.6, opacity: 0.5, soft: 1 }),
      draw(line([body.left.at(1, 0.3), body.left.at(1, 1)]), { stroke: '#fff', width: 1.6, opacity: 0.4, soft: 1 }),
      // Bow
      oval(...view.page([12, lidTop, 14]), 150, 40, { fill: '#140c0a', opacity: 0.34, soft: 14 }),
      mesh(knotAt, studio, bow(ribbon)),
    ],
  }
}
