// Compact: a shallow lacquered case, open on the table. Case and lid are one tray, the lid turned up on its hinge
// and lined with a mirror, in which the powder shows again.
import {
  along,
  bloom,
  camera,
  clipTo,
  darken,
  draw,
  gradientOnPage,
  group,
  ink,
  lighten,
  line,
  luminance,
  mesh,
  mix,
  num,
  radial,
  room,
  smooth,
  texture,
  tube,
  type Camera,
  type Drawing,
  type Facets,
  type Markup,
  type Material,
  type Point,
  type Studio,
  type Style,
  type Vector,
} from '../kit.ts'

export interface CompactColours {
  powder: string
  bg: string
}
/** round and square hold one pan, a locket has a scalloped edge, a duo two pans and a palette four. */
export interface CompactShape {
  form: 'round' | 'locket' | 'square' | 'duo' | 'palette'
  lacquer: string
  metal: string
}

const ORIGIN: Point = [404, 676]
const PITCH = 27
/** How far the lid leans back from upright, in degrees. */
const LEAN = 6
const DEGREE = Math.PI / 180
const RIM = 15

interface Build {
  /** Half width and half depth. */
  readonly w: number
  readonly d: number
  /** Superellipse exponent: 2 is an ellipse. */
  readonly n: number
  readonly scallop: number
  readonly yaw: number
  readonly pans: readonly Pan[]
}

interface Pan {
  /** Middle and half sizes, in shares of the well's. */
  readonly x: number
  readonly z: number
  readonly w: number
  readonly d: number
  readonly n: number
  readonly tone: (powder: string) => string
}

const whole = (n: number): Pan[] => [{ x: 0, z: 0, w: 0.95, d: 0.95, n, tone: (powder) => powder }]
const row = (x: number, w: number, tone: Pan['tone']): Pan => ({ x, z: 0, w, d: 0.9, n: 9, tone })

const BUILDS: Record<CompactShape['form'], Build> = {
  round: { w: 186, d: 186, n: 2, scallop: 0, yaw: -13, pans: whole(2) },
  locket: { w: 190, d: 190, n: 2, scallop: 0.05, yaw: -13, pans: whole(2) },
  square: { w: 176, d: 164, n: 6, scallop: 0, yaw: -17, pans: whole(6) },
  duo: {
    w: 206,
    d: 142,
    n: 7,
    scallop: 0,
    yaw: -15,
    pans: [row(-0.36, 0.57, (powder) => powder), row(0.6, 0.34, (powder) => mix(darken(powder, 0.12), '#c4564e', 0.62))],
  },
  palette: {
    w: 232,
    d: 128,
    n: 8,
    scallop: 0,
    yaw: -13,
    pans: [
      row(-0.735, 0.215, (powder) => mix(lighten(powder, 0.72), '#f3dcc4', 0.35)),
      row(-0.245, 0.215, (powder) => lighten(powder, 0.24)),
      row(0.245, 0.215, (powder) => powder),
      row(0.735, 0.215, (powder) => darken(powder, 0.6)),
    ],
  },
}

const BASE_HEIGHT = 36
const LID_HEIGHT = 20

/** Points of a rounded outline in the plane of a tray, from the back round by the left to the front and on. */
function outline({ n, scallop }: Build, w: number, d: number, u: number, exponent = n): readonly [x: number, z: number] {
  const a = (u - 0.5) * 2 * Math.PI
  const [s, c] = [Math.sin(a), Math.cos(a)]
  const wave = 1 - scallop * (1 - Math.sqrt(Math.abs(Math.cos(6 * a))))
  return [w * wave * Math.sign(s) * Math.abs(s) ** (2 / exponent), d * wave * Math.sign(c) * Math.abs(c) ** (2 / exponent)]
}

/** Puts a tray's own coordinates (open side up, y = 0 at its rim) into the picture. */
type Place = (p: Vector) => Vector

function places({ d }: Build): { base: Place; lid: Place; seen: Place } {
  const turn = (90 - LEAN) * DEGREE
  const [s, c] = [Math.sin(turn), Math.cos(turn)]
  const hinge: Vector = [0, -BASE_HEIGHT - 2, -d - 5]
  const lid: Place = ([x, y, z]) => [x, hinge[1] + y * c + (z - d) * s, hinge[2] + (z - d) * c - y * s]
  // The mirror's plane: through a point of it, across its normal
  const [at, facing]: [Vector, Vector] = [lid([0, 7, 0]), [0, -c, s]]
  const seen: Place = (p) => {
    const far = 2 * ((p[1] - at[1]) * facing[1] + (p[2] - at[2]) * facing[2])
    return [p[0], p[1] - far * facing[1], p[2] - far * facing[2]]
  }
  return { base: ([x, y, z]) => [x, y - BASE_HEIGHT, z], lid, seen }
}

