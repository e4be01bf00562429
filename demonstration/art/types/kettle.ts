// Kettle: turned body, lid and knob; the spout and the handle are cords in space.
import {
  along,
  bump,
  camera,
  clamp,
  clipTo,
  cord,
  curve,
  darken,
  draw,
  gradient,
  ground,
  group,
  hoop,
  ink,
  join,
  lerp,
  lighten,
  line,
  luminance,
  mesh,
  mirror,
  mix,
  oval,
  profile,
  room,
  smooth,
  surface,
  texture,
  turned,
  type Drawing,
  type Facets,
  type Markup,
  type Material,
  type Point,
  type Studio,
  type Surface,
  type Vector,
} from '../kit.ts'

export interface KettleColours {
  body: string
  finish: 'enamel' | 'metal' | 'hammered' | 'iron' | 'clay' | 'glass'
  /** Knob, lugs and the ends of the handle. */
  trim: string
  grip: string
  /** Enamel: the painted rim. Clay: the bare foot. Glass: the tea. */
  second: string
  bg: string
}
export interface KettleShape {
  form: keyof typeof FORMS
}

const CX = 388
const BASE = 772
const TILT = 0.17
const PITCH = (Math.asin(TILT) * 180) / Math.PI
const SHADOW = '#17110f'

interface Form {
  readonly height: number
  readonly radius: (v: number) => number
  readonly lid: { readonly radius: number; readonly rise: number }
  /** Middle line of the spout, right of the body's axis and above the table, and its half widths at root and tip. */
  readonly spout: readonly Point[]
  readonly bore: readonly [root: number, tip: number]
  /** Middle line of the handle, likewise. */
  readonly handle: readonly Point[]
  /** Part of the handle's length that is gripped. */
  readonly held: readonly [from: number, to: number]
}

function arch(half: number, foot: number, rise: number): Point[] {
  return along(16, (t) => {
    const a = Math.PI * t
    const square = Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.72
    return [-half * square, foot + rise * Math.sin(a) ** 0.66]
  })
}

const FORMS = {
  stovetop: {
    height: 272,
    radius: profile([
      [0, 92],
      [0.07, 108],
      [0.3, 158],
      [0.6, 196],
      [0.84, 213],
      [0.95, 209],
      [1, 186],
    ]),
    lid: { radius: 90, rise: 44 },
    spout: [
      [150, 118],
      [206, 150],
      [250, 204],
      [282, 252],
    ],
    bore: [50, 21],
    handle: arch(150, 176, 268),
    held: [0.28, 0.72],
  },
  gooseneck: {
    height: 316,
    radius: profile([
      [0, 104],
      [0.05, 108],
      [0.5, 138],
      [0.86, 170],
      [0.95, 172],
      [1, 164],
    ]),
    lid: { radius: 100, rise: 22 },
    spout: [
      [140, 62],
      [204, 66],
      [238, 116],
      [242, 190],
      [256, 262],
      [296, 312],
      [330, 318],
    ],
    bore: [24, 9.5],
    handle: [
      [-96, 282],
      [-168, 308],
      [-232, 290],
      [-256, 222],
      [-236, 150],
      [-190, 106],
      [-140, 96],
    ],
    held: [0.22, 0.7],
  },
  teapot: {
    height: 256,
    radius: profile([
      [0, 88],
      [0.06, 112],
      [0.22, 172],
      [0.46, 208],
      [0.72, 194],
      [0.92, 142],
      [1, 122],
    ]),
    lid: { radius: 92, rise: 48 },
    spout: [
      [168, 96],
      [226, 122],
      [258, 182],
      [292, 232],
    ],
    bore: [42, 17],
    handle: arch(162, 178, 262),
    held: [0.1, 0.9],
  },
} satisfies Record<string, Form>

/** Middle line through points given right of the axis and above the table. */
function spine(points: readonly Point[]): (t: number) => Vector {
  const last = points.length - 1
  const [x, y] = [0, 1].map((axis) => profile(points.map((p, i): Point => [i / last, p[axis] ?? 0])))
  return (t) => [x?.(clamp(t)) ?? 0, -(y?.(clamp(t)) ?? 0), 0]
}

