// Sneaker, three-quarter view: a lofted upper on a cupsole. The upper is painted once in leather and once
// in suede; the suede panels are clipped out of the second.
import {
  along,
  bloom,
  camera,
  clipTo,
  cord,
  curve,
  darken,
  draw,
  group,
  join,
  lerp,
  lighten,
  line,
  mesh,
  num,
  oval,
  profile,
  room,
  smooth,
  texture,
  bump,
  type Camera,
  type Drawing,
  type Facets,
  type Material,
  type Point,
  type Studio,
  type Style,
  type Vector,
} from '../kit.ts'

export interface SneakerColours {
  leather: string
  suede: string
  gum: string
  bg: string
}
/** collar 0..1: from low-top to high-top. slip: no laces, but elastic let in on either side. */
export interface SneakerShape {
  collar: number
  slip?: boolean
}

// The shoe's own space: x from toe (left) to heel, y down with the ground at 0, z from the inner side of
// the foot to the outer, which faces the camera.
const VIEW = { yaw: 27, pitch: 21 }
const ENLARGE = 'translate(398 690) scale(1.12) translate(-404 -690)'
const TOE = -300
const HEEL = 296
const SOLE = 48
const SOLE_COLOUR = '#f6f1e6'
const LACE = '#fdfbf6'
/** Share of the sole's height taken by the gum tread. */
const TREAD = 0.7

type Skin = (u: number, v: number) => Vector

/** Half the width of the foot where upper meets sole. */
const footprint = profile([
  [0, 0],
  [0.008, 26],
  [0.025, 46],
  [0.06, 66],
  [0.13, 86],
  [0.27, 99],
  [0.42, 88],
  [0.58, 75],
  [0.78, 74],
  [0.9, 64],
  [0.96, 46],
  [0.99, 22],
  [1, 0],
])
/** Half the gap between the edges of the upper: closed over the toes and at the heel, open between. */
const opening = profile([
  [0, 0],
  [0.3, 0],
  [0.34, 15],
  [0.48, 27],
  [0.6, 35],
  [0.75, 42],
  [0.9, 36],
  [0.97, 18],
  [1, 2],
])

const slipOpening = profile([
  [0, 0],
  [0.4, 0],
  [0.43, 20],
  [0.48, 38],
  [0.58, 48],
  [0.75, 50],
  [0.9, 39],
  [0.97, 19],
  [1, 2],
])
const slipHeight = profile([
  [0, 26],
  [0.012, 46],
  [0.04, 63],
  [0.1, 78],
  [0.18, 86],
  [0.26, 96],
  [0.33, 114],
  [0.4, 137],
  [0.44, 146],
  [0.49, 130],
  [0.58, 112],
  [0.7, 108],
  [0.8, 118],
  [0.9, 136],
  [0.965, 148],
  [1, 140],
])

/** The sole curls up a little at the toe. */
function spring(u: number): number {
  return 20 * smooth(0.26, 0, u) ** 1.4 + 5 * smooth(0.9, 1, u)
}

function upperSkin({ collar, slip = false }: SneakerShape): Skin {
  const lift = lerp(0, 92, collar)
  const height = profile([
    [0, 26],
    [0.012, 46],
    [0.04, 63],
    [0.1, 78],
    [0.18, 86],
    [0.26, 96],
    [0.33, 112],
    [0.42, 142 + lift * 0.08],
    [0.52, 172 + lift * 0.45],
    [0.6, 190 + lift * 0.92],
    [0.69, 160 + lift],
    [0.79, 148 + lift],
    [0.9, 164 + lift],
    [0.965, 178 + lift],
    [1, 168 + lift * 0.96],
  ])
  return (u, v) => {
    const w = footprint(u)
    const gap = Math.min(slip ? slipOpening(u) : opening(u), w)
    const top = slip ? slipHeight(u) : height(u)
    const a = (v * Math.PI) / 2
    const wall = slip ? smooth(0.34, 0.54, u) : smooth(0.24, 0.46, u) // domed over the toes, a wall further back
    // The quarter leans inwards at the ankle, swells, and tucks under at the sole
    const swell = 9 * Math.sin(Math.PI * v) * smooth(0.35, 0.6, u) - 3 * smooth(0.84, 1, v)
    const across = lerp(Math.sin(a) ** 0.86, v ** 0.72, wall)
    const down = lerp(1 - Math.cos(a) ** 1.15, v, wall)
    // Heel: hollow above the counter, then round
    const heel = smooth(0.74, 1, u) * (10 * Math.sin(Math.PI * v) - lerp(12, 40, collar) * (1 - v) ** 1.6)
    const wrinkle = 2.4 * Math.sin(u * 92 + v * 3) * bump(u, 0.275, 0.035) * smooth(0.9, 0.4, v)
    return [
      lerp(TOE, HEEL, u) + heel,
      -(SOLE + spring(u) + top * (1 - down)) - wrinkle + 6 * smooth(0.9, 1, v),
      gap + (w - gap) * across + swell,
    ]
  }
}

