// Cushion: a filled cloth seen from the front, as a height field with piping round it; bolster and round are meshes.
import {
  along,
  box,
  bloom,
  bump,
  camera,
  clamp,
  cord,
  crease,
  curve,
  darken,
  dice,
  draw,
  ground,
  group,
  lathe,
  lerp,
  lighten,
  line,
  luminance,
  mesh,
  mix,
  num,
  oval,
  room,
  shade,
  smooth,
  surface,
  texture,
  unit,
  type Drawing,
  type Facets,
  type Markup,
  type Material,
  type Point,
  type Studio,
  type Vector,
} from '../kit.ts'

export interface CushionColours {
  cloth: string
  /** Yarn or ink of the pattern, and the piping's colour. */
  second: string
  piping: string
  bg: string
}
export interface CushionShape {
  form: 'square' | 'long' | 'bolster' | 'round'
  pattern: 'plain' | 'ikat' | 'print' | 'cable'
}

const CX = 400
const BASE = 772
const SHADOW = '#17110f'

interface Size {
  readonly half: number
  readonly tall: number
  readonly puff: number
}

const SIZES: Record<'square' | 'long', Size> = {
  square: { half: 236, tall: 232, puff: 150 },
  long: { half: 306, tall: 152, puff: 112 },
}

const cotton = (color: string): Material => ({ color, gloss: 0.05, f0: 0.02, wrap: 0.42, sheen: 0.14, glow: 0.04 })
const wool = (color: string): Material => ({ color, gloss: 0.02, f0: 0.02, wrap: 0.24, sheen: 0.2, glow: 0.06 })

/** Filled cloth pulls its edges in between the corners, and the top sinks where a hand has struck it. */
function page({ half, tall }: Size, s: number, t: number): Point {
  const dent = 20 * bump(s, 0.06, 0.36) * smooth(0.3, -1, t)
  const x = CX + s * half * (1 - 0.052 * (1 - t * t))
  const y = BASE - tall + t * tall * (1 - 0.05 * (1 - s * s)) + dent
  return [x, y]
}

function height({ half, tall, puff }: Size, s: number, t: number): number {
  const fill = ((1 - Math.abs(s) ** 2.1) * (1 - Math.abs(t) ** 2.1)) ** 0.56
  const [x, y] = [s * half, t * tall]
  // Folds run in from the corners and down from the dent
  const corner = (sx: number, sy: number, angle: number, deep: number) =>
    deep * crease(x, y, sx * half * 0.72, sy * tall * 0.72, angle, 9, 46) -
    deep * 0.8 * crease(x, y, sx * half * 0.66, sy * tall * 0.8, angle + 0.16, 9, 40)
  const folds =
    corner(-1, -1, 0.76, 10) +
    corner(1, -1, 2.38, 11) +
    corner(-1, 1, 2.38, 9) +
    corner(1, 1, 0.76, 10) +
    13 * crease(x, y, -30, -tall * 0.42, 1.9, 15, 90) -
    12 * crease(x, y, 26, -tall * 0.5, 1.5, 16, 70) +
    8 * crease(x, y, 92, -tall * 0.36, 1.1, 14, 90)
  return puff * fill - 22 * bump(s, 0.05, 0.34) * smooth(0.25, -0.9, t) + folds * fill
}

/** Two cables and moss stitch between them, as height. */
function cables(x: number, y: number): number {
  const strand = (middle: number, phase: number) => {
    const turn = (y / 78) * Math.PI + phase
    const over = 0.75 + 0.25 * Math.cos(turn)
    return 15 * over * bump(x, middle + 15 * Math.sin(turn), 11)
  }
  const rope = (middle: number) =>
    Math.max(strand(middle, 0), strand(middle, Math.PI)) + 6 * (bump(x, middle - 40, 4) + bump(x, middle + 40, 4))
  const moss =
    Math.max(0, Math.sin((x * Math.PI) / 9)) * Math.max(0, Math.sin((y * Math.PI) / 9)) +
    Math.max(0, -Math.sin((x * Math.PI) / 9)) * Math.max(0, -Math.sin((y * Math.PI) / 9))
  const ropes = [-126, 0, 126]
  const between = Math.min(...ropes.map((m) => Math.abs(x - m))) > 46 ? 3.6 * moss : 0
  const stitches = 0.9 * Math.sin((y * Math.PI) / 5 + Math.abs(((x + 800) % 10) - 5))
  return ropes.reduce((sum, m) => sum + rope(m), 0) + between + stitches
}

