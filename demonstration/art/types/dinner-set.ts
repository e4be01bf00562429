// Dinner set: plates, bowls and cups, each a turned body from foot to rim to well, painted one after another.
import {
  along,
  bloom,
  bump,
  camera,
  clamp,
  cord,
  curve,
  darken,
  draw,
  group,
  insideLight,
  lathe,
  lerp,
  lighten,
  line,
  luminance,
  mesh,
  mix,
  room,
  smooth,
  texture,
  type Camera,
  type Corner,
  type Drawing,
  type Facets,
  type Markup,
  type Material,
  type Studio,
  type Vector,
} from '../kit.ts'

export interface DinnerSetColours {
  glaze: string
  finish: 'stoneware' | 'porcelain' | 'glass'
  /** Stoneware: where the glaze breaks over the edge. Porcelain: the painted line and flower. */
  rim: string
  clay: string
  bg: string
}
export interface DinnerSetShape {
  laid: keyof typeof LAYOUTS
}

const SHADOW = '#17110f'
const TEA = '#7a3c16'

interface Dish {
  readonly corners: readonly Corner[]
  /** Numbers of the corners at the edge and where the floor begins. */
  readonly edge: number
  readonly well: number
  readonly radius: number
  readonly height: number
  readonly foot: number
  /** Level to which it is filled with tea. */
  readonly filled?: boolean
}

function plate(radius: number): Dish {
  const height = radius * 0.13
  const corners: Corner[] = [
    [radius * 0.5, 0],
    [radius * 0.57, 0, 3],
    [radius * 0.6, height * 0.36, 8],
    [radius * 0.96, height * 0.72, 18],
    [radius, height, 3],
    [radius - 2, height + 3.5, 3],
    [radius - 7, height + 1, 4],
    [radius * 0.8, height * 0.64, 34],
    [radius * 0.66, height * 0.5, 22],
    [0, height * 0.46],
  ]
  return { corners, edge: 5, well: 8, radius, height, foot: radius * 0.57 }
}

function bowl(radius: number, height: number): Dish {
  const corners: Corner[] = [
    [radius * 0.4, 0],
    [radius * 0.46, 0, 2],
    [radius * 0.45, 13, 5],
    [radius * 0.78, height * 0.3, 60],
    [radius * 0.96, height * 0.7, 50],
    [radius, height, 3],
    [radius - 2, height + 3, 2],
    [radius - 6, height, 3],
    [radius * 0.9, height * 0.68, 50],
    [radius * 0.72, height * 0.34, 60],
    [radius * 0.34, 20, 40],
    [0, 18],
  ]
  return { corners, edge: 6, well: 10, radius, height, foot: radius * 0.46 }
}

function cup(radius: number, height: number): Dish {
  const level = height * 0.8
  const corners: Corner[] = [
    [radius * 0.5, 0],
    [radius * 0.56, 0, 2],
    [radius * 0.55, 9, 4],
    [radius * 0.86, height * 0.24, 40],
    [radius * 0.93, height * 0.7, 40],
    [radius, height, 2],
    [radius - 2, height + 2.5, 2],
    [radius - 6, height, 2],
    [radius * 0.88, level, 0.5],
    [0, level],
  ]
  return { corners, edge: 6, well: 8, radius, height, foot: radius * 0.56, filled: true }
}

interface Placed {
  readonly dish: Dish
  readonly at: Vector
  /** What stands in it: the radius of its foot and of its widest part, which shade this dish. */
  readonly under?: { readonly foot: number; readonly wide: number; readonly lift: number }
  readonly handle?: boolean
  readonly flower?: boolean
  /** It stands on the table, not in another. */
  readonly grounded?: boolean
}

interface Layout {
  readonly pitch: number
  readonly at: readonly [number, number]
  readonly floor: number
  readonly focus: readonly [number, number]
  readonly sticks?: boolean
  readonly dishes: readonly Placed[]
}

/** Dishes one in another, from the table up. */
function pile(x: number, z: number, ...rows: readonly (readonly [Dish, number])[]): Placed[] {
  let height = 0
  return rows.map(([dish, step], i): Placed => {
    const at: Vector = [x, -height, z]
    height += step
    const next = rows[i + 1]?.[0]
    return { dish, at, grounded: i === 0, ...(next ? { under: { foot: next.foot, wide: next.radius, lift: next.height } } : {}) }
  })
}