interface Scene {
  readonly build: Build
  readonly view: Camera
  readonly studio: Studio
  readonly lacquer: string
  readonly metal: string
  readonly bg: string
}

/** Closed outline on the page of a flat shape at depth y of a tray. */
function ringPath({ build, view }: Scene, place: Place, w: number, d: number, y: number, count = 240): string {
  const plain = { ...build, scallop: w < build.w - RIM / 2 ? 0 : build.scallop } // wells are never scalloped
  const points = along(count, (t) => {
    const [x, z] = outline(plain, w, d, t)
    return view.page(place([x, y, z]))
  })
  return `${line(points)}Z`
}

function panPath({ build, view }: Scene, place: Place, pan: Pan, grow: number, y: number): string {
  const [w, d] = [build.w - RIM, build.d - RIM]
  const points = along(96, (t) => {
    const [x, z] = outline({ ...build, scallop: 0 }, pan.w * w + grow, pan.d * d + grow, t, pan.n)
    return view.page(place([x + pan.x * w, y, z + pan.z * d]))
  })
  return `${line(points)}Z`
}

/** The outside of a tray, its foot rolled under. */
function wall({ build, view, studio, lacquer }: Scene, place: Place, height: number): string {
  const material: Material = { color: lacquer, gloss: 0.94, f0: 0.06, wrap: 0.16 }
  const body: Facets = {
    cols: 220,
    rows: 26,
    material,
    at: (u, v) => {
      const roll = 9 * (1 - Math.sqrt(Math.max(0, 1 - Math.max(0, (v - 0.55) / 0.45) ** 2))) + 2 * smooth(0.12, 0, v)
      const [x, z] = outline(build, build.w - roll, build.d - roll, u)
      return place([x, height * v, z])
    },
    ao: (_, v) => 1 - 0.45 * smooth(0.6, 1, v),
  }
  return mesh(view, studio, [body])
}

/** The flat lip of a tray with a line of metal at either edge. */
function lip(scene: Scene, place: Place, fill: string): string {
  const {
    build: { w, d },
    lacquer,
  } = scene
  const edge = (inset: number, style: Style) => draw(ringPath(scene, place, w - inset, d - inset, 0), style)
  return group([
    edge(0, { fill: ink(fill) }),
    edge(2, { stroke: ink('trim'), width: 4.4 }),
    edge(0.6, { stroke: '#fff', width: 1.2, opacity: 0.55 }),
    edge(4.6, { stroke: darken(lacquer, 0.7), width: 1.2, opacity: 0.5 }),
  ])
}