/** Which yarn shows at a place of a woven ikat, 0 ground to 1 pattern; dyed threads never quite line up. */
function ikat(x: number, y: number, size: Size, repeat: number): number {
  const thread = Math.floor(x / 3.4)
  const slip = 5.5 * Math.sin(thread * 12.9898) * Math.sin(thread * 4.1) + 2.4 * Math.sin(thread * 78.233)
  const width = (2 * size.half) / repeat
  const cell = ((((x + size.half) % width) + width) % width) - width / 2
  const d = Math.abs(cell) * (repeat > 1 ? 1.1 : 0.86) + Math.abs(y + slip)
  const edge = repeat > 1 ? size.tall * 0.82 : size.half * 0.8
  const ring = (at: number, wide: number) => smooth(wide, wide * 0.4, Math.abs(d - at))
  const star = smooth(edge * 0.22, edge * 0.17, d) - ring(edge * 0.11, 7)
  const hooks = ring(edge * 0.78, 9) * smooth(0.1, 0.6, Math.sin((Math.abs(cell) - Math.abs(y)) / 9))
  const border =
    smooth(7, 3, Math.abs(Math.abs(y + slip * 0.5) - size.tall * 0.88)) + smooth(4, 2, Math.abs(Math.abs(y + slip * 0.5) - size.tall * 0.8))
  const corners =
    smooth(26, 20, Math.abs(Math.abs(cell) - width * 0.37) + Math.abs(Math.abs(y + slip) - size.tall * 0.52)) * (repeat > 1 ? 0 : 1)
  return clamp(star + ring(edge * 0.4, 13) + ring(edge * 0.58, 6) + hooks + ring(edge, 11) + border + corners)
}

function front(size: Size, { cloth, second }: CushionColours, pattern: CushionShape['pattern'], studio: Studio) {
  const knitted = pattern === 'cable'
  const fine = knitted || pattern === 'ikat'
  const at = (u: number, v: number): Vector => {
    const [s, t] = [2 * u - 1, 2 * v - 1]
    const [x, y] = page(size, s, t)
    const edge = smooth(1, 0.86, Math.abs(s)) * smooth(1, 0.86, Math.abs(t))
    return [x, y, height(size, s, t) + (knitted ? cables(s * size.half, t * size.tall) * edge : 0)]
  }
  const ground = knitted ? wool(cloth) : cotton(cloth)
  const yarns = along(8, (k) => cotton(mix(cloth, second, k)))
  const body = surface('body', studio, {
    at,
    rows: knitted ? 260 : fine ? 200 : 110,
    cols: knitted ? 250 : fine ? 230 : 100,
    soften: knitted ? 0.5 : fine ? 0.8 : 1.8,
    material: (u, v) => {
      if (pattern !== 'ikat') return ground
      const k = ikat((2 * u - 1) * size.half, (2 * v - 1) * size.tall, size, size.half > 280 ? 3 : 1)
      return yarns[Math.round(k * 8)] ?? ground
    },
    ao: (u, v) => {
      const edge = Math.min(smooth(1, 0.93, Math.abs(2 * u - 1)), smooth(1, 0.93, Math.abs(2 * v - 1)))
      const stitch = knitted ? lerp(0.7, 1.06, clamp(cables((2 * u - 1) * size.half, (2 * v - 1) * size.tall) / 12)) : 1
      return stitch * lerp(0.6, 1, edge) * (1 - 0.25 * smooth(0.72, 1, v))
    },
  })
  return { ...body, at }
}