/** Columns crowd towards toe and heel, where the outline turns. */
function crowd(t: number): number {
  return lerp(t, 0.5 - 0.5 * Math.cos(Math.PI * t), 0.8)
}

function mirrored(skin: Skin): Skin {
  return (u, v) => {
    const [x, y, z] = skin(u, v)
    return [x, y, -z]
  }
}

function upperAo(u: number, v: number): number {
  return 1 - 0.45 * smooth(0.86, 1, v) - 0.1 * smooth(0.5, 0.2, u) * v
}

function upperFacets(skin: Skin, material: Material): Facets[] {
  const shell = { rows: 54, cols: 110, material, ao: (u: number, v: number) => upperAo(crowd(u), v) }
  const inner = mirrored(skin)
  return [
    { ...shell, at: (u, v) => skin(crowd(u), v) },
    { ...shell, at: (u, v) => inner(crowd(u), v), flipped: true },
  ]
}

/** Inside of the shoe, seen over the collar: paler at the rim, dark below. */
function liningFacets(skin: Skin, color: string): Facets[] {
  const material: Material = { color, gloss: 0.04, wrap: 0.5, sheen: 0.1 }
  const from = 0.42
  const at =
    (side: 1 | -1): Skin =>
    (u, v) => {
      const [x, y, z] = skin(lerp(from, 0.995, u), v * 0.8)
      return [x, y + 2, side * (z - 5)]
    }
  const deep = { rows: 36, cols: 60, material, ao: (_: number, v: number) => 1 - 0.86 * smooth(0, 0.5, v) }
  return [
    { ...deep, at: at(-1) },
    { ...deep, at: at(1), flipped: true },
  ]
}

/** Padded tongue, rising from the throat to stand above the collar. */
function tongueFacets(skin: Skin, collar: number, material: Material): Facets {
  return {
    rows: 60,
    cols: 34,
    material,
    ao: (u, v) => 1 - 0.4 * smooth(0.55, 1, Math.abs(2 * u - 1)) * smooth(0, 0.3, v) - 0.3 * smooth(0.25, 0, v),
    at: (u, v) => {
      const s = 2 * u - 1
      const [x, y] = skin(lerp(0.27, 0.6, v), 0)
      const half = lerp(22, 50, smooth(0, 0.9, v)) * Math.sqrt(1 - smooth(0.93, 1.04, v) * 0.8)
      const stand = lerp(-2, 46 - 10 * collar, v ** 2.2)
      const puff = 9 * Math.sqrt(Math.max(0, 1 - s * s)) * smooth(0.1, 0.5, v)
      return [x - stand * 0.55 - puff * 0.7 + 2, y - stand + 5 - puff * 0.6 + 9 * s * s, -half * s]
    },
  }
}

/** The rolled edge of the collar, from the top of the eyelets round the heel and back. */
function collarFacets(skin: Skin, material: Material, from = 0.585): Facets {
  const path = (t: number): Vector => {
    const u = lerp(from, 0.995, 1 - Math.abs(2 * t - 1))
    const [x, y, z] = skin(Math.min(u, 0.995), 0.012)
    return [x, y + 1, t < 0.5 ? z - 2 : 2 - z]
  }
  return { at: cord(path, () => 8.5, [0, 1, 0]), rows: 130, cols: 18, material }
}

/** Where the foot meets the sole, seen from above; t wraps round. */
function plan(t: number): [x: number, z: number] {
  const turn = t - Math.floor(t)
  const u = crowd(1 - Math.abs(2 * turn - 1))
  return [lerp(TOE, HEEL, u), (turn < 0.5 ? 1 : -1) * footprint(u)]
}

const PLAN_STEP = 2e-3

/** Outline of the sole: t runs from the toe along the outer side to the heel and back along the inner. */
function soleAt(t: number, v: number): Vector {
  const out = 9 + 4 * v - 8 * smooth(0.9, 1, v) - 4 * smooth(0.12, 0, v)
  const [x0, z0] = plan(t - PLAN_STEP)
  const [x1, z1] = plan(t + PLAN_STEP)
  const length = Math.hypot(x1 - x0, z1 - z0) || 1
  const [x, z] = plan(t)
  const lift = spring(crowd(1 - Math.abs(2 * t - 1)))
  return [x - (out * (z1 - z0)) / length, -lerp(SOLE + lift + 3, lift * 0.9, v), z + (out * (x1 - x0)) / length]
}

