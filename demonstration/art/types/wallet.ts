// Wallet: a bifold standing open like a book, a long wallet closed by a flap, a card holder, or a purse on a brass
// frame. Of leather, or of waxed canvas.
import {
  along,
  bloom,
  bump,
  camera,
  clamp,
  clipTo,
  cord,
  curve,
  darken,
  draw,
  gradient,
  gradientOnPage,
  group,
  ink,
  join,
  lerp,
  lighten,
  line,
  luminance,
  mesh,
  oval,
  radial,
  room,
  SLANT,
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

/** canvas: of waxed cloth, not of leather. */
export interface WalletColours {
  hide: string
  metal: string
  bg: string
  canvas?: boolean
}
export interface WalletShape {
  form: 'bifold' | 'long' | 'card' | 'purse'
}

interface Scene {
  readonly view: Camera
  readonly studio: Studio
  readonly colours: WalletColours
  readonly stuff: Material
}

/** A point of a panel: across, up, and out of its face. */
type Place = (x: number, up: number, out: number) => Vector

interface Panel {
  readonly place: Place
  readonly x: readonly [from: number, to: number]
  readonly up: readonly [from: number, to: number]
  /** Corner radius at the left and the right. */
  readonly corner: readonly [left: number, right: number]
  readonly out: number
  /** How far its middle stands out. */
  readonly bulge: number
  readonly rows?: number
  readonly cols?: number
}

/** Grain over a painted part, of the same outline. */
function grained(id: string, markup: string, canvas = false): Markup {
  const use = `<use href="#${id}" filter="url(#${canvas ? 'waxed' : 'hide'})"/>`
  return [group(markup, {}, id), group(use, canvas ? { blend: 'soft-light', opacity: 0.6 } : { blend: 'multiply', opacity: 0.42 })]
}

function stitches(path: string, on: string): string {
  const pale = luminance(on) > 0.4
  return (
    draw(path, { stroke: darken(on, 0.6), width: 2.8, opacity: pale ? 0.3 : 0.65, transform: 'translate(0 1.2)' }) +
    draw(path, { stroke: pale ? darken(on, 0.34) : lighten(on, 0.5), width: 1.8, dash: '6.5 4' })
  )
}

function pointOn({ place, x, up, corner, out, bulge }: Panel): (u: number, v: number) => Vector {
  const inset = (r: number, v: number) => {
    const near = Math.min(v, 1 - v) * (up[1] - up[0])
    return near < r ? r - Math.sqrt(Math.max(0, r * r - (r - near) ** 2)) : 0
  }
  return (u, v) => {
    const [left, right] = [x[0] + inset(corner[0], v), x[1] - inset(corner[1], v)]
    const pad = (1 - Math.abs(2 * u - 1) ** 6) * (1 - Math.abs(2 * v - 1) ** 6)
    return place(lerp(left, right, u), lerp(up[1], up[0], v), out + bulge * pad)
  }
}

function outlineOf(scene: Scene, panel: Panel, inset = 0): string {
  const at = pointOn(panel)
  const [w, h] = [panel.x[1] - panel.x[0], panel.up[1] - panel.up[0]]
  const [iu, iv] = [inset / w, inset / h]
  const side = (u: number, v0: number, v1: number) => along(110, (t) => scene.view.page(at(u, lerp(v0, v1, t))))
  const end = (v: number, u0: number, u1: number) => along(24, (t) => scene.view.page(at(lerp(u0, u1, t), v)))
  return `${line([...end(iv, iu, 1 - iu), ...side(1 - iu, iv, 1 - iv), ...end(1 - iv, 1 - iu, iu), ...side(iu, 1 - iv, iv)])}Z`
}

/** A piece of leather with its shadow, its cut edge and, unless told otherwise, a row of stitches. */
function piece(scene: Scene, id: string, panel: Panel, seam: 'all' | 'cup' | 'none', shadow: number): Markup {
  const {
    view,
    studio,
    colours: { hide, canvas },
    stuff,
  } = scene
  const outline = outlineOf(scene, panel)
  const at = pointOn(panel)
  const { rows = 26, cols = 44 } = panel
  const [iu, iv] = [11 / (panel.x[1] - panel.x[0]), 11 / (panel.up[1] - panel.up[0])]
  const cup = line([
    ...along(20, (t) => view.page(at(iu, lerp(0.02, 1 - iv, t)))),
    ...along(20, (t) => view.page(at(lerp(iu, 1 - iu, t), 1 - iv))),
    ...along(20, (t) => view.page(at(1 - iu, lerp(1 - iv, 0.02, t)))),
  ])
  const top = line(along(40, (t) => view.page(at(t, 0))))
  return [
    draw(outline, { fill: '#0e0808', opacity: 0.5 * shadow, soft: 8, transform: 'translate(2 -5)' }),
    draw(outline, { fill: '#0e0808', opacity: 0.55 * shadow, soft: 2, transform: 'translate(1 -2)' }),
    draw(outline, { fill: darken(hide, 0.5), stroke: darken(hide, 0.5), width: 2.4 }),
    grained(id, mesh(view, studio, [{ at, rows, cols, material: stuff, ao: (_, v) => 1 - 0.2 * smooth(0.9, 1, v) }]), canvas),
    draw(top, { stroke: darken(hide, 0.55), width: 2.4, opacity: 0.9, transform: 'translate(0 .8)' }),
    draw(top, { stroke: lighten(hide, 0.5), width: 1.5, opacity: 0.75, transform: 'translate(0 -.6)' }),
    seam === 'none' ? '' : stitches(seam === 'all' ? outlineOf(scene, panel, 11) : cup, hide),
  ]
}

const CARDS = ['#e9dfcc', '#1f4a45', '#a8483c', '#2f4468', '#d8b36a', '#f2eee6']

/** A bank card standing in a pocket. */
function card(scene: Scene, panel: Panel, i: number): Markup {
  const color = CARDS[i % CARDS.length] ?? CREAM
  const outline = outlineOf(scene, panel)
  const at = pointOn(panel)
  const [x0, y0] = scene.view.page(at(0, 0))
  const [x1, y1] = scene.view.page(at(1, 0.3))
  return [
    draw(outline, { fill: '#0e0808', opacity: 0.35, soft: 2, transform: 'translate(1.5 -1.5)' }),
    gradientOnPage(
      `card${i}`,
      [
        [0, lighten(color, 0.1)],
        [0.5, color],
        [1, darken(color, 0.16)],
      ],
      [x0, y0, x1, y1],
    ),
    draw(outline, { fill: ink(`card${i}`) }),
    draw(outline, { stroke: lighten(color, 0.6), width: 1.2, opacity: 0.8 }),
  ]
}

const CREAM = '#f2eee6'

function stamp(scene: Scene, [x, y]: Point, size: number): Markup {
  const { hide } = scene.colours
  return [
    bloom(x + 0.8, y + 0.9, size, { stroke: '#fff', width: 2.6, opacity: 0.3 }),
    bloom(x, y, size, { stroke: darken(hide, 0.7), width: 2.6, opacity: 0.8 }),
  ]
}

/** Shadow on the table under a footprint. */
function shadowOf({ view }: Scene, foot: readonly Vector[], reach = 1): string[] {
  const path = `${line(foot.map((p) => view.page(p)))}Z`
  const cast = (dx: number, dy: number, style: Style) =>
    draw(path, { fill: '#17110f', stroke: '#17110f', width: 10, transform: `translate(${dx * reach} ${dy * reach})`, ...style })
  return [cast(70, 18, { opacity: 0.24, soft: 44 }), cast(24, 8, { opacity: 0.36, soft: 14 }), cast(3, 2, { opacity: 0.55, soft: 4 })]
}

function bifold(scene: Scene): { parts: Markup; focus: Point } {
  const [half, height, opening, round] = [222, 232, 0.5, 34]
  // A sheet bent in the middle: the spine is an arc, the halves run on straight towards the camera
  const k = opening / round
  const bent = (x: number): readonly [number, number, number] => {
    const [s, m] = [Math.sign(x), Math.min(Math.abs(x), round)]
    const over = Math.abs(x) - m
    const a = k * m
    return [s * (Math.sin(a) / k + over * Math.cos(opening)), (1 - Math.cos(a)) / k + over * Math.sin(opening), s * a]
  }
  const place: Place = (x, up, out) => {
    const [px, pz, a] = bent(x)
    return [px - out * Math.sin(a), -up, pz + out * Math.cos(a)]
  }
  const back: Panel = { place, x: [-half, half], up: [0, height], corner: [20, 20], out: 0, bulge: 0, cols: 110 }
  const lining: Panel = { place, x: [-half + 3, half - 3], up: [3, height - 15], corner: [16, 16], out: 9, bulge: 0, cols: 110 }
  const pockets = [-1, 1].map((side) => {
    const [near, far] = [26, half - 7]
    const x: readonly [number, number] = side < 0 ? [-far, -near] : [near, far]
    const cardX: readonly [number, number] = [x[0] + 15, x[1] - 15]
    const corner: readonly [number, number] = side < 0 ? [12, 0] : [0, 12]
    return [0.8, 0.63, 0.46].map((share, i) => {
      const n = (side < 0 ? 0 : 3) + i
      const up = height * share
      const pocket: Panel = { place, x, up: [5, up], corner, out: 13 + 4 * i, bulge: 2.5 }
      const slid: Panel = { place, x: cardX, up: [20, up + 14 + ((n * 5) % 7)], corner: [9, 9], out: 11 + 4 * i, bulge: 0 }
      return [side > 0 && i === 1 ? '' : card(scene, slid, n), piece(scene, `pocket${n}`, pocket, i === 2 ? 'cup' : 'none', 0.7)]
    })
  })
  const spine = along(20, (t) => scene.view.page(place(0, lerp(4, height - 15, t), 9)))
  const foot = [...along(20, (t) => place(lerp(-half, half, t), 0, -6)), ...along(20, (t) => place(lerp(half, -half, t), 0, 12))]
  const mark = scene.view.page(place(124, height * 0.2, 24))
  return {
    focus: [400, 600],
    parts: [
      shadowOf(scene, foot),
      piece(scene, 'back', back, 'all', 0),
      piece(scene, 'lining', lining, 'none', 0.8),
      draw(curve(spine), { stroke: '#0e0808', width: 30, opacity: 0.42, soft: 8 }),
      draw(curve(spine), { stroke: darken(scene.colours.hide, 0.7), width: 2, opacity: 0.5 }),
      pockets,
      stamp(scene, mark, 0.5),
    ],
  }
}

function cardHolder(scene: Scene): { parts: Markup; focus: Point } {
  const [half, height, lean] = [184, 262, 0.2]
  const place: Place = (x, up, out) => [x, -up * Math.cos(lean) - out * Math.sin(lean), -up * Math.sin(lean) + out * Math.cos(lean)]
  const sheet = (up: number, out: number, extra: Partial<Panel> = {}): Panel => ({
    place,
    x: [-half, half],
    up: [0, up],
    corner: [24, 24],
    out,
    bulge: 5,
    cols: 60,
    rows: 40,
    ...extra,
  })
  const slid = (up: number, out: number, shift: number): Panel => ({
    place,
    x: [-half + 20 + shift, half - 20 + shift],
    up: [60, up],
    corner: [15, 15],
    out,
    bulge: 0,
  })
  const foot: Vector[] = [place(-half + 8, 0, -14), place(half - 8, 0, -14), place(half - 8, 0, 26), place(-half + 8, 0, 26)]
  const mark = scene.view.page(place(0, height * 0.2, 32))
  return {
    focus: [400, 590],
    parts: [
      shadowOf(scene, foot),
      piece(scene, 'rear', sheet(height, -9), 'none', 0),
      card(scene, slid(height + 40, -3, -7), 3),
      card(scene, slid(height + 27, 1, 5), 0),
      card(scene, slid(height + 12, 5, -2), 2),
      piece(scene, 'middle', sheet(height - 4, 9), 'all', 0.8),
      card(scene, slid(height * 0.68 + 16, 14, 3), 5),
      piece(scene, 'pocket1', sheet(height * 0.68, 16), 'none', 0.7),
      card(scene, slid(height * 0.43 + 13, 22, -3), 4),
      piece(scene, 'pocket2', sheet(height * 0.43, 24), 'cup', 0.7),
      stamp(scene, mark, 0.6),
    ],
  }
}

/** A snap fastener, lit from the upper left. */
function snap(scene: Scene, [x, y]: Point, r: number): Markup {
  return [
    oval(x + 3, y + 6, r + 4, r + 3, { fill: '#000', opacity: 0.5, soft: 4 }),
    oval(x, y + 1.5, r + 1, r + 0.5, { fill: darken(scene.colours.metal, 0.55) }),
    oval(x, y, r, r, { fill: ink('snap') }),
    oval(x, y, r * 0.7, r * 0.7, { stroke: darken(scene.colours.metal, 0.4), width: 1.2, opacity: 0.6 }),
    oval(x - r * 0.3, y - r * 0.36, r * 0.3, r * 0.2, { fill: '#fff', opacity: 0.85, soft: 1 }),
  ]
}

function longWallet(scene: Scene): { parts: Markup; focus: Point } {
  const {
    view,
    studio,
    stuff,
    colours: { hide, canvas },
  } = scene
  const [half, depth, height] = [226, 25, 236]
  const swell = (up: number) => depth + 5 * Math.sin(Math.PI * clamp(up / height)) - 7 * smooth(14, 0, up)
  // Seen from above a slab with round ends, where the folds of the gusset show
  const slab: Facets = {
    cols: 170,
    rows: 50,
    material: stuff,
    at: (u, v) => {
      const a = (u - 0.5) * 2 * Math.PI
      const [s, c] = [Math.sin(a), Math.cos(a)]
      const up = height * (1 - v)
      const z = swell(up) * Math.sign(c) * Math.abs(c) ** 0.28
      const pleat = Math.abs(s) > 0.96 ? 5 * Math.cos((z / depth) * Math.PI * 2.5) : 0
      return [(half - 4 * smooth(20, 0, up)) * Math.sign(s) * Math.abs(s) ** 0.28 + Math.sign(s) * pleat, -up, z]
    },
    ao: (u, v) => {
      const a = (u - 0.5) * 2 * Math.PI
      const side = Math.abs(Math.sin(a)) > 0.97 ? 0.45 * (0.5 - 0.5 * Math.cos(8 * Math.PI * Math.cos(a))) : 0
      return (1 - 0.35 * smooth(0.9, 1, v)) * (1 - side) * (1 - 0.3 * smooth(0.36, 0.62, 1 - v))
    },
  }
  const over = 0.16
  const flap = (u: number, v: number): Vector => {
    const s = 2 * u - 1
    const end = height * lerp(0.4, 0.47, Math.abs(s) ** 8)
    const corner = 1 - 0.02 * smooth(0.9, 1, v)
    if (v < over) {
      const t = v / over
      return [(half + 1) * s, -height - 6 * Math.sin(Math.PI * lerp(0.1, 1, t)) - 2, lerp(-depth - 2, depth - 2, t)]
    }
    const t = (v - over) / (1 - over)
    const up = lerp(height, end, t)
    const bend = 9 * (1 - Math.sqrt(1 - (1 - clamp((height - up) / 14)) ** 2))
    return [(half + 1) * s * corner, -up - 2 * (1 - smooth(0, 0.12, t)), swell(up) + 7 - bend + 2 * Math.sin(Math.PI * t)]
  }
  const lid: Facets = { at: flap, cols: 90, rows: 60, material: stuff, ao: (_, v) => 1 - 0.14 * smooth(0.96, 1, v) }
  const flapLine = (v: number, from = 0, to = 1) => along(60, (t) => view.page(flap(lerp(from, to, t), v)))
  const edge = curve(flapLine(1))
  const side = (u: number) => along(30, (t) => view.page(flap(u, lerp(0.2, 0.965, t))))
  const seam = line([...side(0.022), ...flapLine(0.955, 0.03, 0.97), ...side(0.978).toReversed()])
  const front = (s: number, up: number) => view.page([half * s * 0.96, -up, swell(up) + 1])
  const hemSide = (s: number) => along(12, (t) => front(s, lerp(84, 14, t)))
  const hem = line([...hemSide(-0.985), ...along(30, (t) => front(lerp(-0.97, 0.97, t), 12)), ...hemSide(0.985).toReversed()])
  const foot: Vector[] = [
    [-half + 6, 0, depth],
    [half - 6, 0, depth],
    [half - 6, 0, -depth],
    [-half + 6, 0, -depth],
  ]
  const [lx, ly] = view.page([-half * 0.5, -height * 0.75, depth])
  return {
    focus: [400, 600],
    parts: [
      shadowOf(scene, foot),
      grained('slab', mesh(view, studio, [slab]), canvas),
      stitches(hem, hide),
      draw(edge, { stroke: '#0c0707', width: 18, opacity: 0.5, soft: 8, transform: 'translate(3 8)' }),
      draw(edge, { stroke: '#0c0707', width: 6, opacity: 0.5, soft: 2, transform: 'translate(1 3)' }),
      grained('flap', mesh(view, studio, [lid]), canvas),
      clipTo('flapClip', `${line(flapLine(0.1))}${join(line(flapLine(1).toReversed()))}Z`),
      group(oval(lx, ly, 130, 70, { fill: '#fff', opacity: 0.3, soft: 44, blend: 'soft-light' }), { clip: 'flapClip' }),
      draw(edge, { stroke: darken(hide, 0.5), width: 3 }),
      draw(edge, { stroke: lighten(hide, 0.4), width: 1.4, opacity: 0.6, transform: 'translate(-.4 -1.6)' }),
      stitches(seam, hide),
      snap(scene, view.page([0, -height * 0.47, depth + 16]), 15),
      stamp(scene, view.page([half * 0.74, -height * 0.6, depth + 12]), 0.42),
    ],
  }
}

/** Two balls that pass one another and snap. */
function kissLock(scene: Scene, [x, y]: Point): Markup {
  const ball = (dx: number, dy: number) => [
    oval(x + dx + 2, y + dy + 4, 14, 13, { fill: '#000', opacity: 0.45, soft: 4 }),
    oval(x + dx, y + dy, 14, 14, { fill: ink('ball') }),
    oval(x + dx - 4, y + dy - 5, 4.2, 3, { fill: '#fff', opacity: 0.9, soft: 1 }),
    oval(x + dx + 5, y + dy + 6, 4, 3, { fill: lighten(scene.colours.bg, 0.2), opacity: 0.4, soft: 2 }),
  ]
  return [ball(10, -8), ball(-9, -3)]
}

function purse(scene: Scene): { parts: Markup; focus: Point } {
  const {
    view,
    studio,
    stuff,
    colours: { hide, canvas, metal },
  } = scene
  const [half, height, rim, depth] = [196, 318, 222, 70]
  /** The frame: upright at the ends, an arch between. */
  const arch = (t: number, z: number): Vector => {
    const a = Math.PI * t
    return [-(half + 2) * Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.72, -rim - (height - rim) * Math.sin(a) ** 0.8, z]
  }
  const archTop = (x: number) => {
    const c = clamp(Math.abs(x) / (half + 2)) ** (1 / 0.72)
    return rim + (height - rim) * Math.sqrt(Math.max(0, 1 - c * c)) ** 0.8
  }
  const face = (sign: 1 | -1): Facets => ({
    cols: 110,
    rows: 90,
    material: stuff,
    flipped: sign < 0,
    at: (u, v) => {
      const s = 2 * u - 1
      // Rows run from the arch of the frame to the round foot, so that columns meet both
      const low = 132 * (1 - Math.sqrt(Math.max(0, 1 - Math.abs(s) ** 2.5)))
      const up = lerp(archTop(s * (half + 2)) - 4, low, v)
      const wide = s * lerp(half + 2, half + 24, smooth(0, 0.9, v))
      const round = Math.sqrt(Math.max(0, 1 - Math.abs(s) ** 3.2))
      const full = depth * round * Math.sin(Math.PI * clamp(0.12 + 0.86 * v)) ** 0.8 + 5
      const pleats = 4.5 * Math.cos(s * 30) * bump(v, 0.06, 0.22) * round
      return [wide, -up, sign * (full + pleats)]
    },
    ao: (u, v) => (1 - 0.42 * smooth(0.09, 0, v)) * (1 - 0.4 * smooth(0.84, 1, v)) * (1 - 0.3 * smooth(0.9, 1, Math.abs(2 * u - 1))),
  })
  const brass: Material = { color: metal, metal: true, gloss: 0.8 }
  const bar = (z: number) =>
    mesh(view, studio, [
      {
        at: cord(
          (t) => arch(t, z),
          () => 8.5,
          [0, 0, 1],
        ),
        cols: 22,
        rows: 140,
        material: brass,
      },
    ])
  const hinge = ([x, y]: Point) => [
    oval(x + 1, y + 3, 11, 11, { fill: '#000', opacity: 0.45, soft: 2 }),
    oval(x, y, 10, 10, { fill: ink('snap') }),
    oval(x, y, 4, 4, { fill: darken(metal, 0.35) }),
  ]
  const under = line(along(70, (t) => view.page(arch(t, 14))))
  const seam = line(
    along(70, (t) => {
      const [x, y] = arch(lerp(0.04, 0.96, t), 14)
      return view.page([x * 0.94, y + 25, 20])
    }),
  )
  const foot: Vector[] = [
    [-88, 0, 9],
    [88, 0, 9],
    [100, 0, -24],
    [-100, 0, -24],
  ]
  return {
    focus: [400, 540],
    parts: [
      shadowOf(scene, foot, 1.3),
      bar(-9),
      grained('bag', mesh(view, studio, [face(1)]), canvas),
      draw(under, { stroke: '#0e0808', width: 20, opacity: 0.45, soft: 8, transform: 'translate(2 12)' }),
      stitches(seam, hide),
      bar(9),
      [0, 1].map((t) => hinge(view.page(arch(t, 10)))),
      kissLock(scene, view.page([0, -height - 12, 4])),
      stamp(scene, view.page([0, -height * 0.36, depth]), 0.85),
    ],
  }
}

const FORMS = { bifold, long: longWallet, card: cardHolder, purse }
const CAMERAS: Record<WalletShape['form'], { at: Point; yaw: number; pitch: number }> = {
  bifold: { at: [398, 690], yaw: -9, pitch: 19 },
  long: { at: [400, 736], yaw: -21, pitch: 15 },
  card: { at: [398, 728], yaw: -17, pitch: 13 },
  purse: { at: [398, 742], yaw: -14, pitch: 12 },
}

/** Each fills the picture as the others do. */
const SCALES: Record<WalletShape['form'], number> = { bifold: 1.2, long: 1.14, card: 1.14, purse: 1.08 }

export function wallet({ form, ...colours }: WalletColours & WalletShape): Drawing {
  const { hide, metal, bg, canvas } = colours
  const studio = room(bg)
  const glow = luminance(hide) > 0.5 ? 0.1 : 0
  const stuff: Material = canvas
    ? { color: hide, gloss: 0.16, f0: 0.035, wrap: 0.4, sheen: 0.08, glow }
    : { color: hide, gloss: 0.42, f0: 0.05, wrap: 0.34, glow }
  const scene: Scene = { view: camera(CAMERAS[form]), studio, colours, stuff }
  const { parts, focus } = FORMS[form](scene)
  return {
    bg,
    floor: 730,
    focus,
    defs: [
      texture.leather('hide', 0.15),
      texture.weave('waxed', 0.7),
      gradient('snap', tube({ color: metal, metal: true, gloss: 0.74 }, studio), SLANT),
      radial(
        'ball',
        [
          [0, lighten(metal, 0.75)],
          [0.35, lighten(metal, 0.15)],
          [0.75, darken(metal, 0.35)],
          [1, darken(metal, 0.6)],
        ],
        0.36,
        0.32,
        0.7,
      ),
    ],
    parts: group(parts, { transform: `translate(400 740) scale(${SCALES[form]}) translate(-400 -740)` }),
  }
}
