// Handbag: a leather body tapering upwards, a flap with a turn-lock, and either two top handles or a
// long shoulder strap. It stands a little askew, so that its depth shows.
import {
  along,
  box,
  bump,
  camera,
  clamp,
  clipTo,
  cord,
  curve,
  darken,
  draw,
  gradient,
  group,
  ink,
  join,
  lerp,
  lighten,
  line,
  luminance,
  mesh,
  num,
  oval,
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

export interface HandbagColours {
  leather: string
  metal: string
  bg: string
}
/**
 * slouch 0: a structured bag with top handles. 1: a rounded saddle bag on a shoulder strap. build: neither, but a
 * satchel under a deep flap, an upright box with one handle, or a tall bucket.
 */
export interface HandbagShape {
  slouch: number
  build?: keyof typeof BUILDS
}

const VIEW = { yaw: -21, pitch: 11 }
const ORIGIN: Point = [392, 792]
/** How far the flap stands off the body. */
const FLAP_GAP = 6

interface Pattern {
  readonly height: number
  /** Half width and half depth, at the foot and at the top. */
  readonly width: readonly [foot: number, top: number]
  readonly depth: readonly [foot: number, top: number]
  /** Radius of the lower corners as seen from the front. */
  readonly corner: number
  /** Radius of the upright edges as seen from above. */
  readonly edge: number
  /** Height of the flap's lower edge in the middle and at its sides, as shares of the bag's. */
  readonly flap: readonly [middle: number, sides: number]
  readonly peak: number
}

const BUILDS = {
  satchel: { height: 256, width: [214, 208], depth: [58, 46], corner: 44, edge: 30, flap: [0.15, 0.24], peak: 590 },
  box: { height: 236, width: [190, 190], depth: [86, 80], corner: 20, edge: 24, flap: [0.52, 0.56], peak: 388 },
  bucket: { height: 304, width: [134, 166], depth: [92, 78], corner: 58, edge: 28, flap: [0.56, 0.78], peak: 600 },
} as const satisfies Record<string, Pattern>

function patternOf(slouch: number, build: HandbagShape['build']): Pattern {
  if (build) return BUILDS[build]
  return slouch > 0.5
    ? { height: 262, width: [186, 196], depth: [60, 40], corner: 130, edge: 34, flap: [0.2, 0.5], peak: 640 }
    : { height: 268, width: [226, 188], depth: [80, 40], corner: 30, edge: 22, flap: [0.42, 0.62], peak: 462 }
}

/** Point on a rounded rectangle seen from above: u = .5 in the middle of the front, running to the right. */
function aroundBox(u: number, w: number, d: number, r: number): [x: number, z: number] {
  const side = u < 0.5 ? -1 : 1
  const [front, corner, flank] = [w - r, (Math.PI / 2) * r, 2 * (d - r)]
  let s = Math.abs(u - 0.5) * 2 * (2 * front + 2 * corner + flank)
  if (s <= front) return [side * s, d]
  s -= front
  if (s <= corner) return [side * (w - r + r * Math.sin(s / r)), d - r + r * Math.cos(s / r)]
  s -= corner
  if (s <= flank) return [side * w, d - r - s]
  s -= flank
  if (s <= corner) return [side * (w - r + r * Math.cos(s / r)), r - d - r * Math.sin(s / r)]
  return [side * (w - r - (s - corner)), -d]
}

/** Half width at a height above the foot, with the lower corners rounded off. */
function widthAt({ height, width, corner }: Pattern, h: number): number {
  const round = h < corner ? corner - Math.sqrt(Math.max(0, corner ** 2 - (corner - h) ** 2)) : 0
  return lerp(width[0], width[1], h / height) - round * 0.92
}

function depthAt({ height, depth }: Pattern, h: number): number {
  const belly = 9 * Math.sin(Math.PI * clamp(h / height)) // filled, so it swells a little
  const foot = 10 * (1 - Math.sqrt(1 - (1 - clamp(h / 12)) ** 2))
  return lerp(depth[0], depth[1], h / height) + belly - foot
}

function bodyFacets(pattern: Pattern, hide: Material): Facets {
  const { height, edge, flap } = pattern
  return {
    cols: 150,
    rows: 70,
    material: hide,
    at: (u, v) => {
      const h = height * (1 - v)
      const [w, d] = [widthAt(pattern, h), depthAt(pattern, h)]
      const [x, z] = aroundBox(u, w, d, Math.min(edge, d * 0.8, w * 0.8))
      // A gusset folds inwards along each side
      const gusset = 14 * bump(z, 0, d * 0.34) * smooth(w * 0.96, w, Math.abs(x)) * smooth(0, 0.5, 1 - v)
      return [x - Math.sign(x) * gusset, -h, z]
    },
    ao: (u, v) => {
      const underFlap = 0.4 * smooth(flap[0] - 0.2, flap[0] + 0.02, 1 - v) * smooth(0.36, 0.42, Math.min(u, 1 - u))
      const seam = 0.3 * (bump(u, 0.5 - 0.185, 0.004) + bump(u, 0.5 + 0.185, 0.004))
      return (1 - 0.4 * smooth(0.9, 1, v)) * (1 - underFlap) * (1 - seam)
    },
  }
}

/** Over the top from the back edge and down the front; v = 1 at the curved lower edge. */
function flapAt(pattern: Pattern): (u: number, v: number) => Vector {
  const { height, flap } = pattern
  const over = 0.24 // share of v spent on the top
  return (u, v) => {
    const s = 2 * u - 1
    const end = height * lerp(flap[0], flap[1], Math.abs(s) ** 2.6)
    const top = depthAt(pattern, height)
    if (v < over) {
      const t = v / over
      const z = lerp(-top, top, t)
      const roll = FLAP_GAP * Math.sin((Math.PI / 2) * Math.min(1, (1 - t) * 3)) - 5 * (1 - t)
      return [(widthAt(pattern, height) + 2 - 9 * (1 - t)) * s, -height - roll, z + FLAP_GAP * t]
    }
    const t = (v - over) / (1 - over)
    const drop = (height - end) * t
    const h = height - drop
    const round = 8 * (1 - Math.sqrt(1 - (1 - clamp(drop / 16)) ** 2)) // the leather bends over the top edge
    return [(widthAt(pattern, h) + 2) * s, -h, depthAt(pattern, h) + FLAP_GAP - round + 2 * Math.sin(t * Math.PI)]
  }
}

/** Its cut edges curl under a little. */
function flapAo(u: number, v: number): number {
  return 1 - 0.14 * smooth(0.96, 1, v) - 0.1 * smooth(0.97, 1, Math.abs(2 * u - 1))
}

/** Leather grain over a painted part. */
function grained(id: string, body: string): string[] {
  const grain = `<use href="#${id}" filter="url(#hide)"/>`
  return [group(body, {}, id), group(grain, { blend: 'multiply', opacity: 0.38 })]
}

/** Outline of the front of the body, and the line of stitching inside it. */
function frontPanel(pattern: Pattern, view: Camera) {
  const { height, corner } = pattern
  const at = (h: number, s: number) => view.page([widthAt(pattern, h) * s, -h, depthAt(pattern, h) + 1])
  const front = along(60, (t) => at(height * (1 - Math.abs(2 * t - 1)), t < 0.5 ? -0.985 : 0.985))
  const hem = curve([
    ...along(10, (t) => at(lerp(height * 0.36, corner + 4, t), -0.93)),
    ...along(16, (t) => {
      const s = lerp(-0.93, 0.93, t)
      return at(14 + (corner - 10) * Math.abs(s) ** 5, s)
    }),
    ...along(10, (t) => at(lerp(corner + 4, height * 0.36, t), 0.93)),
  ])
  return { front, hem }
}

/** A row of thread: each stitch lies in a dark groove and catches the light. */
function stitches(path: string, leather: string): string {
  const pale = luminance(leather) > 0.4
  return (
    draw(path, { stroke: darken(leather, 0.6), width: 3.4, opacity: pale ? 0.35 : 0.7, transform: 'translate(0 1.3)' }) +
    draw(path, { stroke: pale ? darken(leather, 0.3) : lighten(leather, 0.5), width: 2.3, dash: '9 5' })
  )
}

/** Drawn upright, then laid on the front of the bag. */
function onFront(view: Camera, [x, y, z]: Vector, parts: readonly string[]): string {
  const [ox, oy] = view.page([x, y, z])
  const [ax, ay] = view.page([x + 10, y, z])
  const [dx, dy] = view.page([x, y + 10, z])
  const matrix = [ax - ox, ay - oy, dx - ox, dy - oy].map((n) => (n / 10).toFixed(3))
  return group(parts, { transform: `matrix(${matrix.join(' ')} ${num(ox)} ${num(oy)})` })
}

function turnLock(metal: string): string[] {
  return [
    oval(4, 30, 50, 14, { fill: '#000', opacity: 0.45, soft: 8 }),
    box(-44, -34, 88, 62, 13, { fill: darken(metal, 0.55), transform: 'translate(2 3)' }),
    box(-44, -34, 88, 62, 13, { fill: ink('plate') }),
    box(-38, -28, 76, 50, 9, { stroke: darken(metal, 0.5), width: 1.6, opacity: 0.5 }),
    draw('M-36 -31H32', { stroke: '#fff', width: 2.6, opacity: 0.8, soft: 1 }),
    oval(2, 4, 14, 17, { fill: '#000', opacity: 0.35, soft: 2 }),
    box(-11, -20, 22, 36, 11, { fill: darken(metal, 0.5) }),
    box(-8, -21, 16, 34, 8, { fill: ink('bar') }),
  ]
}

/** Leather tab, riveted, holding the ring of a handle. */
function tab(leather: string, metal: string): string[] {
  const strap = 'M-22 -22H22V30Q22 44 0 46Q-22 44 -22 30Z'
  return [
    draw(strap, { fill: '#000', opacity: 0.4, soft: 4, transform: 'translate(3 5)' }),
    draw(strap, { fill: ink('tab') }),
    draw(strap, { stroke: lighten(leather, 0.35), width: 1.4, opacity: 0.5, transform: 'translate(-.6 -.8)' }),
    stitches('M-16 -18V28Q-15 38 0 40Q15 38 16 28V-18', leather),
    box(-26, -38, 52, 26, 9, { stroke: '#000', width: 7, opacity: 0.4, soft: 2, transform: 'translate(2 4)' }),
    box(-26, -38, 52, 26, 9, { stroke: ink('plate'), width: 7 }),
    draw('M-20 -40H14', { stroke: '#fff', width: 1.8, opacity: 0.8 }),
    oval(0, 14, 7, 7, { fill: darken(metal, 0.5), transform: 'translate(1 2)' }),
    oval(0, 14, 6.6, 6.6, { fill: ink('plate') }),
  ]
}

const HANDLE_X = 104

/** An arch from ring to ring; lean is how far its top stands forwards. */
function topHandle(pattern: Pattern, z: number, lean: number): (t: number) => Vector {
  const foot = pattern.height - 2
  return (t) => {
    const a = Math.PI * t
    const rise = Math.sin(a) ** 0.72
    const square = Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.82
    return [-HANDLE_X * square, -foot - (pattern.peak - foot) * rise, z + lean * Math.sin(a)]
  }
}

/** From side to side over a shoulder that is not there. */
function longStrap(pattern: Pattern): (t: number) => Vector {
  const foot = pattern.height - 12
  return (t) => {
    const a = Math.PI * t
    const rise = Math.sin(a) ** 0.62
    const x = -Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.9 * (pattern.width[1] + 3)
    return [x, -foot - (pattern.peak - foot) * rise, 4 + 18 * Math.sin(a)]
  }
}

/** A flat strap: an ellipse in section, broad to the front. */
function strapFacets(path: (t: number) => Vector, material: Material): Facets {
  const round = cord(path, () => 1, [0, 0, 1])
  const [thick, broad] = [6, 15]
  return {
    cols: 20,
    rows: 170,
    material,
    at: (u, v) => {
      const middle = path(v)
      const [x, y, z] = round(u, v)
      return [middle[0] + (x - middle[0]) * thick, middle[1] + (y - middle[1]) * thick, middle[2] + (z - middle[2]) * broad]
    },
  }
}

interface Carry {
  readonly behind: Markup
  readonly before: Markup
}

function handles(pattern: Pattern, view: Camera, studio: Studio, hide: Material, colours: HandbagColours): Carry {
  const top = depthAt(pattern, pattern.height)
  const arch = (z: number, lean: number) => {
    const facets: Facets = {
      cols: 26,
      rows: 120,
      at: cord(topHandle(pattern, z, lean), (t) => 13 - 2 * Math.sin(Math.PI * t)),
      material: hide,
      ao: (_, v) => 1 - 0.35 * smooth(0.12, 0, Math.min(v, 1 - v)),
    }
    return mesh(view, studio, [facets])
  }
  const front = top + FLAP_GAP + 2
  const tabs = [-1, 1].map((s) => onFront(view, [s * HANDLE_X, -pattern.height + 26, front], tab(colours.leather, colours.metal)))
  return {
    behind: grained('backHandle', arch(-top + 4, 10)),
    before: [grained('frontHandle', arch(front, -14)), tabs],
  }
}

/** One arch over the middle of the lid, on two plates. */
function singleHandle(pattern: Pattern, view: Camera, studio: Studio, hide: Material): Carry {
  const lid = { ...pattern, height: pattern.height + FLAP_GAP + 4 }
  const arch = mesh(view, studio, [
    {
      cols: 26,
      rows: 120,
      at: cord(topHandle(lid, 6, 0), (t) => 14 - 3 * Math.sin(Math.PI * t)),
      material: hide,
      ao: (_, v) => 1 - 0.35 * smooth(0.12, 0, Math.min(v, 1 - v)),
    },
  ])
  const plate = (s: number) => {
    const [x, y] = view.page([s * HANDLE_X, -lid.height, 6])
    return [
      oval(x + 3, y + 5, 30, 11, { fill: '#000', opacity: 0.45, soft: 4 }),
      oval(x, y + 1, 27, 9.5, { fill: ink('plate') }),
      oval(x, y, 26, 8.5, { stroke: '#fff', width: 1.4, opacity: 0.6 }),
    ]
  }
  return { behind: '', before: [plate(-1), plate(1), grained('handle', arch)] }
}

function shoulderStrap(pattern: Pattern, view: Camera, studio: Studio, hide: Material): Carry {
  const strap = grained('strap', mesh(view, studio, [strapFacets(longStrap(pattern), hide)]))
  const ring = (s: number) => {
    const [x, y] = view.page([s * (pattern.width[1] + 3), -pattern.height + 14, 4])
    return [
      oval(x, y, 15, 17, { stroke: '#000', width: 6, opacity: 0.35, soft: 2, transform: 'translate(2 4)' }),
      oval(x, y, 15, 17, { stroke: ink('plate'), width: 6 }),
      oval(x - 1.5, y - 1.5, 15, 17, { stroke: '#fff', width: 1.4, opacity: 0.6 }),
    ]
  }
  return { behind: [strap, ring(-1), ring(1)], before: '' }
}

/** The key light pools at the upper left of a part, and its lower right falls into shade. */
function modelling(pattern: Pattern, view: Camera, clip: string): string {
  const [lx, ly] = view.page([-pattern.width[1] * 0.5, -pattern.height * 0.8, pattern.depth[0]])
  const [dx, dy] = view.page([pattern.width[0] * 0.62, -pattern.height * 0.16, pattern.depth[0]])
  return group(
    [
      oval(lx, ly, 150, 78, { fill: '#fff', opacity: 0.34, soft: 44, blend: 'soft-light' }),
      oval(lx - 20, ly - 10, 100, 40, { fill: '#fff', opacity: 0.13, soft: 26 }),
      oval(dx, dy, 170, 120, { fill: '#120a0a', opacity: 0.3, soft: 44 }),
    ],
    { clip },
  )
}

function shadows(pattern: Pattern, view: Camera): string[] {
  const foot = (grow: number, dx: number, dy: number, style: Style) => {
    const [w, d] = [widthAt(pattern, 2 + pattern.corner * 0.08) * grow, pattern.depth[0] * grow]
    const corners: Vector[] = [
      [-w, 0, d],
      [w, 0, d],
      [w, 0, -d],
      [-w, 0, -d],
    ]
    const path = line(corners.map((p) => view.page(p)).map(([x, y]) => [x + dx, y + dy]))
    return draw(`${path}Z`, { fill: '#17110f', ...style })
  }
  return [
    foot(1.16, 84, 16, { opacity: 0.24, soft: 44 }),
    foot(1.06, 30, 6, { opacity: 0.36, soft: 14 }),
    foot(0.99, 3, 3, { opacity: 0.6, soft: 4 }),
  ]
}

export function handbag({ slouch, build, ...colours }: HandbagColours & HandbagShape): Drawing {
  const { leather, metal, bg } = colours
  const studio = room(bg)
  const pattern = patternOf(slouch, build)
  const view = camera({ at: ORIGIN, ...VIEW })
  const hide: Material = { color: leather, gloss: 0.42, f0: 0.05, wrap: 0.34, glow: luminance(leather) > 0.5 ? 0.12 : 0 }
  const flap = flapAt(pattern)
  const flapLine = (v: number, from = 0, to = 1) => along(48, (t) => view.page(flap(lerp(from, to, t), v)))
  const flapEdge = curve(flapLine(1))
  const flapOutline = `${curve(flapLine(0.24))}${join(curve(flapLine(1).toReversed()))}Z`
  const carry =
    build === 'box'
      ? singleHandle(pattern, view, studio, hide)
      : slouch > 0.5
        ? shoulderStrap(pattern, view, studio, hide)
        : handles(pattern, view, studio, hide, colours)
  const lockHeight = pattern.height * pattern.flap[0]
  const lockAt: Vector = [0, -lockHeight - 8, depthAt(pattern, lockHeight) + FLAP_GAP + 4]
  const body = bodyFacets(pattern, hide)
  const { front, hem } = frontPanel(pattern, view)

  return {
    bg,
    floor: 745,
    focus: [400, lerp(580, 590, slouch)],
    defs: [
      texture.leather('hide', 0.14),
      clipTo('flapClip', flapOutline),
      clipTo('frontClip', `${curve(front)}Z`),
      gradient('plate', tube({ color: metal, metal: true, gloss: 0.72 }, studio), SLANT),
      gradient('bar', tube({ color: metal, metal: true, gloss: 0.8 }, studio)),
      gradient(
        'tab',
        [
          [0, lighten(leather, 0.16)],
          [1, darken(leather, 0.25)],
        ],
        SLANT,
      ),
    ],
    parts: group(
      [
        shadows(pattern, view),
        carry.behind,
        grained('body', mesh(view, studio, [body])),
        modelling(pattern, view, 'frontClip'),
        stitches(hem, leather),
        // Flap: its shadow on the front, then the leather, its cut edge and its stitching
        draw(flapEdge, { stroke: '#0c0707', width: 20, opacity: 0.5, soft: 8, transform: 'translate(4 9)' }),
        draw(flapEdge, { stroke: '#0c0707', width: 6, opacity: 0.5, soft: 2, transform: 'translate(1 3)' }),
        grained('flap', mesh(view, studio, [{ at: flap, cols: 90, rows: 70, material: hide, ao: flapAo }])),
        modelling(pattern, view, 'flapClip'),
        draw(flapEdge, { stroke: darken(leather, 0.45), width: 3 }),
        draw(flapEdge, { stroke: lighten(leather, 0.4), width: 1.4, opacity: 0.6, transform: 'translate(-.5 -1.6)' }),
        stitches(curve(flapLine(0.93, 0.035, 0.965)), leather),
        carry.before,
        onFront(view, lockAt, turnLock(metal)),
      ],
      { transform: `translate(400 782) scale(${lerp(1.16, 1.05, slouch)}) translate(-398 -782)` },
    ),
  }
}
