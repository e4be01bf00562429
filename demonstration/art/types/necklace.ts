// Necklace, on a linen bust: every link of the chain is a small lit ring, hung along a catenary.
import { BUST_MIDDLE as CX, linenBust } from '../bust.ts'
import {
  along,
  camera,
  clamp,
  darken,
  dice,
  draw,
  gradient,
  group,
  ink,
  lerp,
  lighten,
  line,
  mesh,
  num,
  oval,
  radial,
  room,
  smooth,
  unit,
  type Drawing,
  type Facets,
  type Markup,
  type Material,
  type Point,
  type Shape,
  type Studio,
} from '../kit.ts'

/** What a bead or a stone is made of. */
export interface Gem {
  color: string
  kind: 'pearl' | 'metal' | 'stone'
}
/** bead: of the strand and the cord. stone: of the drop. eye: set in the disc, if anything is. */
export interface NecklaceColours {
  metal: string
  bead: Gem
  stone: Gem
  eye?: Gem
  bust: string
  bg: string
}
export interface NecklaceShape {
  style: 'disc' | 'strand' | 'drop' | 'cord'
}

/** The chain goes round the neck at this height, this far from the middle. */
const NAPE = { y: 268, half: 122 }
const CORD = '#3a2a24'

/** Height of a hanging chain: lowest at the middle, through the nape at both ends. */
function catenary(low: number): (x: number) => number {
  const sag = low - NAPE.y
  let [a, b] = [4, 900]
  for (let i = 0; i < 60; i++) {
    const middle = (a + b) / 2
    if (middle * (Math.cosh(NAPE.half / middle) - 1) > sag) a = middle
    else b = middle
  }
  return (x) => low - a * (Math.cosh((x - CX) / a) - 1)
}

/** Points a given distance apart along the chain, from the left of the neck to the right. */
function spaced(low: number, gap: (done: number) => number): { at: Point; angle: number }[] {
  const height = catenary(low)
  const fine = along(4000, (t) => [CX + NAPE.half * (2 * t - 1), height(CX + NAPE.half * (2 * t - 1))] as Point)
  const steps = fine.slice(1).map((p, i) => Math.hypot(p[0] - (fine[i]?.[0] ?? 0), p[1] - (fine[i]?.[1] ?? 0)))
  const total = steps.reduce((sum, step) => sum + step, 0)
  const out: { at: Point; angle: number }[] = []
  let [run, next] = [0, 0]
  steps.forEach((step, i) => {
    const [p, q] = [fine[i], fine[i + 1]]
    if (!p || !q) return
    if (run >= next) {
      out.push({ at: p, angle: Math.atan2(q[1] - p[1], q[0] - p[0]) })
      next += gap(run / total)
    }
    run += step
  })
  return out
}

/** One link: an oval ring lying along the chain, turned about it by `roll`. */
function linkShape([cx, cy]: Point, angle: number, roll: number, long: number, wide: number, wire: number): Shape {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const [cr, sr] = [Math.cos(roll), Math.sin(roll)]
  return (u, v) => {
    const [a, b] = [2 * Math.PI * v, -2 * Math.PI * u]
    const [px, py] = [long * Math.cos(a), wide * Math.sin(a)]
    const [nx, ny] = unit([Math.cos(a) / long, Math.sin(a) / wide, 0])
    const [x, y, z] = [px + wire * Math.cos(b) * nx, py + wire * Math.cos(b) * ny, wire * Math.sin(b)]
    const [y1, z1] = [y * cr - z * sr, y * sr + z * cr]
    return [cx + x * c - y1 * s, cy + x * s + y1 * c, z1 + 6]
  }
}

const plain = camera({ at: [0, 0], distance: 100000 })

function chain(low: number, metal: string, studio: Studio): string {
  const wobble = dice(5)
  const material: Material = { color: metal, metal: true, gloss: 0.8 }
  const links = spaced(low, () => 8.8).map(({ at, angle }, i): Facets => {
    const roll = (i % 2 ? 1.18 : 0.28) + 0.3 * (wobble() - 0.5)
    return { at: linkShape(at, angle + 0.1 * (wobble() - 0.5), roll, 7.2, 4.9, 1.9), rows: 18, cols: 8, material }
  })
  return mesh(plain, studio, links)
}

function path(low: number): string {
  const height = catenary(low)
  return line(along(120, (t) => [CX + NAPE.half * (2 * t - 1), height(CX + NAPE.half * (2 * t - 1))]))
}