const DINNER = plate(296)
const SIDE = plate(230)
const SOUP = bowl(180, 112)
const RICE = bowl(132, 94)

const LAYOUTS = {
  stack: {
    pitch: 20,
    at: [400, 752],
    floor: 770,
    focus: [360, 640],
    dishes: pile(0, 0, [DINNER, 23], [DINNER, 23], [DINNER, 27], [SIDE, 19], [SIDE, 22], [SOUP, 45], [SOUP, 48], [RICE, 0]),
  },
  setting: {
    pitch: 57,
    at: [386, 628],
    floor: 640,
    focus: [360, 560],
    sticks: true,
    dishes: [
      ...pile(-22, -404, [plate(66), 0]),
      ...pile(206, -336, [bowl(116, 84), 0]),
      ...pile(-26, 0, [plate(282), 22], [plate(210), 18], [bowl(138, 84), 0]),
    ],
  },
  bowls: {
    pitch: 29,
    at: [400, 700],
    floor: 730,
    focus: [420, 640],
    dishes: [
      ...pile(-110, -150, [bowl(184, 128), 48], [bowl(184, 128), 48], [bowl(184, 128), 0]),
      ...pile(138, 74, [bowl(200, 134), 0]),
    ].map((placed, i) => (i === 3 ? { ...placed, flower: true } : placed)),
  },
  cups: {
    pitch: 27,
    at: [400, 700],
    floor: 730,
    focus: [430, 640],
    dishes: [...pile(-142, -220, [plate(186), 16], [cup(116, 150), 0]), ...pile(104, 90, [plate(212), 18], [cup(134, 174), 0])].map(
      (placed, i) => (i % 2 === 1 ? { ...placed, handle: true, flower: true } : placed),
    ),
  },
} satisfies Record<string, Layout>

function glazeOf({ glaze, finish }: DinnerSetColours): Material {
  if (finish === 'glass') return { color: glaze, gloss: 0.97, f0: 0.07, wrap: 0.7, glow: 0.16 }
  if (finish === 'porcelain') return { color: glaze, gloss: 0.95, f0: 0.055, wrap: 0.3 }
  return { color: glaze, gloss: 0.8, f0: 0.05, wrap: 0.22 }
}

/** Shade of whatever stands in a dish, thrown to the right and back. */
function shaded(x: number, z: number, { foot, wide, lift }: NonNullable<Placed['under']>): number {
  const near = Math.hypot(x, z)
  const thrown = Math.hypot(x - 0.5 * lift, z + 0.34 * lift)
  return (1 - 0.6 * smooth(foot * 1.25, foot * 0.98, near)) * (1 - 0.42 * smooth(wide * 1.12, wide * 0.7, thrown))
}

function body({ dish, at, under }: Placed, colours: DinnerSetColours): Facets {
  const { glaze, finish, rim, clay } = colours
  const turned = lathe(dish.corners, at)
  const [edge, well] = [turned.reach(dish.edge), turned.reach(dish.well)]
  const coat = glazeOf(colours)
  const raw: Material = { color: clay, gloss: 0.1, f0: 0.03, wrap: 0.3 }
  const broken = finish === 'porcelain' ? { ...coat, color: rim } : { ...coat, color: rim, gloss: 0.6 }
  const tea: Material = { color: TEA, gloss: 0.98, f0: 0.05, wrap: 0.5 }
  // Glaze runs thin on a steep wall and gathers in the well
  const pool = finish === 'stoneware' ? 0.3 : 0
  const thin = lighten(glaze, luminance(glaze) > 0.4 ? 0.12 : 0.07)
  const span = 2.6 / (dish.radius + dish.height)
  const near = (v: number, offset: number) => Math.abs(v - edge - offset * span) < span * 0.8
  const painted = (v: number) => (finish === 'porcelain' ? near(v, 2.6) || near(v, -3.4) : near(v, 0))
  return {
    at: turned.at,
    // What another dish covers needs no fine floor
    rows: under ? 62 : 100,
    cols: under ? 110 : 150,
    flipped: true,
    material: (_, v) => {
      const [, height] = turned.profile(v)
      if (finish === 'stoneware' && v < edge && height < dish.height * 0.1 + 2) return raw
      if (finish !== 'glass' && painted(v)) return broken
      if (v < edge)
        return finish === 'stoneware' ? { ...coat, color: mix(thin, glaze, smooth(dish.height, dish.height * 0.4, height)) } : coat
      if (dish.filled && v > well + 0.012) return tea
      return { ...coat, color: darken(mix(thin, glaze, smooth(edge, edge + 0.08, v)), pool * smooth(well - 0.12, well + 0.1, v)) }
    },
    ao: (u, v) => {
      const p = turned.at(u, v)
      const local: Vector = [p[0] - at[0], p[1] - at[1], p[2] - at[2]]
      const height = -local[1]
      if (v < edge) return lerp(0.42, 1, smooth(-2, dish.height * 0.7, height))
      const deep = dish.height / dish.radius
      const light = lerp(finish === 'glass' ? 0.82 : 0.62, 1, insideLight(local, dish.height - height, dish.radius, 0.6))
      const corner = 1 - 0.3 * deep * bump(v, well, 0.09)
      return light * corner * (under ? shaded(local[0], local[2], under) : 1)
    },
  }
}

