// Tote: a tall open bag, a little askew so that its depth shows, under two arched handles. Of canvas with webbing
// that runs down to the base, of unlined leather with riveted handles, or woven of leaf.
import {
  along,
  bloom,
  bump,
  camera,
  clamp,
  clipTo,
  cord,
  crease,
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
  mix,
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
  type Shape,
  type Studio,
  type Style,
  type Vector,
} from '../kit.ts'

export interface ToteColours {
  cloth: string
  trim: string
  bg: string
}
export interface ToteShape {
  make: 'canvas' | 'leather' | 'woven'
}

const VIEW = { yaw: -19, pitch: 13 }
const ORIGIN: Point = [394, 792]
const BRASS = '#c9a45c'
/** Leather of the handles of woven bags. */
const STRAP = '#7d4a2a'

interface Pattern {
  readonly height: number
  /** Half width and half depth, at the foot and at the mouth. */
  readonly width: readonly [foot: number, mouth: number]
  readonly depth: readonly [foot: number, mouth: number]
  /** Superellipse exponent of the bag seen from above. */
  readonly n: number
  /** How far the mouth sags between the handles. */
  readonly sag: number
  /** Where the handles stand, as a share of the half width, and how high they rise. */
  readonly handle: number
  readonly peak: number
}

const PATTERNS: Record<ToteShape['make'], Pattern> = {
  canvas: { height: 338, width: [168, 196], depth: [70, 50], n: 5, sag: 12, handle: 0.44, peak: 512 },
  leather: { height: 330, width: [160, 200], depth: [66, 52], n: 6, sag: 4, handle: 0.42, peak: 510 },
  woven: { height: 300, width: [168, 204], depth: [88, 74], n: 4, sag: 5, handle: 0.4, peak: 484 },
}

/** A superellipse walked at an even pace, so that strips, seams and folds keep their width on the flat of the front. */
interface Ring {
  readonly angleAt: (u: number) => number
  /** Where u runs on the front to be a share s of the half width from its middle. */
  readonly turnAt: (s: number) => number
}

const onRing = (n: number, a: number): Point => {
  const [s, c] = [Math.sin(a), Math.cos(a)]
  return [Math.sign(s) * Math.abs(s) ** (2 / n), Math.sign(c) * Math.abs(c) ** (2 / n)]
}

function ringOf({ n, width, depth }: Pattern): Ring {
  const steps = 4000
  const [w, d] = [(width[0] + width[1]) / 2, (depth[0] + depth[1]) / 2]
  const angle = (i: number) => (i / steps - 0.5) * 2 * Math.PI
  const lengths = [0]
  for (let i = 1; i <= steps; i++) {
    const [p, q] = [onRing(n, angle(i - 1)), onRing(n, angle(i))]
    lengths.push((lengths[i - 1] ?? 0) + Math.hypot(w * (q[0] - p[0]), d * (q[1] - p[1])))
  }
  const total = lengths[steps] ?? 1
  return {
    angleAt: (u) => {
      const want = clamp(u) * total
      let [low, high] = [0, steps]
      while (high - low > 1) {
        const middle = (low + high) >> 1
        if ((lengths[middle] ?? 0) < want) low = middle
        else high = middle
      }
      const [from, to] = [lengths[low] ?? 0, lengths[high] ?? total]
      return lerp(angle(low), angle(high), (want - from) / (to - from || 1))
    },
    turnAt: (s) => 0.5 + (s * w) / total, // the front is as good as straight
  }
}

/** Hollows and ridges in the cloth, in pixels outwards: x -1..1 across, y 0 at the foot to 1 at the mouth. */
function drape(make: ToteShape['make'], x: number, y: number): number {
  if (make === 'woven') return 0
  const soft = make === 'canvas' ? 1 : 0.4
  const folds = [
    8 * crease(x, y, -0.5, 0.62, 1.25, 0.05, 0.3),
    -7 * crease(x, y, -0.36, 0.66, 1.35, 0.05, 0.3),
    7 * crease(x, y, 0.52, 0.58, 1.85, 0.055, 0.28),
    -7 * crease(x, y, 0.36, 0.6, 1.75, 0.05, 0.32),
    6 * crease(x, y, 0.06, 0.3, 0.2, 0.05, 0.3),
    -5 * crease(x, y, -0.02, 0.21, 0.12, 0.05, 0.36),
    -7 * crease(x, y, 0, 0.92, 0, 0.14, 0.3),
    6 * crease(x, y, -0.72, 0.24, 0.8, 0.06, 0.24),
    -6 * crease(x, y, 0.8, 0.2, 2.3, 0.06, 0.22),
  ]
  return soft * folds.reduce((a, b) => a + b, 0)
}