/** Leaves and buds of a block print, each lit by the way the cloth faces under it. */
function printed(size: Size, { second, cloth }: CushionColours, studio: Studio): string[] {
  const random = dice(11)
  const pale = luminance(cloth) > 0.45
  const inks = [second, mix(second, cloth, 0.35), pale ? darken(second, 0.3) : lighten(second, 0.4)]
  const lit = (s: number, t: number, color: string) => {
    const slope = (ds: number, dt: number) => height(size, s + ds, t + dt) - height(size, s - ds, t - dt)
    const normal = unit([-slope(0.02, 0) / (0.04 * size.half), -slope(0, 0.02) / (0.04 * size.tall), 1])
    return shade(normal, cotton(color), studio, 1 - 0.25 * smooth(0.44, 1, t))
  }
  const out: string[] = []
  const rows = 5
  const columns = 5
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const s = ((column + (row % 2 ? 0.5 : 0) + 0.25) / columns) * 2 - 1 + 0.01 * random()
      const t = ((row + 0.5) / rows) * 2 - 1 + 0.01 * random()
      if (Math.abs(s) > 0.97) continue
      const [x, y] = page(size, s, t)
      const mirrored = row % 2 ? -1 : 1
      const squeeze = (q: number) => num((1 - 0.35 * Math.abs(q) ** 6) * 100) / 100
      const leaf = 'M0 0C4-14 18-22 34-20C30-6 16 3 0 0Z'
      const color = (i: number) => lit(s, t, inks[i] ?? second)
      const parts = [
        draw('M-34 26C-14 20-2 4 2-26', { stroke: color(0), width: 2.6 }),
        draw(leaf, { fill: color(0), transform: 'translate(-20 20) rotate(-100)' }),
        draw(leaf, { fill: color(1), transform: 'translate(-16 18) rotate(6)' }),
        draw(leaf, { fill: color(0), transform: 'translate(-4 4) rotate(-20) scale(.9)' }),
        draw(leaf, { fill: color(1), transform: 'translate(-4 4) rotate(-126) scale(.85)' }),
        bloom(3, -34, 0.52, { fill: color(2), stroke: color(0), width: 2.4 }),
        oval(-34, -30, 3.4, 3.4, { fill: color(2) }),
        oval(34, 24, 3.4, 3.4, { fill: color(1) }),
      ]
      const scale = `scale(${num(mirrored * squeeze(s) * 115) / 100} ${num(squeeze(t) * 115) / 100})`
      // The block does not print evenly everywhere
      out.push(group(parts, { opacity: 0.8 + 0.15 * random(), transform: `translate(${num(x)} ${num(y)}) ${scale}` }))
    }
  }
  return out
}

/** Cord sewn into the seam all round. */
function piping(size: Size, { piping: color }: CushionColours, studio: Studio): string {
  const sides = (t: number): [s: number, q: number] => {
    const side = Math.floor(t * 4) % 4
    const along = (t * 4 - Math.floor(t * 4)) * 2 - 1
    if (side === 0) return [along, -1]
    if (side === 1) return [1, along]
    if (side === 2) return [-along, 1]
    return [-1, -along]
  }
  // Corners are turned, not folded
  const round = (s: number, q: number): Point => {
    const limit = 0.955
    const [ox, oy] = [Math.max(0, Math.abs(s) - limit), Math.max(0, Math.abs(q) - limit)]
    const reach = Math.hypot(ox, oy)
    const k = ox > 0 && oy > 0 ? (1 - limit) / reach : 1
    return [Math.sign(s) * (Math.min(Math.abs(s), limit) + ox * k), Math.sign(q) * (Math.min(Math.abs(q), limit) + oy * k)]
  }
  const path = (t: number): Vector => {
    const [s, q] = sides(((t % 1) + 1) % 1)
    const [x, y] = page(size, ...round(s, q))
    return [x, y, 0]
  }
  const view = camera({ at: [0, 0], distance: 1e6 })
  const twist: Facets = {
    at: cord(path, () => 4.8, [0, 0, 1]),
    rows: 420,
    cols: 16,
    flipped: true,
    material: cotton(color),
  }
  return mesh(view, studio, [twist])
}

