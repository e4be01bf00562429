// Frying pan: one turned body from foot to floor, seen from above, and a long handle standing out to the right.
import {
  along,
  bump,
  camera,
  clamp,
  clipTo,
  cord,
  cross,
  curve,
  darken,
  draw,
  group,
  ink,
  insideLight,
  lathe,
  lerp,
  lighten,
  line,
  luminance,
  mesh,
  mix,
  oval,
  radial,
  room,
  smooth,
  unit,
  type Camera,
  type Corner,
  type Drawing,
  type Facets,
  type Lathe,
  type Material,
  type Studio,
  type Vector,
} from '../kit.ts'

export interface FryingPanColours {
  outside: Metal
  inside: Metal
  handle: Metal
  bg: string
}
/** A colour and what it is the colour of. */
export interface Metal {
  color: string
  of: 'iron' | 'metal' | 'enamel' | 'ceramic' | 'wood'
}
/** depth and flare 0..1 of the wall; bowl 1 for the round wall of a wok; a loop opposite the handle for what is heavy. */
export interface FryingPanShape {
  depth: number
  flare: number
  bowl: number
  loop: boolean
}

const VIEW = { pitch: 39, distance: 4200 }
const RIM = 258
/** Direction of the handle in plan, in degrees to the right of straight ahead. */
const HANDLE_ANGLE = 45
const DEGREE = Math.PI / 180
const SHADOW = '#17110f'

function material({ color, of }: Metal): Material {
  if (of === 'metal') return { color, metal: true, gloss: 0.62 }
  if (of === 'enamel') return { color, gloss: 0.86, f0: 0.045, wrap: 0.14 }
  if (of === 'ceramic') return { color, gloss: 0.66, f0: 0.05, wrap: 0.2 }
  if (of === 'wood') return { color, gloss: 0.34, f0: 0.04, wrap: 0.3 }
  return { color, gloss: 0.42, f0: 0.07, wrap: 0.2 }
}

interface Size {
  readonly height: number
  readonly floor: number
  readonly thick: number
  readonly body: Lathe
  /** v where the outside ends, where the floor begins. */
  readonly lip: number
  readonly well: number
}

function proportions({ depth, flare, bowl }: FryingPanShape, cast: boolean): Size {
  const height = lerp(66, 118, depth) + 18 * bowl
  const thick = cast ? 11 : 6
  const foot = bowl > 0 ? 108 : RIM - lerp(14, 66, flare)
  const floor = foot - thick
  const belly = (at: number, inset: number): Corner => {
    // Points of a round wall, from foot to rim
    const r = lerp(foot, RIM, Math.sin((at * Math.PI) / 2.3) / Math.sin(Math.PI / 2.3))
    return [r - inset, lerp(inset * 0.7, height, at ** 1.5), 30]
  }
  const outer: Corner[] = bowl > 0 ? [belly(0.3, 0), belly(0.65, 0)] : []
  const inner: Corner[] = bowl > 0 ? [belly(0.65, thick), belly(0.3, thick)] : []
  const corners: Corner[] = [
    [foot - 24, 0],
    [foot, 0, bowl > 0 ? 20 : lerp(26, 18, depth)],
    ...outer,
    [RIM, height - 2, 2],
    [RIM + (cast ? 0 : 5), height + 1, 2],
    [RIM + (cast ? -2 : 4), height + 4, 3],
    [RIM - thick, height + 3, 3],
    ...inner,
    [floor, thick, bowl > 0 ? 30 : lerp(34, 22, depth)],
    [0, thick],
  ]
  const body = lathe(corners)
  const rim = 2 + outer.length + 3
  return { height, floor, thick, body, lip: body.reach(rim), well: body.reach(corners.length - 2) }
}