function soleFacets(gum: string): Facets[] {
  const wall: Material = { color: SOLE_COLOUR, gloss: 0.4, f0: 0.04, wrap: 0.4, glow: 0.08 }
  const tread: Material = { color: gum, gloss: 0.35, f0: 0.04, wrap: 0.35 }
  const nearToe = (t: number) => Math.min(t, 1 - t) < 0.17
  return [
    {
      rows: 40,
      cols: 300,
      material: (_, v) => (v > TREAD ? tread : wall),
      ao: (t, v) => {
        const grooves = 0.4 * bump(v, 0.2, 0.03) + 0.55 * bump(v, TREAD, 0.025)
        const ribs = nearToe(t) && v > 0.3 && v < 0.6 ? 0.2 * Math.max(0, Math.sin(t * 620)) : 0
        const lugs = v > 0.86 ? 0.5 * Math.max(0, Math.sin(t * 560)) : 0
        return 1 - grooves - ribs - lugs - 0.25 * smooth(0.8, 1, v)
      },
      at: soleAt,
    },
    {
      // Ledge between the wall of the cup and the upper
      rows: 4,
      cols: 220,
      material: wall,
      ao: (_, v) => lerp(0.5, 1, v),
      at: (t, v) => {
        const [x, y, z] = soleAt(t, 0)
        return [x, y, z * lerp(0.86, 1, v)]
      },
    },
  ]
}

interface Panel {
  readonly id: string
  /** Edge on the outer side, as (u, v). */
  readonly edge: readonly Point[]
  readonly clip: string
}

/** A line on the upper, drawn on the page. Points with v below 0 lie on the inner side. */
function trace(view: Camera, skin: Skin, points: readonly Point[]): string {
  return curve(
    points.map(([u, v]) => {
      const [x, y, z] = skin(u, Math.abs(v))
      return view.page([x, y, v < 0 ? -z : z])
    }),
  )
}

function panels(view: Camera, skin: Skin, slip = false): Panel[] {
  const toe: Point[] = [
    [0.235, 1],
    [0.225, 0.8],
    [0.2, 0.55],
    [0.175, 0.3],
    [0.165, 0.12],
    [0.164, -0.05],
    [0.168, -0.2],
  ]
  const stay: Point[] = [
    [0.318, 0],
    [0.33, 0.18],
    [0.37, 0.34],
    [0.45, 0.4],
    [0.54, 0.36],
    [0.6, 0.2],
    [0.625, 0],
  ]
  const heel: Point[] = [
    [0.83, 0],
    [0.815, 0.2],
    [0.79, 0.44],
    [0.75, 0.68],
    [0.71, 1],
  ]
  const throat = along(10, (t): Point => [lerp(0.625, 0.318, t), 0])
  const toeCap = { id: 'toeCap', edge: toe, clip: `${trace(view, skin, toe)}L100 300L-100 1000L400 1000Z` }
  const heelCounter = { id: 'heelCounter', edge: heel, clip: `${trace(view, skin, heel)}L400 1000L900 1000L900 200Z` }
  if (slip) {
    const gore: Point[] = [
      [0.436, 0],
      [0.445, 0.24],
      [0.468, 0.46],
      [0.5, 0.56],
      [0.535, 0.46],
      [0.556, 0.24],
      [0.565, 0],
    ]
    const rim = along(8, (t): Point => [lerp(0.565, 0.436, t), 0])
    return [toeCap, { id: 'gore', edge: gore, clip: `${trace(view, skin, gore)}${join(trace(view, skin, rim))}Z` }, heelCounter]
  }
  return [toeCap, { id: 'eyeStay', edge: stay, clip: `${trace(view, skin, stay)}${join(trace(view, skin, throat))}Z` }, heelCounter]
}

/** Thread a little inside a panel's edge. */
function seam(view: Camera, skin: Skin, edge: readonly Point[], du: number, dv: number, color: string): string {
  const path = trace(
    view,
    skin,
    edge.map(([u, v]): Point => [u + du, Math.abs(v) < 0.001 ? 0 : v + dv * Math.sign(v)]),
  )
  return (
    draw(path, { stroke: darken(color, 0.55), width: 2.6, opacity: 0.55, transform: 'translate(.5 1.2)' }) +
    draw(path, { stroke: lighten(color, 0.55), width: 1.9, dash: '5 3.4' })
  )
}