/** A pan of pressed powder in a metal godet, with the house mark pressed into it. */
function pan(scene: Scene, place: Place, each: Pan, i: number, powder: string): Markup {
  const { view, build } = scene
  const colour = each.tone(powder)
  const clip = `pan${i}`
  const [w, d] = [build.w - RIM, build.d - RIM]
  const middle: Vector = [each.x * w, 5, each.z * d]
  const [ox, oy] = view.page(place(middle))
  const [ax, ay] = view.page(place([middle[0] + 1, 5, middle[2]]))
  const [bx, by] = view.page(place([middle[0], 5, middle[2] + 1]))
  const plane = `matrix(${[ax - ox, ay - oy, bx - ox, by - oy, ox, oy].map((n) => Math.round(n * 1e4) / 1e4).join(' ')})`
  const size = Math.min(each.w * w, each.d * d) / 62
  const pale = luminance(colour) > 0.3
  const mark = (dx: number, dy: number, style: Style) =>
    group(bloom(dx, dy + 10 * size * 0.4, size, { width: 2.4, ...style }), { transform: plane })
  const ribs =
    build.pans.length > 1 || build.n > 2
      ? []
      : along(2, (t) => {
          const share = 0.8 + 0.1 * t
          const path = panPath(scene, place, { ...each, w: each.w * share, d: each.d * share }, 0, 5)
          return [
            draw(path, { stroke: darken(colour, 0.5), width: 2, opacity: 0.3 }),
            draw(path, { stroke: '#fff', width: 1.6, opacity: 0.4, transform: 'translate(.8 1.8)' }),
          ]
        })
  const face = panPath(scene, place, each, -3, 5)
  const [fx, fy] = view.page(place([middle[0] - each.w * w * 0.4, 5, middle[2] - each.d * d * 0.3]))
  return [
    clipTo(clip, face),
    gradientOnPage(
      `powder${i}`,
      [
        [0, lighten(colour, 0.22)],
        [0.5, colour],
        [1, darken(colour, 0.16)],
      ],
      [ox - each.w * w * 0.7, oy - 60, ox + each.w * w * 0.8, oy + 70],
    ),
    draw(panPath(scene, place, each, 1, 1), { fill: darken(scene.lacquer, 0.6), opacity: 0.9 }),
    draw(panPath(scene, place, each, 0, 3), { fill: ink('trim') }),
    draw(face, { fill: ink(`powder${i}`) }),
    group(
      [
        draw(face, { fill: '#fff', filter: 'milled', blend: 'multiply', opacity: 0.5 }),
        `<ellipse cx="${num(fx)}" cy="${num(fy)}" rx="${num(each.w * w * 0.6)}" ry="${num(each.d * d * 0.26)}" fill="url(#sheen)"/>`,
        ribs,
        mark(0.9, 1.4, { stroke: '#fff', opacity: pale ? 0.75 : 0.4 }),
        mark(-0.5, -0.9, { stroke: darken(colour, 0.55), opacity: 0.5 }),
        // The side of the well throws its shadow in from the left and the back
        draw(face, { stroke: '#0e0808', width: 9, opacity: 0.42, soft: 4, transform: 'translate(1.5 3)' }),
      ],
      { clip },
    ),
    draw(face, { stroke: darken(colour, 0.5), width: 1, opacity: 0.4 }),
  ]
}

function mirrorGlass(scene: Scene, place: Place, seen: Place, powder: string): Markup {
  const { build, view, lacquer } = scene
  const { base } = places(build)
  const across: Place = (p) => seen(base(p))
  const [w, d] = [build.w - RIM, build.d - RIM]
  const glass = ringPath(scene, place, w, d, 5)
  const corner = (x: number, z: number) => view.page(place([x * w, 5, z * d]))
  const streak = (from: number, to: number, opacity: number) => {
    const band = [corner(from, -1.1), corner(to, -1.1), corner(to - 1.05, 1.1), corner(from - 1.05, 1.1)]
    return draw(`${line(band)}Z`, { fill: '#fff', opacity, soft: 1 })
  }
  const wallAt = (dark: number) => darken(lighten(scene.bg, 0.25), dark)
  const [x0, y0] = corner(-0.9, -0.9)
  const [x1, y1] = corner(0.9, 0.9)
  return [
    clipTo('glass', glass),
    gradientOnPage(
      'silver',
      [
        [0, '#fff'],
        [0.25, lighten(scene.metal, 0.93)],
        [0.55, wallAt(0.18)],
        [0.8, wallAt(0.02)],
        [1, wallAt(0.12)],
      ],
      [x0, y0, x1, y1],
    ),
    draw(ringPath(scene, place, w + 1.5, d + 1.5, 1), { fill: darken(lacquer, 0.65) }),
    draw(glass, { fill: ink('silver') }),
    group(
      [
        // The case, seen again in the glass
        draw(ringPath(scene, across, build.w, build.d, 0), { fill: darken(lacquer, 0.25), opacity: 0.9 }),
        draw(ringPath(scene, across, build.w - 2, build.d - 2, 0), { stroke: ink('trim'), width: 3, opacity: 0.8 }),
        build.pans.map((each) => draw(panPath(scene, across, each, -2, 4), { fill: lighten(each.tone(powder), 0.1), opacity: 0.95 })),
        streak(0.32, 0.72, 0.2),
        streak(0.82, 0.92, 0.26),
        draw(glass, { stroke: '#100a0c', width: 12, opacity: 0.42, soft: 4, transform: 'translate(2 3)' }),
      ],
      { clip: 'glass' },
    ),
    draw(glass, { stroke: '#fff', width: 1.6, opacity: 0.75 }),
  ]
}