/** Cast pans pour to either side. */
function poured(size: Size, at: Lathe['at']): Lathe['at'] {
  const [left, right] = [HANDLE_ANGLE - 90, HANDLE_ANGLE + 90].map((angle) => ((angle + 360) % 360) / 360)
  return (u, v) => {
    const [x, y, z] = at(u, v)
    const turn = ((u % 1) + 1) % 1
    const near = Math.max(bump(turn, left ?? 0, 0.028), bump(turn, right ?? 0, 0.028))
    const lift = smooth(size.height * 0.45, size.height, -y) * near * smooth(size.floor * 0.5, RIM, Math.hypot(x, z))
    return [x * (1 + 0.075 * lift), y - 3 * lift, z * (1 + 0.075 * lift)]
  }
}

/** Light gathers in two wedges on a floor that was turned or rubbed in rings. */
function wedges(u: number): number {
  const across = Math.cos((u * 360 + 32) * DEGREE) ** 2
  return across ** 5 - 0.5 * (1 - across) ** 3
}

function pan(size: Size, { outside, inside }: FryingPanColours, cast: boolean): Facets {
  const { body, lip, well, height } = size
  const [shell, lining] = [material(outside), material(inside)]
  const rubbed = inside.of === 'metal' ? 0.1 : inside.of === 'iron' ? 0.05 : 0.035
  return {
    at: cast ? poured(size, body.at) : body.at,
    rows: 130,
    cols: 260,
    flipped: true,
    material: (u, v) => {
      if (v < lip) return shell
      const strength = rubbed * smooth(well - 0.04, well + 0.05, v) * smooth(1, 0.9, v)
      const glint = wedges(u) * strength
      return { ...lining, color: glint > 0 ? lighten(lining.color, glint) : darken(lining.color, -glint * 1.4) }
    },
    ao: (u, v) => {
      const p = body.at(u, v)
      if (v < lip)
        return (
          (0.5 + 0.5 * smooth(-4, height * 0.35, -p[1])) *
          (outside.of === 'metal' ? lerp(0.92, 0.7, smooth(height - 2, height + 3, -p[1])) : 1)
        )
      const light = lerp(0.62, 1, insideLight(p, height + p[1], RIM, 0.5))
      // A metal floor mirrors the lamp overhead, and would burn out
      const lamp = inside.of === 'metal' ? lerp(1, 0.5 + 0.26 * wedges(u), smooth(well - 0.1, well + 0.04, v)) : 1
      return light * lamp * (1 - 0.22 * bump(v, well, 0.03))
    },
  }
}

/** A bar flattened from a tube, straight in plan, rising and then levelling out. */
function handleBar(size: Size, { handle }: FryingPanColours, cast: boolean) {
  const wooden = handle.of === 'wood'
  const long = cast ? 222 : 270
  const out: Vector = [Math.sin(HANDLE_ANGLE * DEGREE), 0, Math.cos(HANDLE_ANGLE * DEGREE)]
  const side = unit(cross(out, [0, -1, 0]))
  const start = RIM - (cast ? 6 : 2)
  const root = size.height * 0.82
  const rise = (t: number) => root + (cast ? 26 : 46) * smooth(0, 0.8, t) - (cast ? 3 : 12) * smooth(0.6, 1, t)
  const spine = (t: number): Vector => {
    const d = start + long * t
    return [out[0] * d, -rise(t), out[2] * d]
  }
  const half = (t: number) => {
    const end = Math.sqrt(Math.max(0, 1 - clamp((t - 0.93) / 0.07) ** 2))
    const waist = cast
      ? lerp(26, 17, smooth(0, 0.3, t)) + 7 * smooth(0.4, 0.95, t)
      : lerp(25, 13, smooth(0, 0.22, t)) + 10 * smooth(0.3, 0.9, t)
    return Math.max(0.6, waist * end)
  }
  const thickness = (t: number) => Math.max(0.5, (wooden ? 14 : cast ? 9 : 6) * Math.min(1, half(t) / 9))
  const at = (u: number, v: number): Vector => {
    const a = u * 2 * Math.PI
    const [c, s] = [Math.cos(a), Math.sin(a)]
    const squarer = (x: number) => Math.sign(x) * Math.abs(x) ** 0.75
    const p = spine(v)
    const w = half(v) * squarer(c)
    return [p[0] + side[0] * w, p[1] - thickness(v) * squarer(s), p[2] + side[2] * w]
  }
  const finish = handle.of === 'metal' ? material({ ...handle, color: darken(handle.color, 0.3) }) : material(handle)
  const ferrule = 0.2
  const steel: Material = { color: '#c9cccf', metal: true, gloss: 0.7 }
  const body: Facets = {
    at,
    rows: 120,
    cols: 48,
    flipped: false,
    material: (_, v) => (wooden && v < ferrule ? steel : finish),
    ao: (_, v) => lerp(0.5, handle.of === 'metal' ? 0.84 : 1, smooth(0, 0.12, v)) * (wooden ? 1 - 0.45 * bump(v, ferrule, 0.008) : 1),
  }
  /** On top of the bar: t along, s across from -1 to 1. */
  const top = (t: number, s: number): Vector => {
    const p = spine(t)
    return [p[0] + side[0] * s, p[1] - thickness(t), p[2] + side[2] * s]
  }
  return { body, top, spine, half }
}