/** The wall of the bag: u = .5 in the middle of the front, v = 0 at the mouth. */
function wallAt(make: ToteShape['make'], pattern: Pattern, { angleAt }: Ring, inset = 0): Shape {
  const { height, width, depth, n, sag } = pattern
  return (u, v) => {
    const share = 1 - v
    const [x, z] = onRing(n, angleAt(u))
    const foot = 9 * (1 - Math.sqrt(1 - (1 - clamp((share * height) / 12)) ** 2))
    const belly = (make === 'leather' ? 5 : 11) * Math.sin(Math.PI * clamp(share * 0.9)) ** 1.4
    const w = lerp(width[0], width[1], share) + belly * 0.3 - foot - inset
    const d = lerp(depth[0], depth[1], share ** 0.8) + belly - foot - inset
    // The sides fold inwards towards the mouth
    const gusset = (make === 'woven' ? 6 : 22) * bump(z, 0, 0.5) * smooth(0.9, 1, Math.abs(x)) * smooth(0.25, 1, share)
    const dip = sag * bump(x, 0, 0.3) * smooth(0.6, 1, share) * (Math.abs(z) > 0.5 ? 1 : 0.3)
    const relief = z > 0.4 ? drape(make, x, share) : 0
    return [w * x - Math.sign(x) * gusset, -(height * share - dip), d * z + relief]
  }
}

/** Leaf strips over and under: how far the upper one stands out, its shade, and whether it is the upright one. */
function weaveAt(u: number, v: number): { out: number; ao: number; upright: boolean; i: number; j: number } {
  const [across, down] = [u * STRIPS.across, v * STRIPS.down]
  const [i, j] = [Math.floor(across), Math.floor(down)]
  const [s, t] = [across - i - 0.5, down - j - 0.5]
  const upright = (((i + j) % 2) + 2) % 2 === 0
  const [over, side] = upright ? [t, s] : [s, t]
  const ao = 1 - 0.5 * smooth(0.36, 0.5, Math.abs(side)) - 0.25 * smooth(0.3, 0.5, Math.abs(over))
  return { out: 4.2 * Math.cos(Math.PI * over) ** 0.8, ao, upright, i, j }
}

const STRIPS = { across: 88, down: 24 }

function body(make: ToteShape['make'], pattern: Pattern, ring: Ring, { cloth, trim }: ToteColours): Facets[] {
  const smoothWall = wallAt(make, pattern, ring)
  const inner = wallAt(make, pattern, ring, 4)
  const fabric: Material =
    make === 'leather'
      ? { color: cloth, gloss: 0.4, f0: 0.05, wrap: 0.34, glow: luminance(cloth) > 0.5 ? 0.1 : 0 }
      : { color: cloth, gloss: 0.06, f0: 0.03, wrap: 0.42, sheen: 0.1, glow: luminance(cloth) > 0.5 ? 0.08 : 0 }
  const lining: Facets = {
    at: (u, v) => inner(u, v * 0.6),
    cols: 120,
    rows: 16,
    flipped: true,
    material: { color: make === 'leather' ? mix(cloth, '#b08a62', 0.5) : darken(cloth, 0.18), gloss: 0.05, f0: 0.03, wrap: 0.4 },
    ao: (_, v) => 0.78 - 0.5 * smooth(0, 0.5, v),
  }
  const footShade = (v: number) => 1 - 0.35 * smooth(0.88, 1, v)
  if (make !== 'woven') return [lining, { at: smoothWall, cols: 190, rows: 84, material: fabric, ao: (_, v) => footShade(v) }]
  const leaf = (color: string): Material => ({ color, gloss: 0.34, f0: 0.05, wrap: 0.3, glow: luminance(color) > 0.4 ? 0.06 : 0 })
  const [plain, second] = [leaf(cloth), leaf(trim)]
  return [
    lining,
    {
      cols: 560,
      rows: 126,
      at: (u, v) => {
        const [x, y, z] = smoothWall(u, v)
        const a = ring.angleAt(u)
        const { out } = weaveAt(u, v)
        const side = Math.abs(Math.sin(a)) ** 6
        return [x + Math.sign(x) * out * side, y, z + Math.sign(z) * out * (1 - side)]
      },
      material: (u, v) => {
        const { upright, i, j } = weaveAt(u, v)
        return (upright ? (i + 2) % 8 < 4 : (j + 1) % 8 < 4) ? plain : second
      },
      ao: (u, v) => weaveAt(u, v).ao * footShade(v),
    },
  ]
}