function label(size: Size, { second, bg }: CushionColours): string {
  const [x, y] = page(size, 1, 0.42)
  return group(
    [
      box(-2, 4, 26, 34, 1, { fill: SHADOW, opacity: 0.35, soft: 4 }),
      box(0, 0, 24, 32, 1.5, { fill: '#fbf7ef' }),
      box(0, 0, 6, 32, 1, { fill: '#000', opacity: 0.16, soft: 2 }),
      bloom(13, 18, 0.3, { stroke: darken(luminance(second) > 0.5 ? bg : second, 0.4), width: 4 }),
    ],
    { transform: `translate(${num(x - 1)} ${num(y)}) rotate(3)` },
  )
}

function flatCushion(form: 'square' | 'long', pattern: CushionShape['pattern'], colours: CushionColours): Drawing {
  const { bg, cloth } = colours
  const studio = room(bg)
  const size = SIZES[form]
  const body = front(size, colours, pattern, studio)
  const knitted = pattern === 'cable'
  const tip = BASE - size.tall
  const print: Markup = pattern === 'print' ? group(printed(size, colours, studio), { clip: body.clip }) : ''
  return {
    bg,
    floor: 782,
    focus: [CX - 40, tip - (form === 'long' ? 0 : 40)],
    busy: true,
    defs: [body.defs, texture.weave('cloth', knitted ? 0.3 : 0.55), texture.pile('fluff', 0.5, 1.5), texture.fuzz('fray', 3, 0.4)],
    parts: [
      ground(CX, BASE + 2, size.half * 0.96, 13),
      oval(CX + size.half * 0.55, BASE - 6, size.half * 0.9, 46, { fill: SHADOW, opacity: 0.16, soft: 26 }),
      label(size, colours),
      group([
        body.paint,
        print,
        group(
          [
            draw(body.outline, {
              fill: '#888',
              filter: 'cloth',
              blend: 'soft-light',
              opacity: knitted ? 0.2 : pattern === 'plain' ? 0.6 : 0.5,
            }),
            knitted ? draw(body.outline, { fill: '#fff', filter: 'fluff', blend: 'multiply', opacity: 0.35 }) : '',
            // The lamp on the upper left of the filling, and its far side turning away
            oval(CX - size.half * 0.42, tip - size.tall * 0.4, size.half * 0.5, size.tall * 0.42, {
              fill: '#fff',
              opacity: 0.2,
              soft: 44,
              blend: 'soft-light',
            }),
            draw(
              `M${CX + size.half} ${tip - size.tall * 0.4}V${BASE + 20}H${CX - size.half * 0.4}Q${CX + size.half * 0.7} ${tip + size.tall * 0.7} ${CX + size.half} ${tip - size.tall * 0.4}Z`,
              { fill: SHADOW, opacity: 0.34, soft: 44 },
            ),
            draw(body.outline, { stroke: lighten(bg, 0.4), width: 10, opacity: 0.16, soft: 8 }),
          ],
          { clip: body.clip },
        ),
      ]),
      knitted
        ? group(piping(size, { ...colours, piping: darken(cloth, 0.06) }, studio), { filter: 'fray' })
        : piping(size, colours, studio),
    ],
  }
}

/** Gathered cloth at the end of a bolster or on top of a round cushion: pleats that deepen towards the middle. */
const pleat = (u: number, count: number, v: number) => Math.sin(u * 2 * Math.PI * count) * smooth(0.06, 0.3, v) * smooth(1, 0.62, v)