/** A bar of lace over the tongue from eyelet to eyelet, its ends going down into them. */
function laceFacets(skin: Skin, u: number): Facets {
  const [x, y, z] = skin(u, 0.1)
  const reach = z + 1
  const path = (t: number): Vector => {
    const s = 2 * t - 1
    return [x - 12 * Math.sin(Math.PI * t) - 3 * s, y - 3 - 24 * Math.sin(Math.PI * t) ** 0.7, -reach * s]
  }
  const material: Material = { color: LACE, gloss: 0.1, wrap: 0.5, glow: 0.08 }
  return {
    at: cord(path, () => 6.4, [1, 0, 0]),
    rows: 44,
    cols: 16,
    material,
    ao: (w, v) => (0.88 + 0.12 * Math.sin(w * 38 + v * 150)) * (1 - 0.4 * smooth(0.1, 0, Math.min(v, 1 - v))),
  }
}

function eyelet(view: Camera, skin: Skin, u: number, suede: string): string {
  const [x, y] = view.page(skin(u, 0.1))
  return oval(x, y, 8, 8.4, { fill: lighten(suede, 0.3) }) + oval(x + 0.4, y + 0.6, 6, 6.4, { fill: '#14100e' })
}

/** Drawn flat, then laid on the outer side at (u, v). */
function onSide(view: Camera, skin: Skin, u: number, v: number, parts: readonly string[]): string {
  const d = 0.02
  const o = view.page(skin(u, v))
  const a = view.page(skin(u + d, v))
  const b = view.page(skin(u, v + d * 4))
  const ax = [a[0] - o[0], a[1] - o[1]].map((n) => n / (d * 580))
  const length = Math.hypot(b[0] - o[0], b[1] - o[1]) || 1
  const down = [(b[0] - o[0]) / length, (b[1] - o[1]) / length]
  const matrix = [...ax, ...down].map((n) => n.toFixed(3)).join(' ')
  return group(parts, { transform: `matrix(${matrix} ${num(o[0])} ${num(o[1])})` })
}

function embroidery(suede: string): string[] {
  return [
    bloom(0, 0, 0.98, { stroke: '#000', width: 7.5, opacity: 0.16, soft: 1 }),
    bloom(0, 0, 0.98, { stroke: suede, width: 5.4 }),
    bloom(-0.6, -0.8, 0.98, { stroke: lighten(suede, 0.35), width: 2, dash: '2 2' }),
  ]
}

function perforations(view: Camera, skin: Skin): string {
  const holes: string[] = []
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 5; i++) {
      const [x, y] = view.page(skin(0.238 + i * 0.017 + row * 0.008, 0.24 + row * 0.1 + i * 0.012))
      holes.push(oval(x, y, 2.5, 2.3, { fill: '#1a1412', opacity: 0.6 }) + oval(x + 0.8, y + 1.6, 2.1, 1, { fill: '#fff', opacity: 0.45 }))
    }
  }
  return holes.join('')
}

/** Stitching in the groove of the sole, where it can be seen. */
function soleStitches(view: Camera): string {
  const path = curve(along(90, (t) => view.page(soleAt(lerp(-0.05, 0.47, t), 0.2))))
  return draw(path, { stroke: darken(SOLE_COLOUR, 0.45), width: 1.8, dash: '8 5', opacity: 0.9 })
}

function shadows(view: Camera): string[] {
  const foot = (grow: number, dx: number, dy: number, style: Style) => {
    const points = along(80, (t) => {
      const [x, , z] = soleAt(t, 1)
      const [px, py] = view.page([x * grow, 0, z * grow])
      return [px + dx, py + dy]
    })
    return draw(`${line(points)}Z`, { fill: '#17110f', ...style })
  }
  return [
    foot(1.1, 70, 18, { opacity: 0.22, soft: 44 }),
    foot(1.03, 24, 8, { opacity: 0.36, soft: 14 }),
    foot(0.98, 2, 4, { opacity: 0.6, soft: 4 }),
  ]
}

function textured(id: string, body: string, filter: string, opacity: number): string[] {
  return [group(body, {}, id), group(`<use href="#${id}" filter="url(#${filter})"/>`, { blend: 'multiply', opacity })]
}

/** Fine ribs of the elastic, along the foot. */
function elastic(view: Camera, skin: Skin, suede: string): string {
  const ribs = along(15, (t) =>
    trace(
      view,
      skin,
      along(8, (s) => [lerp(0.43, 0.57, s), lerp(0.03, 0.6, t)] as Point),
    ),
  )
  return group(
    ribs.map((rib) => [
      draw(rib, { stroke: darken(suede, 0.5), width: 2.2, opacity: 0.5 }),
      draw(rib, { stroke: lighten(suede, 0.3), width: 1.2, opacity: 0.5, transform: 'translate(0 2)' }),
    ]),
    { clip: 'gore' },
  )
}