/** Grain or weave over a painted part, of the same outline. */
function textured(id: string, markup: string, filter: string, opacity: number): Markup {
  const blend = filter === 'hide' ? 'multiply' : 'soft-light'
  return [group(markup, {}, id), group(`<use href="#${id}" filter="url(#${filter})"/>`, { blend, opacity })]
}

function stitches(path: string, on: string): string {
  const pale = luminance(on) > 0.4
  return (
    draw(path, { stroke: darken(on, 0.6), width: 3, opacity: pale ? 0.3 : 0.65, transform: 'translate(0 1.2)' }) +
    draw(path, { stroke: pale ? darken(on, 0.34) : lighten(on, 0.5), width: 2, dash: '7 4.5' })
  )
}

interface Sewn {
  readonly make: ToteShape['make']
  readonly pattern: Pattern
  readonly view: Camera
  readonly colours: ToteColours
  /** The page point of a place on the front: s -1..1 across, v 0 mouth to 1 foot. */
  readonly front: (s: number, v: number, out?: number) => Point
}

/** A band of webbing down the front, from the mouth to the base. */
function band({ front, colours: { trim } }: Sewn, s: number, half: number, id: string): Markup {
  const side = (x: number) => along(40, (t) => front(s + x, t * 0.995, 2))
  const outline = `${line(side(-half))}${join(line(side(half).toReversed()))}Z`
  return [
    draw(outline, { fill: '#0e0808', opacity: 0.42, soft: 4, transform: 'translate(3 4)' }),
    group(draw(outline, { fill: trim }), {}, `band${id}`),
    group(`<use href="#band${id}" filter="url(#twill)"/>`, { blend: 'soft-light', opacity: 0.6 }),
    draw(outline, { fill: ink('bandLight') }),
    [-0.74, 0.74].map((k) => stitches(line(along(40, (t) => front(s + half * k, t * 0.985, 2))), trim)),
    draw(line(side(-half)), { stroke: '#fff', width: 1.2, opacity: 0.3 }),
  ]
}

/** An arch from one foot to the other at depth z; lean brings its top forwards. */
function arch({ pattern }: Sewn, z: number, lean: number, drop: number): (t: number) => Vector {
  const { height, width, handle, peak, sag } = pattern
  const x = width[1] * handle
  return (t) => {
    const a = Math.PI * t
    const foot = height - drop - sag * 0.3
    const rise = Math.sin(a) ** 0.62
    const square = Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.84
    return [-x * square * lerp(1, 0.96, rise), -foot - (peak - foot) * rise, z + lean * Math.sin(a)]
  }
}

/** A flat strap is an ellipse in section, broad across the bag; a rolled one is round. */
function handleFacets(path: (t: number) => Vector, broad: number, thick: number, material: Material): Facets {
  const round = cord(path, () => 1, [0, 0, 1])
  return {
    cols: 22,
    rows: 150,
    material,
    at: (u, v) => {
      const [mx, my, mz] = path(v)
      const [x, y, z] = round(u, v)
      return [mx + (x - mx) * broad, my + (y - my) * broad, mz + (z - mz) * thick]
    },
    ao: (_, v) => 1 - 0.3 * smooth(0.1, 0, Math.min(v, 1 - v)),
  }
}

/** A leather tab under a handle's end, held by two rivets. */
function tab({ front, pattern }: Sewn, s: number, hide: string): Markup {
  const half = 0.082
  const edge = (x: number) => along(12, (t) => front(s + x, lerp(-0.01, 0.15, t), 3))
  const [lowL, lowR, tip] = [front(s - half, 0.15, 3), front(s + half, 0.15, 3), front(s, 0.192, 3)]
  const round = `Q${lowL[0]} ${tip[1]} ${tip[0]} ${tip[1]}Q${lowR[0]} ${tip[1]} ${lowR[0]} ${lowR[1]}`
  const outline = `${line(edge(-half))}${round}${join(line(edge(half).toReversed()))}Z`
  const seam = (x: number, from: number, to: number) => along(8, (t) => front(s + half * x, lerp(from, to, t), 3))
  const rivet = (v: number) => {
    const [x, y] = front(s, v, 4)
    const r = pattern.n > 5 ? 7.5 : 6.5
    return [
      oval(x + 1.5, y + 2.5, r + 1, r + 1, { fill: '#000', opacity: 0.5, soft: 1 }),
      oval(x, y, r, r, { fill: ink('rivet') }),
      oval(x - 2, y - 2.4, 2.4, 1.8, { fill: '#fff', opacity: 0.85 }),
    ]
  }
  return [
    draw(outline, { fill: '#0e0808', opacity: 0.45, soft: 4, transform: 'translate(3 5)' }),
    draw(outline, { fill: ink('tab') }),
    draw(outline, { stroke: darken(hide, 0.55), width: 1.4, opacity: 0.7 }),
    stitches(line([...seam(-0.74, 0.02, 0.14), tip, ...seam(0.74, 0.14, 0.02)]), hide),
    rivet(0.05),
    rivet(0.125),
  ]
}