/** Ear of a cup, at its right and a little to the front. */
function ear({ dish, at }: Placed, colours: DinnerSetColours): Facets {
  const { radius, height } = dish
  const angle = 1.15
  const out: Vector = [Math.sin(angle), 0, Math.cos(angle)]
  const path = (t: number): Vector => {
    const a = Math.PI * t
    const away = radius * 0.84 + radius * 0.52 * Math.sin(a) ** 0.7 - radius * 0.08 * t
    const up = height * 0.52 + height * 0.3 * Math.cos(a)
    return [at[0] + out[0] * away, at[1] - up, at[2] + out[2] * away]
  }
  return {
    at: cord(path, (t) => lerp(radius * 0.1, radius * 0.075, Math.sin(Math.PI * t)), [0.4, 0, 0.9]),
    rows: 80,
    cols: 30,
    material: glazeOf(colours),
    flipped: true,
    ao: (_, v) => lerp(0.55, 1, smooth(0, 0.15, Math.min(v, 1 - v))),
  }
}

function disc(view: Camera, [x, y, z]: Vector, radius: number, dx = 0, dz = 0): string {
  const points = along(56, (t) => view.page([x + radius * Math.sin(t * 2 * Math.PI) + dx, y, z + radius * Math.cos(t * 2 * Math.PI) + dz]))
  return `${line(points)}Z`
}

/** Shadow on the table of a pile: where it stands, and of its highest wide part. */
function shadow(view: Camera, piled: readonly Placed[], tint: string): string[] {
  const [bottom] = piled
  if (!bottom) return []
  const { at, dish } = bottom
  const top = Math.max(...piled.map((p) => p.dish.height - p.at[1])) * 0.5
  return [
    draw(disc(view, at, dish.radius * 1.06, top * 0.8 + 22, -top * 0.3), { fill: tint, opacity: 0.2, soft: 26 }),
    draw(disc(view, at, dish.radius * 0.99, dish.height * 0.5 + 8, -dish.height * 0.1), { fill: tint, opacity: 0.36, soft: 14 }),
    draw(disc(view, at, dish.foot * 1.12, 4, 0), { fill: SHADOW, opacity: 0.6, soft: 8 }),
  ]
}

/** A flower painted under the glaze on the front of a round wall. */
function flower(view: Camera, { dish, at }: Placed, colour: string): string {
  const turned = lathe(dish.corners, at)
  const v = turned.reach(4) * (dish.filled ? 0.86 : 0.98)
  const size = dish.height / (dish.filled ? 120 : 150)
  const on = (u: number, dv: number) => view.page(turned.at((u + 1) % 1, v + dv))
  const [x, y] = on(-0.03, 0)
  const stem = curve([on(-0.075, -0.05), on(-0.055, -0.02), on(-0.03, 0), on(0.01, 0.01), on(0.045, -0.03)])
  const leaf = (u: number, dv: number, turn: number) => {
    const [lx, ly] = on(u, dv)
    return draw('M0 0Q7-11 20-8Q14 5 0 0Z', {
      fill: colour,
      opacity: 0.8,
      transform: `translate(${lx.toFixed(1)} ${ly.toFixed(1)}) rotate(${turn}) scale(${size.toFixed(2)})`,
    })
  }
  return group(
    [
      draw(stem, { stroke: colour, width: 2.4 * size, opacity: 0.7 }),
      leaf(0.02, 0.005, -30),
      leaf(0.038, -0.02, 40),
      leaf(-0.062, -0.03, 150),
      leaf(-0.05, -0.015, 220),
      bloom(x, y, 0.82 * size, { fill: lighten(colour, 0.45), stroke: colour, width: 2.6 }),
    ],
    { opacity: 0.9 },
  )
}