/** Shadow of the chain on the bust, further off where it hangs free of it. */
function chainShadow(low: number, width: number): string[] {
  return [
    draw(path(low), { stroke: '#1a1212', width: width * 1.3, opacity: 0.26, soft: 8, transform: 'translate(9 11)' }),
    draw(path(low), { stroke: '#1a1212', width, opacity: 0.42, soft: 2, transform: 'translate(3.5 4.5)' }),
  ]
}

function gemDefs(id: string, { color, kind }: Gem, bg: string): string {
  const stops = {
    pearl: [
      [0, lighten(color, 0.75)],
      [0.3, lighten(color, 0.25)],
      [0.58, color],
      [0.8, darken(color, 0.3)],
      [0.93, darken(color, 0.46)],
      [1, lighten(darken(color, 0.3), 0.12)],
    ],
    metal: [
      [0, lighten(color, 0.85)],
      [0.2, lighten(color, 0.4)],
      [0.42, color],
      [0.66, darken(color, 0.5)],
      [0.8, darken(color, 0.66)],
      [0.92, darken(color, 0.2)],
      [1, lighten(color, 0.1)],
    ],
    stone: [
      [0, lighten(color, 0.42)],
      [0.35, lighten(color, 0.08)],
      [0.7, darken(color, 0.22)],
      [0.9, darken(color, 0.42)],
      [1, darken(color, 0.2)],
    ],
  } as const
  const bounce = gradient(
    `${id}Bounce`,
    [
      [0.6, bg, 0],
      [1, lighten(bg, 0.4), kind === 'stone' ? 0.42 : 0.5],
    ],
    [0.1, 0.1, 0.86, 0.9],
  )
  return radial(id, stops[kind], 0.36, 0.33, 0.68) + bounce
}

/** A ball, or a pebble where rx and ry differ, with the softbox mirrored in it. */
function bead(id: string, [x, y]: Point, rx: number, ry: number, turn: number, kind: Gem['kind']): string {
  const spark = kind === 'pearl' ? 0.72 : 0.85
  const parts = [
    oval(0, 0, rx, ry, { fill: ink(id) }),
    oval(0, 0, rx, ry, { fill: ink(`${id}Bounce`) }),
    oval(-rx * 0.34, -ry * 0.4, rx * 0.27, ry * 0.2, { fill: '#fff', opacity: spark, soft: 2 }),
    oval(-rx * 0.36, -ry * 0.42, rx * 0.13, ry * 0.1, { fill: '#fff', opacity: 0.9, soft: 1 }),
  ]
  return group(parts, { transform: `translate(${num(x)} ${num(y)}) rotate(${num(turn)})` })
}

function beadShadow([x, y]: Point, r: number): string {
  return (
    oval(x + r * 0.5, y + r * 0.62, r, r, { fill: '#1a1212', opacity: 0.3, soft: 8 }) +
    oval(x + r * 0.2, y + r * 0.28, r * 0.96, r * 0.96, { fill: '#1a1212', opacity: 0.42, soft: 2 })
  )
}

/** Pearls sorted by lustre rather than by roundness, larger towards the middle, knotted between. */
function strand({ bead: gem }: NecklaceColours, low: number): Markup {
  const toss = dice(11)
  const uneven = gem.kind === 'pearl' ? 0.13 : 0
  const size = (t: number) => lerp(11, 20, Math.sin(Math.PI * clamp(t)) ** 1.6)
  const places = spaced(low, (t) => 2 * size(t) + 1.2).map(({ at, angle }, i, all) => {
    const r = size(i / (all.length - 1)) * (1 + uneven * 0.6 * (toss() - 0.5))
    return { at, r, long: 1 + uneven * (toss() - 0.4), turn: (angle * 180) / Math.PI + 60 * uneven * (toss() - 0.5) }
  })
  return [
    places.map(({ at, r }) => beadShadow(at, r)),
    draw(path(low), { stroke: '#d9d0c2', width: 2.4 }),
    places.map(({ at, r, long, turn }) => bead('bead', at, r * long, r * (2 - long) * 0.99, turn, gem.kind)),
  ]
}

/** Radius by angle. */
type Outline = (angle: number) => number
/** Height above the page; rim runs from 0 in the middle to 1 at the edge. */
type Height = (x: number, y: number, rim: number) => number

