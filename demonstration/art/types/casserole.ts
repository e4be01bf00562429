// Casserole: enamelled iron. Pot, lid and knob are turned bodies; the handles are cords in space.
import {
  along,
  camera,
  cord,
  darken,
  draw,
  gradient,
  ground,
  group,
  hoop,
  ink,
  lerp,
  lighten,
  line,
  mesh,
  mirror,
  oval,
  profile,
  room,
  smooth,
  surface,
  bump,
  type Drawing,
  type Material,
  type Studio,
  type Vector,
} from '../kit.ts'

export interface CasseroleColours {
  enamel: string
  knob: string
  /** Iron that was seasoned instead of enamelled. */
  bare?: boolean
  bg: string
}
/** Its proportions; the round pot when absent. */
export interface CasseroleShape {
  form?: Form
}
type Form = 'braiser' | 'stockpot' | 'saucepan' | 'petite'

const TILT = 0.17
const PITCH = (Math.asin(TILT) * 180) / Math.PI
const BASE = 752
const LID_EDGE = 15

/** Middle, height of the rim, radius of the pot and rise of the lid. */
const FORMS: Record<Form | 'pot', readonly [cx: number, rim: number, pot: number, rise: number]> = {
  pot: [400, 520, 238, 108],
  braiser: [400, 606, 274, 88],
  stockpot: [400, 424, 208, 84],
  saucepan: [302, 560, 184, 66],
  petite: [400, 604, 164, 78],
}

function proportions(form: Form | 'pot') {
  const [cx, rimY, potR, rise] = FORMS[form]
  return {
    cx,
    rimY,
    potR,
    lidR: potR + 8,
    lidHeight: rise,
    lidTop: rimY - LID_EDGE - rise,
    handleY: rimY + (form === 'pot' ? 55 : Math.min(55, (BASE - rimY) * 0.24)),
    potRadius: profile([
      [0, potR],
      [0.5, potR - 1],
      [0.78, potR - 9],
      [0.92, potR - 27],
      [1, potR - 62],
    ]),
  }
}

type Size = ReturnType<typeof proportions>

function turnedAt({ cx }: Size, u: number, radius: number, y: number): Vector {
  const angle = (u - 0.5) * Math.PI
  return [cx + radius * Math.sin(angle), y, radius * Math.cos(angle)]
}

function pot(size: Size, enamel: Material, studio: Studio) {
  // Enamel is sprayed darker towards the foot
  const deep = darken(enamel.color, 0.34)
  return surface('pot', studio, {
    at: (u, v) => turnedAt(size, u, size.potRadius(v), lerp(size.rimY, BASE, v)),
    tilt: TILT,
    rows: 110,
    cols: 90,
    soften: 1.3,
    material: (_, v) => (v < 0.45 ? enamel : { ...enamel, color: mixDown(enamel.color, deep, smooth(0.45, 1, v)) }),
    ao: (_, v) => (1 - 0.45 * smooth(0.86, 1, v)) * (1 - 0.5 * smooth(0.12, 0, v)),
  })
}

/** Few steps, so that rows of like colour share their gradient. */
function mixDown(from: string, to: string, t: number): string {
  return t >= 1 ? to : darken(from, 0.34 * t)
}

/** Share of the lid's rows given to its upright edge. */
const EDGE_SHARE = 0.1

/** A low dome with one raised ring; share 0 at the middle, 1 at the edge. */
function domeAt(size: Size, u: number, share: number): Vector {
  const ring = 2.6 * bump(share, 0.84, 0.018)
  return turnedAt(size, u, size.lidR * share, size.lidTop + size.lidHeight * share ** 2.3 - ring)
}

/** A lamp mirrored in the lid, between two turns (u) and two shares of the radius. */
function lidGlint(size: Size, u0: number, u1: number, from: number, to: number, opacity: number): string {
  const at = (u: number, share: number) => {
    const [x, y, z] = domeAt(size, u, share)
    return [x, y + TILT * z]
  }
  const outer = along(12, (t) => at(lerp(u0, u1, t), to))
  const inner = along(12, (t) => at(lerp(u1, u0, t), from))
  return draw(`${line([...outer, ...inner])}Z`, { fill: ink('lamp'), opacity, soft: 2 })
}