/** A tongue's worth of leather above the throat, to pull it on by. */
function throatFacets(skin: Skin, material: Material): Facets {
  return {
    rows: 30,
    cols: 34,
    material,
    twoSided: true,
    ao: (u, v) => 1 - 0.25 * smooth(0.25, 0, v) - 0.12 * smooth(0.8, 1, Math.abs(2 * u - 1)),
    at: (u, v) => {
      const s = 2 * u - 1
      const [x, y] = skin(lerp(0.37, 0.432, v), 0)
      const half = lerp(44, 38, v) * Math.sqrt(1 - 0.82 * smooth(0.5, 1.02, v) ** 2)
      return [x + 18 * v ** 1.6, y - 13 * v ** 1.5 + 17 * s * s - 1.5, half * s]
    },
  }
}

function suedePanels(view: Camera, skin: Skin, suede: string, slip: boolean): string[] {
  return panels(view, skin, slip).map(({ id, edge }) => {
    const cut = trace(view, skin, edge)
    return (
      draw(cut, { stroke: '#1a120e', width: 7, opacity: 0.4, soft: 4, transform: 'translate(3 4)' }) +
      group('<use href="#suedeSkin"/>', { clip: id }) +
      draw(cut, { stroke: lighten(suede, 0.4), width: 1.7, opacity: 0.6 }) +
      draw(cut, { stroke: darken(suede, 0.5), width: 1.2, opacity: 0.5, transform: 'translate(.8 1.4)' })
    )
  })
}

export function sneaker({ leather, suede, gum, bg, collar, slip = false }: SneakerColours & SneakerShape): Drawing {
  const studio: Studio = room(bg)
  const view = camera({ at: [404, lerp(688, 716, collar)], ...VIEW })
  const skin = upperSkin({ collar, slip })
  const hide: Material = { color: leather, gloss: 0.34, f0: 0.04, wrap: 0.42, glow: 0.08 }
  const nap: Material = { color: suede, gloss: 0.03, f0: 0.02, wrap: 0.45, sheen: 0.14 }
  const eyes = along(collar > 0.5 ? 6 : 5, (t) => lerp(0.348, 0.592, t))
  const [toe, stay, heel] = panels(view, skin, slip).map((p) => p.edge)
  const lining = darken(suede, 0.2)

  return {
    bg,
    floor: 700,
    focus: [330, 600],
    defs: [
      texture.pile('nap', 0.7, 1.2, 5),
      texture.leather('hide', 0.18),
      `<g id="suedeSkin">${textured('suedeBody', mesh(view, studio, upperFacets(skin, nap)), 'nap', 0.7).join('')}</g>`,
      panels(view, skin, slip).map((p) => clipTo(p.id, p.clip)),
    ],
    parts: group(
      [
        shadows(view),
        mesh(view, studio, soleFacets(gum)),
        soleStitches(view),
        mesh(view, studio, liningFacets(skin, lining)),
        slip ? '' : textured('tongue', mesh(view, studio, [tongueFacets(skin, collar, hide)]), 'hide', 0.3),
        textured('upper', mesh(view, studio, upperFacets(skin, hide)), 'hide', 0.3),
        perforations(view, skin),
        suedePanels(view, skin, suede, slip),
        slip ? elastic(view, skin, suede) : '',
        seam(view, skin, toe ?? [], -0.012, 0, suede),
        seam(view, skin, toe ?? [], -0.021, 0, suede),
        seam(view, skin, stay?.slice(1, 6) ?? [], 0, -0.035, suede),
        seam(view, skin, heel ?? [], 0.012, 0, suede),
        seam(view, skin, heel ?? [], 0.022, 0, suede),
        mesh(view, studio, [collarFacets(skin, { ...hide, gloss: 0.2 }, slip ? 0.435 : 0.585)]),
        slip ? textured('throat', mesh(view, studio, [throatFacets(skin, hide)]), 'hide', 0.3) : '',
        onSide(view, skin, 0.66, 0.54, embroidery(suede)),
        slip
          ? ''
          : [
              eyes.map((u) => eyelet(view, skin, u, suede)),
              mesh(
                view,
                studio,
                eyes.map((u) => laceFacets(skin, u)),
              ),
            ],
      ],
      { transform: ENLARGE },
    ),
  }
}