function skin({ body, finish }: KettleColours): Material {
  if (finish === 'metal') return { color: body, metal: true, gloss: 0.8 }
  if (finish === 'hammered') return { color: body, metal: true, gloss: 0.74 }
  if (finish === 'iron') return { color: body, gloss: 0.4, f0: 0.07, wrap: 0.2 }
  if (finish === 'clay') return { color: body, gloss: 0.86, f0: 0.055, wrap: 0.16 }
  if (finish === 'glass') return { color: '#dfe9e6', gloss: 0.96, f0: 0.07, wrap: 0.5 }
  return { color: body, gloss: 0.92, f0: 0.055, wrap: 0.16 }
}

/** Rows of studs cast in iron, or the dents of a hammer, as height above the wall. */
function dimple(u: number, v: number, rows: number, columns: number, stray: number): number {
  const row = Math.floor(v * rows)
  const shift = (row % 2) * 0.5
  const column = Math.round(u * columns - shift) + shift
  const aside = stray * Math.sin(column * 12.9 + row * 78.2)
  const above = stray * Math.sin(column * 39.3 + row * 11.1)
  const [dx, dy] = [u * columns - column - aside, (v * rows - row - 0.5) * 0.9 - above]
  return Math.max(0, 1 - (dx * dx + dy * dy) / 0.2) ** 0.8
}

function relief(finish: KettleColours['finish'], u: number, v: number): number {
  // Round the body, not across it, so that the pattern narrows at the sides
  if (finish === 'iron') return 5.5 * dimple(u, v, 13, 21, 0) * smooth(0.14, 0.18, v) * smooth(0.86, 0.82, v)
  if (finish === 'hammered') return -1.9 * dimple(u, v, 13, 17, 0.17) * smooth(0.05, 0.1, v) * smooth(0.98, 0.92, v)
  return 0
}

/** Where the glaze stops and bare clay begins. */
function dip(u: number): number {
  return 0.87 + 0.012 * Math.sin(u * 6 + 2) + 0.005 * Math.sin(u * 17)
}

function bodyOf(form: Form, colours: KettleColours, studio: Studio): Surface {
  const { finish, second, body } = colours
  const plain = turned(CX, BASE - form.height, BASE, form.radius)
  const textured = finish === 'iron' || finish === 'hammered'
  const at = (u: number, v: number): Vector => {
    const [x, y, z] = plain(u, v)
    const lift = 1 + relief(finish, u, v) / form.radius(v)
    return [CX + (x - CX) * lift, y, z * lift]
  }
  const coat = skin(colours)
  const raw: Material = { color: second, gloss: 0.12, f0: 0.03, wrap: 0.3 }
  const deep = { ...coat, color: darken(body, 0.22) }
  return surface('body', studio, {
    at: textured ? at : plain,
    tilt: TILT,
    rows: textured ? 190 : 120,
    cols: textured ? 200 : 90,
    soften: textured ? 0.7 : 1.3,
    material: (u, v) => {
      if (finish === 'clay') return v > dip(u) ? raw : v > dip(u) - 0.05 ? deep : coat
      return finish === 'enamel' && v > 0.72 ? { ...coat, color: darken(body, 0.2 * smooth(0.72, 1, v)) } : coat
    },
    ao: (_, v) => (1 - 0.4 * smooth(0.9, 1, v)) * (1 - 0.4 * smooth(0.1, 0, v)),
  })
}

function lidOf({ height, lid }: Form, colours: KettleColours, studio: Studio): Surface {
  const { radius, rise } = lid
  const edge = BASE - height + 2
  return surface('lid', studio, {
    at: (u, v) => {
      const angle = (u - 0.5) * Math.PI
      const share = v > 0.9 ? 1 : (v / 0.9) ** 0.85
      const y = v > 0.9 ? edge + 8 * ((v - 0.9) / 0.1) : edge - rise + rise * share ** 2.2 - 2 * bump(share, 0.86, 0.02)
      return [CX + radius * share * Math.sin(angle), y, radius * share * Math.cos(angle)]
    },
    tilt: TILT,
    rows: 70,
    cols: 70,
    soften: 1.1,
    material: skin(colours),
    ao: (_, v) => 1 - 0.35 * smooth(0.97, 1, v),
  })
}