type Bar = ReturnType<typeof handleBar>

/** Helper handle opposite the long one. */
function loop(size: Size, { handle, outside }: FryingPanColours): Facets {
  const angle = (HANDLE_ANGLE + 180) * DEGREE
  const out: Vector = [Math.sin(angle), 0, Math.cos(angle)]
  const side: Vector = [out[2], 0, -out[0]]
  const path = (t: number): Vector => {
    const a = Math.PI * t
    const along = 58 * Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.6
    const away = RIM - 6 + 52 * Math.sin(a) ** 0.6
    return [out[0] * away + side[0] * along, -size.height * 0.82 - 10 * Math.sin(a), out[2] * away + side[2] * along]
  }
  return {
    at: cord(path, () => 8.5, [0, 1, 0]),
    rows: 90,
    cols: 30,
    material: material(handle.of === 'wood' ? { color: '#c9cccf', of: 'metal' } : handle.of === 'metal' ? handle : outside),
    ao: (_, v) => lerp(0.5, 1, smooth(0, 0.12, Math.min(v, 1 - v))),
  }
}

/** A ring on the inside, at v of the profile, between two turns. */
function ring(view: Camera, at: Lathe['at'], v: number, from = 0, to = 1): string {
  return curve(along(96, (t) => view.page(at(lerp(from, to, t), v))))
}

/** Hole to hang it by: the table is seen through it. */
function hole(view: Camera, bar: Bar, bg: string, cast: boolean): string[] {
  const at = cast ? 0.8 : 0.88
  const long = cast ? 0.075 : 0.035
  const wide = cast ? 9 : 7
  const edge = (grow: number) =>
    curve(
      along(24, (t) => {
        const a = t * 2 * Math.PI
        return view.page(bar.top(at + long * grow * Math.cos(a), wide * grow * Math.sin(a)))
      }),
      true,
    )
  return [
    draw(edge(1.25), { fill: SHADOW, opacity: 0.35, soft: 1 }),
    draw(edge(1), { fill: darken(bg, 0.42) }),
    draw(edge(1), { stroke: '#fff', width: 1.2, opacity: 0.4, transform: 'translate(.8 1.2)' }),
  ]
}

/** Two rivets through the root of the handle. */
function rivets(view: Camera, bar: Bar, metal: string): string[] {
  return [-0.5, 0.5].map((side) => {
    const [x, y] = view.page(bar.top(0.06, side * bar.half(0.06)))
    return [
      oval(x + 1.5, y + 2, 6, 5, { fill: SHADOW, opacity: 0.5, soft: 2 }),
      oval(x, y, 5.4, 4.4, { fill: metal }),
      oval(x - 1.4, y - 1.3, 2.2, 1.5, { fill: '#fff', opacity: 0.75, soft: 1 }),
    ].join('')
  })
}