/** A lit disc or dome on the page, as facets. */
function relief([cx, cy]: Point, outline: Outline, height: Height, material: Material, rows: number): Facets {
  const at: Shape = (u, v) => {
    const a = 2 * Math.PI * u
    const r = outline(a) * (1 - v)
    const [x, y] = [r * Math.cos(a), r * Math.sin(a)]
    return [cx + x, cy + y, height(x, y, 1 - v)]
  }
  return { at, rows, cols: 110, material, twoSided: true }
}

function outlinePath([cx, cy]: Point, outline: Outline, count: number): string {
  const rim = along(count, (t) => {
    const a = 2 * Math.PI * t
    return [cx + outline(a) * Math.cos(a), cy + outline(a) * Math.sin(a)]
  })
  return `${line(rim)}Z`
}

/** Overlapping blows of a round hammer. */
function hammered(x: number, y: number): number {
  const cell = 15
  let deepest = 0
  for (let i = -1; i <= 1; i++) {
    for (let j = -1; j <= 1; j++) {
      const [gx, gy] = [Math.round(x / cell) + i, Math.round(y / cell) + j]
      const toss = dice(((gx + 40) * 97 + (gy + 40)) * 7919)
      toss()
      const [dx, dy] = [x - (gx + 0.8 * (toss() - 0.5)) * cell, y - (gy + 0.8 * (toss() - 0.5)) * cell]
      deepest = Math.min(deepest, -3.4 * Math.max(0, 1 - (dx * dx + dy * dy) / 150))
    }
  }
  return deepest
}

/** Rings that join a pendant to its chain. */
function bail([x, y]: Point, metal: string, studio: Studio, long = 13): string {
  const material: Material = { color: metal, metal: true, gloss: 0.82 }
  return mesh(plain, studio, [{ at: linkShape([x, y], Math.PI / 2, 0.5, long, 6, 2.3), rows: 40, cols: 12, material }])
}

function pendantShadow(outline: string): string[] {
  return [
    draw(outline, { fill: '#1a1212', opacity: 0.3, soft: 14, transform: 'translate(15 19)' }),
    draw(outline, { fill: '#1a1212', opacity: 0.45, soft: 4, transform: 'translate(5 7)' }),
  ]
}

function disc({ metal, eye }: NecklaceColours, low: number, studio: Studio): Markup {
  const r = 66
  const middle: Point = [CX, low + r + 16]
  const outline = (a: number) => r * (1 + 0.008 * Math.sin(3 * a + 1) + 0.006 * Math.sin(5 * a))
  const gold: Material = { color: metal, metal: true, gloss: 0.72 }
  const height = (x: number, y: number, rim: number) =>
    hammered(x, y) * smooth(1, 0.9, rim) - 0.0022 * (x * x + y * y) - 7 * smooth(0.95, 1, rim)
  const edge = outlinePath(middle, outline, 90)
  return [
    pendantShadow(edge),
    bail([CX, low + 9], metal, studio),
    draw(edge, { fill: darken(metal, 0.5), transform: 'translate(1.6 2)' }),
    mesh(plain, studio, [relief(middle, outline, height, gold, 46)]),
    oval(middle[0], middle[1] - r + 11, 4.6, 4.6, { fill: '#2a1c14', opacity: 0.75 }),
    oval(middle[0] - 14, middle[1] - 18, 30, 24, { fill: '#fff', opacity: 0.2, soft: 14 }),
    eye
      ? [
          oval(middle[0] + 2, middle[1] + 8, 18, 18, { fill: '#000', opacity: 0.45, soft: 4 }),
          oval(middle[0], middle[1] + 5, 17.4, 17.4, { fill: ink('setting') }),
          bead('eye', [middle[0], middle[1] + 5], 14.4, 14.4, 0, eye.kind),
        ]
      : '',
  ]
}

