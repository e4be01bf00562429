// Prints for cloth: patches of flat colour, each a polygon fine enough to be bent with the cloth it is carried on to.
import { darken, mix } from './colour.ts'
import { along, clamp, dice, lerp, type Point } from './maths.ts'

export interface Inks {
  ground: string
  motif: string
  accent: string
}

/** A patch of colour on the flat cloth, in pixels from its upper left corner. */
export interface Patch {
  readonly points: readonly Point[]
  readonly fill: string
}
export interface Cloth {
  readonly w: number
  readonly h: number
}

/** Long edges are broken up, so that they bend with the cloth. */
function fine(corners: readonly Point[], step = 9): Point[] {
  return corners.flatMap((p, i) => {
    const q = corners[(i + 1) % corners.length] ?? p
    const parts = Math.max(1, Math.round(Math.hypot(q[0] - p[0], q[1] - p[1]) / step))
    return Array.from({ length: parts }, (_, k): Point => [lerp(p[0], q[0], k / parts), lerp(p[1], q[1], k / parts)])
  })
}

function rectangle(x: number, y: number, w: number, h: number): Point[] {
  return fine([
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ])
}

function diamond(x: number, y: number, w: number, h: number): Point[] {
  return fine(
    [
      [x, y - h],
      [x + w, y],
      [x, y + h],
      [x - w, y],
    ],
    6,
  )
}

function circle(x: number, y: number, r: number, rings = 22): Point[] {
  return along(rings - 1, (_, i): Point => [x + r * Math.cos((i / rings) * 2 * Math.PI), y + r * Math.sin((i / rings) * 2 * Math.PI)])
}

/** A petal or leaf from (x, y), pointing along `angle`. */
function petal(x: number, y: number, angle: number, long: number, wide: number, tip = 1): Point[] {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return along(21, (_, i): Point => {
    const a = (i / 22) * 2 * Math.PI
    const [px, py] = [
      long * (0.5 - 0.5 * Math.cos(a)),
      wide * Math.sin(a) * (0.62 + 0.38 * tip * Math.sin(Math.PI * (0.5 - 0.5 * Math.cos(a)))),
    ]
    return [x + px * c - py * s, y + px * s + py * c]
  })
}

function flower(x: number, y: number, r: number, count: number, turn: number, fill: string): Patch[] {
  return along(count - 1, (_, i) => ({ points: petal(x, y, turn + (i / count) * 2 * Math.PI, r, r * 0.34), fill }))
}

/** Floor tiles of a shophouse: a flower in each, quarter circles where four meet. */
function tilePrint({ w, h }: Cloth, { motif, accent, ground }: Inks): Patch[] {
  const cell = 78
  const [across, down] = [Math.ceil(w / cell) + 1, Math.ceil(h / cell) + 1]
  const pale = mix(ground, motif, 0.08)
  const each = (make: (x: number, y: number, odd: boolean) => Patch[]) =>
    along(across * down - 1, (_, i) => {
      const [column, row] = [i % across, Math.floor(i / across)]
      return make(column * cell, row * cell, (column + row) % 2 === 1)
    }).flat()
  return [
    ...each((x, y, odd) => [
      { points: rectangle(x - cell / 2 + 1.6, y - cell / 2 + 1.6, cell - 3.2, cell - 3.2), fill: odd ? pale : ground },
      { points: diamond(x, y, cell * 0.44, cell * 0.44), fill: odd ? ground : pale },
    ]),
    ...each((x, y) => [
      ...flower(x, y, cell * 0.4, 4, Math.PI / 4, accent),
      ...flower(x, y, cell * 0.33, 4, 0, motif),
      { points: circle(x, y, cell * 0.07), fill: accent },
      { points: circle(x + cell / 2, y + cell / 2, cell * 0.17), fill: accent },
      { points: circle(x + cell / 2, y + cell / 2, cell * 0.115), fill: motif },
      { points: circle(x + cell / 2, y + cell / 2, cell * 0.05), fill: ground },
    ]),
  ]
}

/** Five-petalled flowers of three sizes, with leaves. */
function bloomPrint({ w, h }: Cloth, { motif, accent, ground }: Inks): Patch[] {
  const toss = dice(23)
  const cell = 74
  const [across, down] = [Math.ceil(w / cell) + 1, Math.ceil(h / cell) + 1]
  const tints = [motif, mix(motif, ground, 0.42), mix(motif, '#ffffff', 0.35)]
  return along(across * down - 1, (_, i): Patch[] => {
    const row = Math.floor(i / across)
    const x = ((i % across) + (row % 2) * 0.5) * cell + 22 * (toss() - 0.5)
    const y = row * cell * 0.92 + 22 * (toss() - 0.5)
    const r = cell * (0.3 + 0.2 * toss())
    const turn = 2 * Math.PI * toss()
    const tint = tints[Math.floor(toss() * 3)] ?? motif
    return [
      ...along(1, (k) => ({ points: petal(x, y, turn + 0.7 + 2.2 * k, r * 1.45, r * 0.2, 0.4), fill: accent })),
      ...flower(x, y, r, 5, turn, tint),
      ...flower(x, y, r * 0.5, 5, turn + 0.3, mix(tint, darken(motif, 0.4), 0.5)),
      { points: circle(x, y, r * 0.13, 12), fill: mix(accent, '#f4d98a', 0.75) },
    ]
  }).flat()
}