/** The dome, ending in an upright edge. */
function lid(size: Size, enamel: Material, studio: Studio) {
  const { lidR, lidTop, lidHeight } = size
  return surface('lid', studio, {
    at: (u, v) => {
      if (v > 1 - EDGE_SHARE) {
        const t = (v - 1 + EDGE_SHARE) / EDGE_SHARE
        return turnedAt(size, u, lidR + 2 * Math.sin(Math.PI * t), lidTop + lidHeight + LID_EDGE * t)
      }
      return domeAt(size, u, (v / (1 - EDGE_SHARE)) ** 0.8)
    },
    tilt: TILT,
    rows: 130,
    cols: 90,
    soften: 1.2,
    material: enamel,
    ao: (_, v) => 1 - 0.3 * smooth(0.985, 1, v),
  })
}

/** A stem and a flat button of metal on top of the lid. */
function knob(size: Size, color: string, studio: Studio) {
  const { cx, lidTop } = size
  const bottom = lidTop + 7
  const height = 66
  const radius = profile([
    [0, 34],
    [0.05, 41],
    [0.3, 44],
    [0.42, 36],
    [0.55, 20],
    [0.85, 19],
    [1, 30],
  ])
  const body = surface('knob', studio, {
    at: (u, v) => turnedAt(size, u, radius(v), lerp(bottom - height, bottom, v)),
    tilt: TILT,
    rows: 60,
    cols: 50,
    material: { color, metal: true, gloss: 0.84 },
  })
  const top = bottom - height
  const paint = [
    oval(cx + 12, bottom + 6, 52, 11, { fill: '#0c0808', opacity: 0.5, soft: 4 }),
    oval(cx + 24, bottom + 14, 70, 18, { fill: '#0c0808', opacity: 0.35, soft: 14 }),
    body.paint,
    oval(cx, top, 35, 35 * TILT + 1, { fill: ink('knobTop') }),
    oval(cx, top + 0.8, 26, 26 * TILT, { stroke: darken(color, 0.4), width: 1.4, opacity: 0.5 }),
    draw(hoop(cx, top, 35, 35 * TILT + 1), { stroke: '#fff', width: 1.6, opacity: 0.7, soft: 1 }),
  ]
  return { defs: body.defs, paint }
}

/** A loop standing out from the pot at the left (side -1) or right, thickest in the middle. */
function handle({ cx, potR, handleY }: Size, side: 1 | -1, enamel: Material, studio: Studio): string {
  const reach = 66
  const path = (t: number): Vector => {
    const a = Math.PI * t
    const square = Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.62
    return [side * (potR - 20 + reach * Math.sin(a) ** 0.55), -8 * Math.sin(a), 92 * square]
  }
  const tube = cord(path, (t) => lerp(19, 14, Math.sin(Math.PI * t)), [0, 1, 0])
  const shape = { at: tube, rows: 110, cols: 44, material: enamel, flipped: side > 0 }
  return mesh(camera({ at: [cx, handleY], pitch: PITCH, distance: 1e5 }), studio, [
    { ...shape, ao: (_, v) => lerp(0.55, 1, smooth(0, 0.16, Math.min(v, 1 - v))) },
  ])
}