function knobOf({ height, lid }: Form, { trim, grip, finish }: KettleColours, studio: Studio) {
  const bottom = BASE - height - lid.rise + 6
  const tall = 46
  const wooden = finish === 'enamel' || finish === 'glass'
  const radius = profile([
    [0, 4],
    [0.05, 15],
    [0.2, 25],
    [0.42, 27],
    [0.62, 20],
    [0.8, 12],
    [1, 17],
  ])
  const stuff: Material = wooden
    ? { color: grip, gloss: 0.4, f0: 0.04, wrap: 0.3 }
    : finish === 'clay' || finish === 'iron'
      ? { ...skin({ body: trim, finish } as KettleColours), color: trim }
      : { color: trim, metal: true, gloss: 0.82 }
  const body = surface('knob', studio, {
    at: turned(CX, bottom - tall, bottom, radius),
    tilt: TILT,
    rows: 50,
    cols: 40,
    material: stuff,
  })
  return {
    defs: body.defs,
    paint: [
      oval(CX + 8, bottom + 5, 34, 8, { fill: SHADOW, opacity: 0.5, soft: 4 }),
      oval(CX + 18, bottom + 12, 46, 13, { fill: SHADOW, opacity: 0.3, soft: 8 }),
      body.paint,
    ],
  }
}

const view = camera({ at: [CX, BASE], pitch: PITCH, distance: 1e5 })