/** Stepped diamonds between bands, their edges feathered as where the dye has crept. */
function ikatPrint({ w, h }: Cloth, { motif, accent, ground }: Inks): Patch[] {
  const toss = dice(31)
  const out: Patch[] = []
  const feathered = (cx: number, cy: number, a: number, b: number, fill: string) => {
    const rows = Math.round((2 * b) / 5)
    for (let r = 0; r < rows; r++) {
      const y = cy - b + (2 * b * r) / rows
      const reach = a * (1 - Math.abs((2 * (r + 0.5)) / rows - 1)) + 9 * (toss() - 0.5)
      if (reach > 2) out.push({ points: rectangle(cx - reach, y, 2 * reach, (2 * b) / rows + 0.4), fill })
    }
  }
  const band = (y: number, thick: number, fill: string) => out.push({ points: rectangle(0, y, w, thick), fill })
  for (let y = 0, row = 0; y < h; y += 132, row++) {
    band(y + 4, 9, accent)
    band(y + 17, 3, motif)
    band(y + 24, 3, mix(motif, ground, 0.5))
    for (let x = row % 2 ? 0 : 43; x < w + 60; x += 86) {
      feathered(x, y + 80, 41, 47, motif)
      feathered(x, y + 80, 30, 35, ground)
      feathered(x, y + 80, 20, 24, accent)
      feathered(x, y + 80, 9, 11, motif)
      feathered(x + 43, y + 42, 15, 13, mix(motif, ground, 0.4))
      feathered(x + 43, y + 118, 15, 13, mix(motif, ground, 0.4))
    }
  }
  return out
}

/** A horizon: bands that thicken and darken to one end. */
function stripePrint({ w, h }: Cloth, { motif, accent, ground }: Inks): Patch[] {
  const out: Patch[] = []
  const toss = dice(7)
  for (let y = 18; y < h;) {
    const t = y / h
    const thick = lerp(4, 44, t ** 1.6) * (0.5 + toss())
    out.push({
      points: rectangle(0, y, w, Math.min(thick, h - y)),
      fill: mix(mix(ground, motif, 0.35 + 0.65 * t), accent, clamp(t * 1.5 - 0.5)),
    })
    y += thick + lerp(34, 9, t) * (0.5 + toss())
  }
  return out
}

/** Small lights, some of them with rays. */
function starPrint({ w, h }: Cloth, { motif, accent }: Inks): Patch[] {
  const toss = dice(41)
  const cell = 34
  const across = Math.ceil(w / cell) + 1
  const spot = (_: number, i: number): Patch[] => {
    const row = Math.floor(i / across)
    const [x, y] = [((i % across) + (row % 2) / 2) * cell + 9 * (toss() - 0.5), row * cell + 9 * (toss() - 0.5)]
    if (i % 7 === 3) return [...flower(x, y, 13, 4, Math.PI / 2, accent), ...flower(x, y, 8, 4, Math.PI / 4, accent)]
    return [{ points: circle(x, y, 1.6 + 2 * toss(), 12), fill: motif }]
  }
  return along(across * (Math.ceil(h / cell) + 1) - 1, spot).flat()
}

export const PRINTS = { tile: tilePrint, bloom: bloomPrint, ikat: ikatPrint, stripe: stripePrint, star: starPrint }

/** A plain band and a line inside the edges named, over the print. */
export function border({ w, h }: Cloth, { accent, motif, ground }: Inks, sides: string): Patch[] {
  const has = (side: string) => sides.includes(side)
  const upright = (x: number, inset: number, thick: number) => rectangle(x, has('t') ? inset : 0, thick, h - inset * (1 + Number(has('t'))))
  const frame = (inset: number, thick: number, fill: string): Patch[] => [
    ...(has('t') ? [{ points: rectangle(0, inset, w, thick), fill }] : []),
    ...(has('b') ? [{ points: rectangle(0, h - inset - thick, w, thick), fill }] : []),
    ...(has('l') ? [{ points: upright(inset, inset, thick), fill }] : []),
    ...(has('r') ? [{ points: upright(w - inset - thick, inset, thick), fill }] : []),
  ]
  const dots = has('b') ? along(Math.floor(w / 19), (_, i) => ({ points: circle(12 + i * 19, h - 19, 3.6, 12), fill: motif })) : []
  return [...frame(0, 38, mix(accent, ground, 0.12)), ...frame(38, 3, motif), ...frame(44, 6, ground), ...dots]
}