function bolster(colours: CushionColours): Drawing {
  const { cloth, second, piping: cordColour, bg } = colours
  const studio = room(bg)
  const radius = 118
  const half = 272
  const view = camera({ at: [386, 690], yaw: -29, pitch: 17, distance: 4200 })
  const stripes = (v: number) => {
    const d = Math.abs(2 * v - 1)
    return (
      Math.max(
        bump(d, 0.8, 0.022),
        bump(d, 0.72, 0.009),
        bump(d, 0.88, 0.009),
        bump(d, 0.3, 0.012),
        bump(d, 0.24, 0.007),
        bump(d, 0.36, 0.007),
      ) > 0.5
    )
  }
  const soft = (u: number, v: number) =>
    1 + 0.012 * Math.sin(u * 21 + v * 9) + 0.014 * Math.sin(v * 13 + 1) - 0.05 * smooth(0.94, 1, Math.abs(2 * v - 1))
  const tube: Facets = {
    rows: 150,
    cols: 120,
    at: (u, v) => {
      const a = u * 2 * Math.PI
      const r = radius * soft(u, v)
      // It flattens a little where it lies
      const down = Math.cos(a) > 0 ? 0.94 : 1
      return [lerp(-half, half, v), r * Math.cos(a) * down, r * Math.sin(a)]
    },
    flipped: false,
    material: (_, v) => cotton(stripes(v) ? second : cloth),
    ao: (u, v) => (1 - 0.5 * smooth(0.4, 1, Math.cos(u * 2 * Math.PI))) * (1 - 0.2 * smooth(0.97, 1, Math.abs(2 * v - 1))),
  }
  const end: Facets = {
    rows: 60,
    cols: 210,
    flipped: true,
    at: (u, v) => {
      const a = u * 2 * Math.PI
      const r = Math.max(0.5, radius * 0.95 * v)
      return [half + 22 * Math.sqrt(1 - v * v) + 3 * pleat(u, 22, v) - 12 * bump(v, 0, 0.14), r * Math.cos(a) * 0.97, r * Math.sin(a)]
    },
    material: cotton(cloth),
    ao: (u, v) => 0.92 - 0.3 * bump(v, 0, 0.2) + 0.16 * pleat(u, 22, v),
  }
  const edge: Facets = {
    at: cord(
      (t) => [half - 2, radius * 0.96 * Math.cos(t * 2 * Math.PI) * 0.97, radius * 0.96 * Math.sin(t * 2 * Math.PI)],
      () => 6.2,
      [1, 0, 0],
    ),
    rows: 200,
    cols: 14,
    material: cotton(cordColour),
    flipped: true,
    ao: (_, v) => 0.88 + 0.12 * Math.sin(v * 600),
  }
  const button: Facets = {
    at: (u, v) => {
      const a = u * 2 * Math.PI
      return [
        half + 14 + 7 * Math.cos((v * Math.PI) / 2),
        15 * Math.sin((v * Math.PI) / 2) * Math.cos(a),
        15 * Math.sin((v * Math.PI) / 2) * Math.sin(a),
      ]
    },
    rows: 16,
    cols: 30,
    material: cotton(cordColour),
    flipped: true,
  }
  const patch = (grow: number, dx: number, dz: number) => {
    const [w, d] = [half * grow, radius * 0.7 * grow]
    const corners: Vector[] = [
      [-w + dx, radius, d + dz],
      [w + dx, radius, d + dz],
      [w + dx, radius, -d + dz],
      [-w + dx, radius, -d + dz],
    ]
    return `${line(corners.map((p) => view.page(p)))}Z`
  }
  const body = mesh(view, studio, [tube, end])
  return {
    bg,
    floor: 760,
    focus: [500, 690],
    busy: true,
    defs: [texture.weave('cloth', 0.5)],
    parts: [
      draw(patch(1.08, 70, -40), { fill: SHADOW, opacity: 0.22, soft: 26 }),
      draw(patch(1, 26, -8), { fill: SHADOW, opacity: 0.36, soft: 14 }),
      draw(patch(0.98, 2, 0), { fill: SHADOW, opacity: 0.5, soft: 8 }),
      group(body, {}, 'bolster'),
      '<g style="mix-blend-mode:soft-light" opacity=".5"><use href="#bolster" filter="url(#cloth)"/></g>',
      mesh(view, studio, [edge, button]),
    ],
  }
}