/** Chopsticks side by side at the right of the plate, on a rest of the same clay. */
function sticks(view: Camera, studio: Studio, colours: DinnerSetColours): string[] {
  const wood: Material = { color: '#4a2c1e', gloss: 0.5, f0: 0.05, wrap: 0.25 }
  const stick = (x: number, lean: number): Facets => ({
    at: cord(
      (t) => [x + lean * t, -14 + 10 * t, -250 + 470 * t],
      (t) => lerp(4.2, 7.6, t),
      [1, 0, 0],
    ),
    rows: 80,
    cols: 20,
    material: (_, v) => (v > 0.93 ? { color: '#c9a45c', metal: true, gloss: 0.7 } : wood),
    flipped: true,
  })
  const cast = (x: number, lean: number) =>
    draw(line([view.page([x + 14, 0, -250]), view.page([x + lean + 10, 0, 214])]), { stroke: SHADOW, width: 11, opacity: 0.4, soft: 4 })
  const rest: Facets = {
    at: cord(
      (t) => [lerp(306, 384, t), -7, -196],
      (t) => 9 * Math.sqrt(clamp(1 - (2 * t - 1) ** 8)) + 0.4,
      [0, 1, 0],
    ),
    rows: 60,
    cols: 24,
    material: glazeOf(colours),
    flipped: false,
  }
  return [
    draw(line([view.page([312, 0, -190]), view.page([392, 0, -190])]), { stroke: SHADOW, width: 18, opacity: 0.45, soft: 4 }),
    mesh(view, studio, [rest]),
    cast(330, -6),
    cast(352, 2),
    mesh(view, studio, [stick(330, -6), stick(352, 2)]),
  ]
}

/** The wall's light along the edge of a dish: bright at the left, thin at the right. */
function edgeLight(view: Camera, { dish, at }: Placed, bg: string, clear: boolean): string[] {
  const turned = lathe(dish.corners, at)
  const arc = (v: number, from: number, to: number) => curve(along(40, (t) => view.page(turned.at((lerp(from, to, t) + 1) % 1, v))))
  const edge = turned.reach(dish.edge)
  return [
    draw(arc(edge, -0.3, -0.06), { stroke: '#fff', width: 2, opacity: 0.6, soft: 1 }),
    draw(arc(edge, 0.3, 0.46), { stroke: lighten(bg, 0.5), width: 1.6, opacity: 0.4, soft: 1 }),
    clear ? draw(arc(edge, 0, 1), { stroke: '#fff', width: 2.4, opacity: 0.7 }) : '',
  ]
}

export function dinnerSet({ laid, ...colours }: DinnerSetColours & DinnerSetShape): Drawing {
  const { finish, rim, bg, glaze } = colours
  const layout: Layout = LAYOUTS[laid]
  const studio = room(bg)
  const view = camera({ at: [...layout.at], pitch: layout.pitch, distance: 5200 })
  const clear = finish === 'glass'
  const piles: Placed[][] = []
  for (const placed of layout.dishes) {
    if (placed.grounded) piles.push([])
    piles[piles.length - 1]?.push(placed)
  }
  const tint = clear ? mix(glaze, SHADOW, 0.55) : SHADOW
  const painted = (placed: Placed): Markup => {
    const handled = placed.handle && !clear
    return [
      clear
        ? group(mesh(view, studio, [body(placed, colours)]), { opacity: 0.84 })
        : mesh(view, studio, [body(placed, colours), ...(handled ? [ear(placed, colours)] : [])]),
      finish === 'porcelain' && placed.flower ? flower(view, placed, rim) : '',
      edgeLight(view, placed, bg, clear),
    ]
  }
  return {
    bg,
    floor: layout.floor,
    focus: [...layout.focus],
    defs: texture.speck('grog', 0.34, 5),
    parts: [
      piles.map((piled) => shadow(view, piled, tint)),
      layout.sticks ? sticks(view, studio, colours) : '',
      group(
        piles.map((piled) => piled.map(painted)),
        {},
        'dishes',
      ),
      finish === 'stoneware' ? '<use href="#dishes" filter="url(#grog)" opacity=".22"/>' : '',
    ],
  }
}