/** The maker's patch: leather sewn on canvas and leaf, the mark stamped in; on leather, the stamp alone. */
function patch({ make, front, colours: { cloth, trim } }: Sewn): Markup {
  const [v0, v1, half] = [0.5, 0.68, 0.2]
  const [x, y] = front(0, (v0 + v1) / 2 - 0.005, 3)
  const on = make === 'leather' ? cloth : make === 'canvas' ? mix(trim, STRAP, 0.75) : STRAP
  const square = (w: number, inset: number) => {
    const [top, low] = [v0 + inset, v1 - inset]
    return `${line([front(-w, top, 3), front(w, top, 3), front(w, low, 3), front(-w, low, 3)])}Z`
  }
  const [outline, inner] = [square(half, 0), square(half * 0.86, 0.014)]
  const mark = (d: number, style: Style) => bloom(x + d, y + d, make === 'leather' ? 0.8 : 0.68, { width: 2.8, ...style })
  const stamp = [mark(0.9, { stroke: '#fff', opacity: 0.3 }), mark(-0.4, { stroke: darken(on, 0.7), opacity: 0.85 })]
  if (make === 'leather') return stamp
  return [
    draw(outline, { fill: '#0e0808', opacity: 0.4, soft: 4, transform: 'translate(2 4)' }),
    draw(outline, { fill: on }),
    draw(outline, { fill: '#fff', filter: 'hide', blend: 'multiply', opacity: 0.4 }),
    draw(outline, { stroke: lighten(on, 0.4), width: 1.2, opacity: 0.6 }),
    stitches(inner, on),
    stamp,
  ]
}

/** Folded and sewn hem of the mouth, seen along the front. */
function hem({ make, front, colours: { cloth } }: Sewn): Markup {
  const edge = (v: number) => curve(along(44, (t) => front(lerp(-0.985, 0.985, t), v, 1)))
  const lip = edge(0.004)
  const seam = (s: number) => stitches(line(along(40, (t) => front(s, lerp(0.04, 0.965, t), 1))), cloth)
  return [
    draw(lip, { stroke: darken(cloth, 0.5), width: 3, opacity: 0.5, transform: 'translate(0 1)' }),
    draw(lip, { stroke: lighten(cloth, 0.5), width: 2, opacity: 0.7 }),
    make === 'woven' ? '' : stitches(edge(make === 'canvas' ? 0.082 : 0.03), cloth),
    make === 'canvas' ? stitches(edge(0.018), cloth) : [-0.93, 0.93].map(seam),
  ]
}

/** A rolled edge of leaf, bound with leather. */
function binding(sewn: Sewn): Markup {
  const edge = curve(along(60, (t) => sewn.front(lerp(-0.955, 0.97, t), 0.012, 3)))
  return [
    draw(edge, { stroke: '#0e0808', width: 17, opacity: 0.4, soft: 4, transform: 'translate(0 4)' }),
    draw(edge, { stroke: STRAP, width: 15, cap: 'butt' }),
    draw(edge, { stroke: lighten(STRAP, 0.3), width: 5, opacity: 0.5, soft: 2, transform: 'translate(0 -3)' }),
    stitches(edge, STRAP),
  ]
}

function modelling(view: Camera, { width, depth, height }: Pattern, clip: string): string {
  const [lx, ly] = view.page([-width[1] * 0.5, -height * 0.72, depth[1]])
  const [dx, dy] = view.page([width[0] * 0.66, -height * 0.14, depth[0]])
  return group(
    [
      oval(lx, ly, 120, 130, { fill: '#fff', opacity: 0.3, soft: 44, blend: 'soft-light' }),
      oval(dx, dy, 170, 120, { fill: '#120a0a', opacity: 0.26, soft: 44 }),
    ],
    { clip },
  )
}