/** One long handle to the right, with a hole to hang it by. */
function longHandle({ cx, potR, handleY }: Size, enamel: Material, studio: Studio, bg: string): string[] {
  const view = camera({ at: [cx, handleY], pitch: PITCH, distance: 1e5 })
  const long = 262
  const path = (t: number): Vector => [potR - 12 + long * t, -26 * Math.sin(t * 2.2), 26 * t]
  const end = (t: number) => Math.sqrt(Math.max(0, 1 - Math.max(0, (t - 0.93) / 0.07) ** 2))
  const tube = cord(path, (t) => Math.max(0.5, (lerp(22, 14, smooth(0, 0.4, t)) + 5 * smooth(0.5, 1, t)) * end(t)), [0, 1, 0])
  const [x, y] = view.page(path(0.9))
  return [
    mesh(view, studio, [
      { at: tube, rows: 120, cols: 40, material: enamel, flipped: true, ao: (_, v) => lerp(0.5, 1, smooth(0, 0.14, v)) },
    ]),
    oval(x, y - 2, 13, 5.5, { fill: darken(bg, 0.4), transform: `rotate(4 ${x.toFixed(1)} ${y.toFixed(1)})` }),
    oval(x, y - 1, 13, 5.5, { stroke: '#fff', width: 1.2, opacity: 0.35, transform: `rotate(4 ${x.toFixed(1)} ${y.toFixed(1)})` }),
  ]
}

export function casserole({ enamel: color, knob: metal, bare = false, bg, form }: CasseroleColours & CasseroleShape): Drawing {
  const studio = room(bg)
  const enamel: Material = bare ? { color, gloss: 0.5, f0: 0.07, wrap: 0.2 } : { color, gloss: 0.94, f0: 0.06, wrap: 0.16 }
  const size = proportions(form ?? 'pot')
  const { cx, rimY, potR, lidR } = size
  const body = pot(size, enamel, studio)
  const cover = lid(size, enamel, studio)
  const button = knob(size, metal, studio)
  const foot = size.potRadius(1)
  const seam = rimY + 1
  const glossy = bare ? 0.25 : 1
  const iron = '#17110f'

  return {
    bg,
    floor: 745,
    focus: [cx - 60, rimY - 50],
    defs: [
      body.defs,
      cover.defs,
      button.defs,
      gradient(
        'knobTop',
        [
          [0, lighten(metal, 0.7)],
          [0.5, lighten(metal, 0.2)],
          [1, darken(metal, 0.25)],
        ],
        [0, 0, 1, 0.4],
      ),
      gradient('lamp', [
        [0, '#fff', 0.3],
        [0.4, '#fff', 0.75],
        [1, '#fff', 0.5],
      ]),
    ],
    parts: [
      mirror('pan', BASE + foot * TILT, 0.16, 90),
      ground(cx, BASE + 8, foot * 1.12, foot * TILT + 6),
      oval(cx + 110, BASE + 36, 300, 34, { fill: iron, opacity: 0.18, soft: 26 }),
      group(
        [
          ...(form === 'saucepan'
            ? longHandle(size, enamel, studio, bg)
            : [handle(size, -1, enamel, studio), handle(size, 1, enamel, studio)]),
          body.paint,
          group(
            [
              // Shadow of the lid, light from the table, and the wall mirrored along the right flank
              draw(hoop(cx, seam + 16, potR, potR * TILT), { stroke: '#000', width: 26, opacity: 0.4, soft: 8 }),
              draw(hoop(cx, BASE - 14, foot + 30, foot * TILT), { stroke: lighten(bg, 0.25), width: 10, opacity: 0.32, soft: 8 }),
            ],
            { clip: body.clip },
          ),
          // Bare iron shows where lid meets pot
          draw(hoop(cx, seam, lidR - 3, lidR * TILT), { stroke: darken(color, 0.75), width: 6, cap: 'butt' }),
          cover.paint,
          lidGlint(size, 0.1, 0.25, 0.44, 0.76, 0.75 * glossy),
          lidGlint(size, 0.12, 0.24, 0.875, 0.95, 0.5 * glossy),
          lidGlint(size, 0.83, 0.87, 0.48, 0.78, 0.32 * glossy),
          group(
            [
              draw(hoop(cx, rimY - LID_EDGE + 1, lidR, lidR * TILT), { stroke: '#fff', width: 2, opacity: 0.55, soft: 1 }),
              draw(hoop(cx, rimY - 2, lidR, lidR * TILT), { stroke: '#000', width: 4, opacity: 0.35, soft: 2 }),
            ],
            { clip: cover.clip },
          ),
          button.paint,
        ],
        {},
        'pan',
      ),
    ],
  }
}