function hinge({ build: { d, n }, view, studio, metal }: Scene): string {
  const half = n > 2 ? 74 : 40
  const steel: Material = { color: metal, metal: true, gloss: 0.8 }
  return mesh(view, studio, [
    {
      cols: 24,
      rows: 20,
      material: steel,
      flipped: true,
      at: (u, v) => {
        const a = u * 2 * Math.PI
        return [(2 * v - 1) * half, -BASE_HEIGHT - 1 + 7 * Math.sin(a), -d - 5 + 7 * Math.cos(a)]
      },
    },
  ])
}

/** The thumb piece at the middle of the front. */
function clasp({ build: { d }, view, studio, metal }: Scene): Markup {
  const half = 30
  const piece = mesh(view, studio, [
    {
      cols: 40,
      rows: 20,
      material: { color: metal, metal: true, gloss: 0.76 },
      at: (u, v) => {
        const s = 2 * u - 1
        const bulge = 8 * Math.sqrt(Math.max(0, 1 - Math.abs(s) ** 4))
        return [s * half, -BASE_HEIGHT + 1 + 15 * v, d + bulge * (1 - 0.7 * v ** 3) - 3]
      },
    },
  ])
  const top = along(20, (t) => {
    const s = 2 * t - 1
    return view.page([s * half, -BASE_HEIGHT + 1, d - 3 + 8 * Math.sqrt(Math.max(0, 1 - Math.abs(s) ** 4))])
  })
  return [piece, draw(line(top), { stroke: '#fff', width: 1.6, opacity: 0.8 })]
}

function shadows(scene: Scene): string[] {
  const {
    build: { w, d },
  } = scene
  const foot = (grow: number, dx: number, dy: number, style: Style) =>
    draw(
      ringPath(scene, (p) => p, w * grow, d * grow, 0, 90),
      { fill: '#17110f', transform: `translate(${dx} ${dy})`, ...style },
    )
  return [
    foot(1.14, 70, 20, { opacity: 0.22, soft: 44 }),
    foot(1.02, 26, 10, { opacity: 0.36, soft: 14 }),
    foot(0.97, 4, 4, { opacity: 0.62, soft: 4 }),
  ]
}

export function compact({ form, lacquer, metal, powder, bg }: CompactColours & CompactShape): Drawing {
  const studio = room(bg)
  const build = BUILDS[form]
  const view = camera({ at: ORIGIN, yaw: build.yaw, pitch: PITCH, distance: 2200 })
  const scene: Scene = { build, view, studio, lacquer, metal, bg }
  const { base, lid, seen } = places(build)
  const [lx, ly] = view.page(lid([0, 0, -build.d]))
  const lipLight = (id: string, [lit, even, shaded]: Vector, across: [number, number, number, number]) =>
    gradientOnPage(
      id,
      [
        [0, lighten(lacquer, lit)],
        [0.4, lighten(lacquer, even)],
        [1, darken(lacquer, shaded)],
      ],
      across,
    )
  const gold = tube({ color: metal, metal: true, gloss: 0.7 }, studio)

  return {
    bg,
    floor: 700,
    focus: [400, ORIGIN[1] - 40],
    defs: [
      texture.pile('milled', 0.5, 0.7),
      gradientOnPage('trim', gold, [400 - build.w, 420, 400 + build.w, 700]),
      lipLight('baseLip', [0.5, 0.2, 0.1], [400 - build.w, 560, 400 + build.w, 760]),
      lipLight('lidLip', [0.42, 0.08, 0.3], [lx - build.w, ly, lx + build.w, ly + 300]),
      radial('sheen', [
        [0, '#fff', 0.34],
        [1, '#fff', 0],
      ]),
    ],
    parts: [
      shadows(scene),
      wall(scene, lid, LID_HEIGHT),
      lip(scene, lid, 'lidLip'),
      mirrorGlass(scene, lid, seen, powder),
      hinge(scene),
      wall(scene, base, BASE_HEIGHT),
      lip(scene, base, 'baseLip'),
      draw(ringPath(scene, base, build.w - RIM, build.d - RIM, 1), { fill: darken(lacquer, 0.45) }),
      draw(ringPath(scene, base, build.w - RIM, build.d - RIM, 1), { stroke: ink('trim'), width: 2 }),
      build.pans.map((each, i) => pan(scene, base, each, i, powder)),
      clasp(scene),
    ],
  }
}