/** Where the body and the handle keep the light off the table. */
function shadows(view: Camera, size: Size, bar: Bar): string[] {
  const disc = (radius: number, dx: number, dz: number) =>
    `${line(along(48, (t) => view.page([radius * Math.sin(t * 2 * Math.PI) + dx, 0, radius * Math.cos(t * 2 * Math.PI) + dz])))}Z`
  const h = size.height
  const strip = (from: number, to: number) => {
    const edge = (s: number) =>
      along(16, (t) => {
        const at = lerp(from, to, t)
        const p = bar.spine(at)
        const up = -p[1]
        const w = bar.half(at) * s
        return view.page([p[0] + up * 0.62 + w * 0.7, 0, p[2] - up * 0.3 - w * 0.7])
      })
    return `${line([...edge(-1), ...edge(1).toReversed()])}Z`
  }
  return [
    draw(disc(RIM * 1.06, h * 0.9 + 16, -h * 0.2), { fill: SHADOW, opacity: 0.2, soft: 26 }),
    draw(disc(RIM * 0.98, h * 0.5, -h * 0.1), { fill: SHADOW, opacity: 0.34, soft: 14 }),
    draw(strip(0, 0.98), { fill: SHADOW, opacity: 0.32, soft: 8 }),
    draw(disc(size.floor + 8, 4, 0), { fill: SHADOW, opacity: 0.6, soft: 4 }),
  ]
}

export function fryingPan({ depth, flare, bowl, loop: looped, ...colours }: FryingPanColours & FryingPanShape): Drawing {
  const { inside, handle, bg } = colours
  const studio: Studio = room(bg)
  const cast = handle.of === 'iron' || handle.of === 'enamel'
  const size = proportions({ depth, flare, bowl, loop: looped }, cast)
  const view = camera({ at: [322, 652 + size.height / 3], ...VIEW })
  const bar = handleBar(size, colours, cast)
  const bodies = [pan(size, colours, cast), bar.body, ...(looped ? [loop(size, colours)] : [])]
  const wellRing = (share: number) => lerp(size.well, 1, share)
  const at = cast ? poured(size, size.body.at) : size.body.at
  const dark = luminance(inside.color) < 0.1
  const rivetMetal = handle.of === 'metal' ? lighten(handle.color, 0.3) : '#c9cccf'
  return {
    bg,
    floor: 760,
    focus: [400, 640],
    defs: [
      clipTo('mouth', `${ring(view, at, size.lip)}Z`),
      radial(
        'pool',
        [
          [0, '#fff', 0.5],
          [1, '#fff', 0],
        ],
        0.34,
        0.62,
        0.5,
      ),
    ],
    parts: [
      shadows(view, size, bar),
      mesh(view, studio, bodies),
      group(
        [
          // Turned rings, each a dark and a light line
          [0.14, 0.34, 0.54, 0.74].map((share) => [
            draw(ring(view, at, wellRing(share)), { stroke: '#000', width: 1.3, opacity: dark ? 0.35 : 0.12 }),
            draw(ring(view, at, wellRing(share) + 0.004), { stroke: '#fff', width: 1.1, opacity: dark ? 0.12 : 0.28 }),
          ]),
          draw(`${ring(view, at, wellRing(0.06))}Z`, { fill: ink('pool'), opacity: inside.of === 'metal' ? 0.3 : 0.16 }),
        ],
        { clip: 'mouth' },
      ),
      // The rim catches the lamp along its left, and mirrors the wall on the right
      draw(ring(view, at, size.lip, 0.52, 0.93), { stroke: '#fff', width: 2, opacity: 0.5, soft: 1 }),
      draw(ring(view, at, size.lip + 0.004, 0.1, 0.36), { stroke: mix(bg, '#ffffff', 0.4), width: 1.8, opacity: 0.5, soft: 1 }),
      cast ? '' : rivets(view, bar, rivetMetal),
      group(hole(view, bar, bg, cast)),
    ],
  }
}