function spoutOf({ spout, bore }: Form, colours: KettleColours): { facets: Facets; tip: string[]; shape: string } {
  const { finish, second, trim } = colours
  const path = spine(spout)
  const collar = finish === 'metal' || finish === 'hammered' || finish === 'enamel'
  const half = (t: number) => lerp(bore[0], bore[1], 1 - (1 - t) ** 1.7) + (t > 0.95 ? 1.8 : 0)
  const ring: Material = finish === 'enamel' ? { color: second, gloss: 0.8, f0: 0.05 } : { color: trim, metal: true, gloss: 0.8 }
  const coat = finish === 'hammered' ? { ...skin(colours), gloss: 0.7 } : skin(colours)
  const facets: Facets = {
    at: cord(path, half, [0, 0, 1]),
    rows: 110,
    cols: 72,
    flipped: true,
    material: (_, v) => (collar && v > 0.95 ? ring : coat),
    ao: (_, v) => lerp(0.5, 1, smooth(0.1, 0.42, v)),
  }
  const [end, before] = [path(1), path(0.96)]
  const [x, y] = view.page(end)
  const turn = (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI
  const r = half(1)
  const mouth = { transform: `rotate(${turn.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})` }
  const side = (s: number) =>
    along(24, (t) => {
      const [a, b] = [path(Math.max(0, t - 0.01)), path(Math.min(1, t + 0.01))]
      const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      const [px, py] = view.page(path(t))
      return [px - ((b[1] - a[1]) / long) * half(t) * s, py + ((b[0] - a[0]) / long) * half(t) * s]
    })
  return {
    facets,
    shape: `${curve(side(1))}${join(curve(side(-1).toReversed()))}Z`,
    tip: [
      oval(x, y, r * 0.42, r * 0.98, { ...mouth, fill: finish === 'glass' ? '#ffffff' : lighten(colours.body, 0.25) }),
      oval(x + 0.6, y + 0.4, r * 0.3, r * 0.8, {
        ...mouth,
        fill: finish === 'glass' ? darken(colours.bg, 0.25) : darken(colours.body, 0.78),
      }),
    ],
  }
}

function handleOf({ handle, held }: Form, { trim, grip, finish, body }: KettleColours, form: KettleShape['form']): Facets {
  const path = spine(handle)
  const cane = form === 'teapot' && finish !== 'iron' && finish !== 'metal' && finish !== 'hammered'
  const [from, to] = held
  const gripped = (t: number) => smooth(from - 0.012, from + 0.012, t) * smooth(to + 0.012, to - 0.012, t)
  const thick = cane ? 11 : form === 'teapot' ? 8 : 16
  const bar: Material = finish === 'iron' ? { color: trim, gloss: 0.45, f0: 0.07 } : { color: trim, metal: true, gloss: 0.8 }
  const wood: Material = { color: grip, gloss: 0.4, f0: 0.04, wrap: 0.3 }
  const held1 = form === 'teapot' && !cane ? bar : finish === 'clay' && !cane ? skin({ body, finish } as KettleColours) : wood
  const wound = (t: number) => (cane ? 1.1 * Math.sin(t * 330) : 0)
  const swell = (t: number) => 1 + 0.12 * Math.sin(((t - from) / (to - from)) * Math.PI)
  return {
    at: cord(path, (t) => lerp(7, thick * swell(t), gripped(t)) + wound(t) * gripped(t), [0, 0, 1]),
    rows: cane ? 330 : 150,
    cols: 34,
    flipped: true,
    material: (_, v) => (gripped(v) > 0.5 ? held1 : bar),
    ao: (_, v) =>
      1 - 0.5 * bump(v, from, 0.01) - 0.5 * bump(v, to, 0.01) - (cane && gripped(v) > 0.5 ? 0.22 * (0.5 - 0.5 * Math.sin(v * 330)) : 0),
  }
}

/** Where the handle is fixed to the body. */
function lugs({ handle }: Form, trim: string, form: KettleShape['form']): string[] {
  const ends = [handle[0], handle[handle.length - 1]].filter((p) => p !== undefined)
  return (form === 'gooseneck' ? [] : ends).map(([x, y]) => {
    const [px, py] = view.page([x, -y, 0])
    return [
      oval(px + 2, py + 4, 15, 17, { fill: SHADOW, opacity: 0.5, soft: 4 }),
      oval(px, py, 13, 15, { fill: ink('lug') }),
      oval(px - 3, py - 4, 4, 4, { fill: '#fff', opacity: 0.6, soft: 2 }),
      oval(px, py, 4.5, 5, { fill: darken(trim, 0.5) }),
    ].join('')
  })
}

/** The lamp mirrored in a glazed shoulder or a pane of glass, between two turns and two heights. */
function glint({ height, radius }: Form, u: readonly [number, number], v: readonly [number, number], opacity: number): string {
  const at = (a: number, b: number) => {
    const angle = (a - 0.5) * Math.PI
    const r = radius(b) - 1
    return [CX + r * Math.sin(angle), BASE - height + height * b + TILT * r * Math.cos(angle)]
  }
  const left = along(14, (t) => at(u[0], lerp(v[0], v[1], t)))
  const right = along(14, (t) => at(u[1], lerp(v[1], v[0], t)))
  return draw(`${line([...left, ...right])}Z`, { fill: '#fff', opacity, soft: 2 })
}

/** Tea in a glass body, seen through it: its level and its colour, deeper where there is more of it. */
function tea(form: Form, { second }: KettleColours, studio: Studio): { defs: string; paint: string[] } {
  const level = 0.42
  const top = BASE - form.height * (1 - level)
  const inner = (v: number) => form.radius(level + (1 - level) * v * 0.97) - 9
  const drink = surface('tea', studio, {
    at: turned(CX, top, BASE - 9, inner),
    tilt: TILT,
    rows: 70,
    cols: 60,
    material: (u, v) => ({ color: darken(second, 0.3 * v), gloss: 0.4, f0: 0.03, wrap: 0.8, glow: 0.25 * bump(u, 0.72, 0.3) }),
  })
  const r = inner(0)
  return {
    defs: drink.defs,
    paint: [
      group(drink.paint, { opacity: 0.9 }),
      oval(CX, top, r, r * TILT, { fill: lighten(second, 0.32), opacity: 0.9 }),
      oval(CX - r * 0.2, top - 3, r * 0.6, r * TILT * 0.5, { fill: '#fff', opacity: 0.35, soft: 4 }),
      draw(hoop(CX, top, r, r * TILT), { stroke: '#fff', width: 1.6, opacity: 0.6, soft: 1 }),
    ],
  }
}

/** Line painted or rolled round the body at v. */
function band({ height, radius }: Form, v: number, stroke: string, width: number, opacity = 1): string {
  const r = radius(v) + 0.5
  return draw(hoop(CX, BASE - height + height * v, r, r * TILT), { stroke, width, cap: 'butt', opacity })
}

function coats(form: Form, shell: Surface, colours: KettleColours): Markup {
  const { finish, second, body, bg } = colours
  const foot = form.radius(1)
  const rim = form.radius(0)
  const dipped = curve(
    along(40, (u) => {
      const angle = (u - 0.5) * Math.PI
      const r = form.radius(dip(u))
      return [CX + r * Math.sin(angle), BASE - form.height * (1 - dip(u)) + TILT * r * Math.cos(angle)]
    }),
  )
  return group(
    [
      finish === 'clay'
        ? [
            group(draw(shell.outline, { fill: '#000', filter: 'grog', opacity: 0.5 }), { clip: 'rawArea' }),
            draw(dipped, { stroke: darken(body, 0.45), width: 4.5 }),
            draw(shell.outline, { fill: '#000', filter: 'grog', opacity: 0.16 }),
          ]
        : '',
      finish === 'enamel' ? [band(form, 0.955, second, 7), band(form, 0.02, second, 6)] : '',
      finish === 'metal' ? [band(form, 0.93, '#000000', 2, 0.3), band(form, 0.94, '#ffffff', 1.6, 0.5)] : '',
      finish === 'iron' ? draw(shell.outline, { fill: '#888', filter: 'sand', blend: 'soft-light', opacity: 0.6 }) : '',
      // Shadow of the lid, light from the table, and the wall mirrored along the right flank
      draw(hoop(CX, BASE - form.height + 12, rim + 8, rim * TILT), { stroke: '#000', width: 18, opacity: 0.34, soft: 8 }),
      draw(hoop(CX, BASE - 12, foot + 26, foot * TILT), { stroke: lighten(bg, 0.25), width: 9, opacity: 0.3, soft: 8 }),
      finish === 'clay' ? glint(form, [0.17, 0.27], [0.3, 0.7], luminance(body) > 0.4 ? 0.5 : 0.3) : '',
    ],
    { clip: shell.clip },
  )
}

export function kettle({ form: key, ...colours }: KettleColours & KettleShape): Drawing {
  const { finish, trim, second, bg } = colours
  const form: Form = FORMS[key]
  const studio = room(bg)
  const shell = bodyOf(form, colours, studio)
  const cover = lidOf(form, colours, studio)
  const knob = knobOf(form, colours, studio)
  const spout = spoutOf(form, colours)
  const clear = finish === 'glass'
  const drink = clear ? tea(form, colours, studio) : { defs: '', paint: [] }
  const foot = form.radius(1)
  const belowDip = `M${CX - 260} ${BASE - form.height * 0.145}H${CX + 260}V${BASE + 80}H${CX - 260}Z`
  const handle = mesh(view, studio, [handleOf(form, colours, key)])
  const through = (markup: Markup, opacity: number) => (clear ? group(markup, { opacity }) : markup)

  return {
    bg,
    floor: 775,
    focus: [CX + 40, BASE - form.height * 0.72],
    defs: [
      shell.defs,
      cover.defs,
      knob.defs,
      drink.defs,
      texture.speck('grog', 0.42),
      texture.pile('sand', 0.6, 1.4),
      clipTo('rawArea', belowDip),
      gradient(
        'lug',
        [
          [0, lighten(trim, 0.6)],
          [0.5, trim],
          [1, darken(trim, 0.4)],
        ],
        [0, 0, 1, 1],
      ),
    ],
    parts: [
      mirror('kettle', BASE + foot * TILT, clear ? 0.1 : 0.15, 90),
      ground(CX, BASE + 6, foot * 1.06, foot * TILT + 5, clear ? 0.6 : 1),
      oval(CX + 130, BASE + 28, 250, 30, { fill: clear ? mix(second, SHADOW, 0.4) : SHADOW, opacity: 0.16, soft: 26 }),
      group(
        [
          key === 'gooseneck' ? handle : '',
          through(mesh(view, studio, [spout.facets]), 0.4),
          clear ? draw(spout.shape, { stroke: '#fff', width: 2, opacity: 0.7 }) : '',
          spout.tip,
          through(shell.paint, 0.3),
          drink.paint,
          coats(form, shell, colours),
          clear
            ? [
                draw(shell.outline, { stroke: '#fff', width: 3, opacity: 0.75, soft: 1 }),
                draw(shell.outline, { stroke: darken(bg, 0.5), width: 5, opacity: 0.25, soft: 2 }),
                glint(form, [0.13, 0.25], [0.16, 0.8], 0.6),
                glint(form, [0.84, 0.88], [0.22, 0.76], 0.4),
              ]
            : '',
          // The gap under the lid
          draw(hoop(CX, BASE - form.height + 9, form.lid.radius, form.lid.radius * TILT), {
            stroke: clear ? '#ffffff' : darken(colours.body, 0.7),
            width: 4,
            cap: 'butt',
            opacity: clear ? 0.6 : 1,
          }),
          through(cover.paint, 0.6),
          group(
            draw(hoop(CX, BASE - form.height + 3, form.lid.radius, form.lid.radius * TILT), {
              stroke: '#fff',
              width: 2,
              opacity: 0.5,
              soft: 1,
            }),
            { clip: cover.clip },
          ),
          knob.paint,
          key === 'gooseneck' ? '' : handle,
          lugs(form, trim, key),
        ],
        {},
        'kettle',
      ),
    ],
  }
}