function roundCushion(colours: CushionColours): Drawing {
  const { cloth, piping: cordColour, bg } = colours
  const studio = room(bg)
  const radius = 252
  const tall = 150
  const view = camera({ at: [400, 742], pitch: 33, distance: 4200 })
  const turned = lathe([
    [radius * 0.7, 0],
    [radius * 0.9, 0, 40],
    [radius, tall * 0.5, 90],
    [radius * 0.93, tall * 0.92, 70],
    [radius * 0.6, tall * 1.03, 90],
    [radius * 0.22, tall * 0.98, 40],
    [radius * 0.05, tall * 0.76, 10],
    [0, tall * 0.74],
  ])
  const count = 30
  const middle = turned.reach(7)
  const fold = (u: number, v: number) =>
    Math.abs(Math.sin(u * Math.PI * count)) ** 0.7 * smooth(0, 0.16, v) * smooth(middle, middle - 0.2, v)
  const body: Facets = {
    rows: 110,
    cols: 330,
    flipped: true,
    at: (u, v) => {
      const [x, y, z] = turned.at(u, v)
      const lift = fold(u, v)
      const out = 1 + 0.02 * (lift - 0.5)
      return [x * out, y * (1 + 0.05 * (lift - 0.6)), z * out]
    },
    material: { ...cotton(cloth), sheen: 0.34, wrap: 0.36 },
    ao: (u, v) => {
      const groove = lerp(0.62, 1, fold(u, v))
      return lerp(1, groove, smooth(0.02, 0.2, v)) * lerp(0.5, 1, smooth(0, 0.2, v)) * (1 - 0.4 * smooth(middle - 0.16, middle, v))
    },
  }
  const button = lathe([
    [34, tall * 0.76],
    [36, tall * 0.84, 8],
    [20, tall * 0.9, 16],
    [0, tall * 0.91],
  ])
  const disc = (grow: number, dx: number, dz: number) =>
    `${line(along(56, (t) => view.page([radius * grow * Math.sin(t * 2 * Math.PI) + dx, 0, radius * grow * Math.cos(t * 2 * Math.PI) + dz])))}Z`
  return {
    bg,
    floor: 770,
    focus: [380, 610],
    busy: true,
    defs: [texture.pile('nap', 0.55, 1.2)],
    parts: [
      draw(disc(1.1, 90, -40), { fill: SHADOW, opacity: 0.22, soft: 26 }),
      draw(disc(1, 34, -8), { fill: SHADOW, opacity: 0.36, soft: 14 }),
      draw(disc(0.93, 4, 4), { fill: SHADOW, opacity: 0.55, soft: 8 }),
      group(mesh(view, studio, [body]), {}, 'round'),
      '<g style="mix-blend-mode:multiply" opacity=".3"><use href="#round" filter="url(#nap)"/></g>',
      draw(
        curve(
          along(40, (t) => view.page([40 * Math.sin(t * 2 * Math.PI), -tall * 0.8, 40 * Math.cos(t * 2 * Math.PI)])),
          true,
        ),
        { fill: SHADOW, opacity: 0.5, soft: 8 },
      ),
      mesh(view, studio, [{ at: button.at, rows: 30, cols: 60, flipped: true, material: { ...cotton(cordColour), sheen: 0.3 } }]),
    ],
  }
}

export function cushion({ form, pattern, ...colours }: CushionColours & CushionShape): Drawing {
  if (form === 'bolster') return bolster(colours)
  if (form === 'round') return roundCushion(colours)
  return flatCushion(form, pattern, colours)
}