/** A pear-shaped stone in a narrow bezel. */
function pear({ metal, stone }: NecklaceColours, low: number, studio: Studio): Markup {
  const middle: Point = [CX, low + 90]
  const outline = (grow: number) => (a: number) => {
    const up = Math.max(0, -Math.sin(a))
    return 46 * (1 + 0.78 * up ** 3.4 - 0.08 * up) + grow
  }
  const edge = (grow: number) => outlinePath(middle, outline(grow), 120)
  const body: Material = {
    pearl: { color: stone.color, gloss: 0.7, f0: 0.05, wrap: 0.4, sheen: 0.2, glow: 0.12 },
    metal: { color: stone.color, metal: true, gloss: 0.8 },
    stone: { color: stone.color, gloss: 0.94, f0: 0.05, wrap: 0.34, glow: 0.12 },
  }[stone.kind]
  const spark: Point = [middle[0] - 14, middle[1] - 13]
  const bezel: Material = { color: metal, metal: true, gloss: 0.84 }
  const dome = (_x: number, _y: number, rim: number) => 34 * Math.sqrt(Math.max(0, 1 - rim * rim * 0.98))
  const wall = (_x: number, _y: number, rim: number) => 8 * Math.sqrt(Math.max(0, 1 - ((rim - 0.92) / 0.085) ** 2))
  return [
    pendantShadow(edge(5)),
    bail([CX, low + 10], metal, studio),
    draw(edge(5.5), { fill: darken(metal, 0.45) }),
    mesh(plain, studio, [relief(middle, outline(5), wall, bezel, 60)]),
    draw(edge(-1), { fill: darken(stone.color, 0.6) }),
    mesh(plain, studio, [relief(middle, outline(-1.5), dome, body, 44)]),
    oval(...spark, 8, 12, {
      fill: '#fff',
      opacity: stone.kind === 'pearl' ? 0.5 : 0.75,
      soft: 4,
      transform: `rotate(24 ${spark.join(' ')})`,
    }),
    // Light goes through a stone and pools on its far side
    stone.kind === 'stone' ? oval(middle[0] + 11, middle[1] + 15, 19, 13, { fill: lighten(stone.color, 0.5), opacity: 0.42, soft: 8 }) : '',
  ]
}

/** Waxed silk with a sliding knot on either side, and one bead between caps of metal. */
function onCord({ metal, bead: gem }: NecklaceColours, low: number, studio: Studio): Markup {
  const d = path(low)
  const round: Facets[] = ([-1, 1] as const).map((s) => ({
    at: linkShape([CX + s * 38, catenary(low)(CX + s * 38) - 1], s * 1.1, 1.57, 8.4, 8.4, 3.2),
    rows: 40,
    cols: 12,
    material: { color: metal, metal: true, gloss: 0.8 },
  }))
  const knots = spaced(low, () => 15).filter((_, i, all) => Math.abs(i / all.length - 0.5) > 0.16 && Math.abs(i / all.length - 0.5) < 0.2)
  return [
    draw(d, { stroke: darken(CORD, 0.4), width: 6.6 }),
    draw(d, { stroke: CORD, width: 5 }),
    draw(d, { stroke: lighten(CORD, 0.32), width: 1.6, opacity: 0.8, dash: '3 3', transform: 'translate(-1.2 -.6)' }),
    knots.map(({ at: [x, y] }) => [
      oval(x + 2, y + 3, 7, 7, { fill: '#000', opacity: 0.35, soft: 2 }),
      oval(x, y, 6.4, 6.8, { fill: darken(CORD, 0.1) }),
      oval(x - 2, y - 2, 2.4, 2, { fill: lighten(CORD, 0.4), soft: 1 }),
    ]),
    beadShadow([CX, low + 8], 38),
    mesh(plain, studio, round),
    bead('bead', [CX, low + 8], 38, 37, 0, gem.kind),
  ]
}

export function necklace({ style, ...colours }: NecklaceColours & NecklaceShape): Drawing {
  const { metal, bust, bg, bead: beads, eye } = colours
  const studio = room(bg)
  const form = linenBust(bust, studio)
  const low = { disc: 566, strand: 596, drop: 560, cord: 610 }[style]
  const hanging = {
    disc: () => [chainShadow(low, 9), chain(low, metal, studio), disc(colours, low, studio)],
    strand: () => strand(colours, low),
    drop: () => [chainShadow(low, 9), chain(low, metal, studio), pear(colours, low, studio)],
    cord: () => [chainShadow(low, 8), onCord(colours, low, studio)],
  }[style]
  return {
    bg,
    focus: [CX, 540],
    defs: [
      form.defs,
      gemDefs('bead', beads, bg),
      eye ? gemDefs('eye', eye, bg) : '',
      radial('setting', [
        [0.78, darken(metal, 0.5)],
        [0.86, lighten(metal, 0.6)],
        [1, darken(metal, 0.3)],
      ]),
    ],
    parts: [form.paint, group(hanging(), { clip: form.clip })],
  }
}