function shadows({ pattern: { width, depth }, view }: Sewn): string[] {
  const foot = (grow: number, dx: number, dy: number, style: Style) => {
    const [w, d] = [(width[0] - 8) * grow, (depth[0] - 6) * grow]
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
    foot(1.18, 84, 16, { opacity: 0.24, soft: 44 }),
    foot(1.06, 28, 6, { opacity: 0.36, soft: 14 }),
    foot(0.99, 3, 3, { opacity: 0.6, soft: 4 }),
  ]
}

/** The handle at the back or the front of the mouth. */
function handleAt(sewn: Sewn, studio: Studio, place: 'back' | 'front'): Markup {
  const {
    make,
    pattern,
    view,
    colours: { cloth, trim },
  } = sewn
  const z = (place === 'front' ? 1 : -1) * (pattern.depth[1] + 3)
  const hide: Material = { color: make === 'leather' ? cloth : STRAP, gloss: 0.42, f0: 0.05, wrap: 0.34 }
  const webbing: Material = { color: trim, gloss: 0.08, f0: 0.03, wrap: 0.42, sheen: 0.1 }
  const path = arch(sewn, z, place === 'front' ? 26 : -16, make === 'canvas' ? 2 : 14)
  const [broad, thick] = { canvas: [13.5, 4], leather: [10, 4.5], woven: [10.5, 10.5] }[make] as [number, number]
  const strap = mesh(view, studio, [handleFacets(path, broad, thick, make === 'canvas' ? webbing : hide)])
  const [filter, opacity] = make === 'canvas' ? (['twill', 0.6] as const) : (['hide', 0.4] as const)
  return textured(`${place}Handle`, strap, filter, opacity)
}

export function tote({ make, ...colours }: ToteColours & ToteShape): Drawing {
  const { cloth, bg } = colours
  const studio = room(bg)
  const pattern = PATTERNS[make]
  const view = camera({ at: ORIGIN, ...VIEW })
  const ring = ringOf(pattern)
  const wall = wallAt(make, pattern, ring)
  const front: Sewn['front'] = (s, v, out = 0) => {
    const [x, y, z] = wall(ring.turnAt(s), v)
    return view.page([x, y, z + out])
  }
  const sewn: Sewn = { make, pattern, view, colours, front }
  const rim = (v: number, side: number) => line(along(40, (t) => front(lerp(-side, side, t), v)))
  const outline = `${rim(0, 0.99)}${join(rim(1, -0.99))}Z`
  const hide = make === 'leather' ? cloth : STRAP
  const [filter, grain] = { canvas: ['canvas', 0.6], leather: ['hide', 0.5], woven: ['fibre', 0.35] }[make] as [string, number]
  const at = [-pattern.handle, pattern.handle]

  return {
    bg,
    floor: 745,
    focus: [400, 520],
    defs: [
      texture.leather('hide', 0.15),
      texture.weave('canvas', 0.62),
      texture.weave('twill', 0.9),
      texture.weave('fibre', 0.5),
      clipTo('frontClip', outline),
      gradient(
        'tab',
        [
          [0, lighten(hide, 0.16)],
          [1, darken(hide, 0.25)],
        ],
        SLANT,
      ),
      gradient('rivet', tube({ color: BRASS, metal: true, gloss: 0.75 }, studio), SLANT),
      gradient(
        'bandLight',
        [
          [0, '#120a0a', 0.2],
          [0.25, '#120a0a', 0.04],
          [0.6, '#120a0a', 0.1],
          [1, '#120a0a', 0.34],
        ],
        [0, 0, 0.4, 1],
      ),
    ],
    parts: group(
      [
        shadows(sewn),
        handleAt(sewn, studio, 'back'),
        textured('body', mesh(view, studio, body(make, pattern, ring, colours)), filter, grain),
        make === 'woven' ? '' : modelling(view, pattern, 'frontClip'),
        make === 'woven' ? binding(sewn) : hem(sewn),
        make === 'canvas' ? at.map((s, i) => band(sewn, s, 0.076, `${i}`)) : '',
        handleAt(sewn, studio, 'front'),
        make === 'canvas' ? '' : at.map((s) => tab(sewn, s, hide)),
        patch(sewn),
      ],
      { transform: 'translate(400 782) scale(1.14) translate(-398 -782)' },
    ),
    busy: make === 'woven',
  }
}
