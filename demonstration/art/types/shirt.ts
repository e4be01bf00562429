// Shirt: laid flat, with an open collar and a breast pocket, or a band collar and tucks. The cloth is a lit surface
// with soft folds; the pattern pieces are clipped out of it.
import {
  along,
  box,
  clipTo,
  crease,
  darken,
  draw,
  drop,
  gradient,
  group,
  ink,
  lerp,
  lighten,
  line,
  luminance,
  oval,
  profile,
  room,
  smooth,
  surface,
  texture,
  type Drawing,
  type Material,
  type Point,
  type Studio,
  type Surface,
  type Vector,
} from '../kit.ts'

export interface ShirtColours {
  cloth: string
  button: string
  bg: string
}
/** sleeve 0: short. 1: long, with buttoned cuffs. band: a collar that stands, no pocket, tucks beside the buttons. */
export interface ShirtShape {
  sleeve: number
  band?: boolean
}

const CX = 400
const TOP = 236
const HEM = 862
const BUTTONS = [380, 472, 564, 656, 748]

const BODY =
  'M318 244C280 260 228 281 198 300C208 360 214 420 216 480L211 842Q306 862 400 862T589 842L584 480' +
  'C586 420 592 360 602 300C572 281 520 260 482 244Q452 272 400 272T318 244Z'
const POCKET = 'M456 424h88v78l-44 20-44-20Z'
const COLLAR_LEFT = 'M330 236Q344 226 356 232L397 312L352 356Q336 360 328 344L294 262Z'
const COLLAR_RIGHT = 'M470 236Q456 226 444 232L403 312L448 356Q464 360 472 344L506 262Z'
const NECK_BACK = 'M330 252Q400 300 470 252L448 236Q400 258 352 236Z'

/** Edges of the right sleeve, as distances from the middle of the shirt, from shoulder to cuff. */
interface SleeveCut {
  readonly outer: readonly (readonly [v: number, x: number, y: number])[]
  readonly inner: readonly (readonly [v: number, x: number, y: number])[]
  /** Where the cuff is sewn on, if there is one. */
  readonly cuff: number | null
}

const SHORT: SleeveCut = {
  outer: [
    [0, 120, 258],
    [0.25, 205, 300],
    [0.45, 243, 346],
    [1, 309, 520],
  ],
  inner: [
    [0, 84, 300],
    [0.45, 146, 440],
    [1, 188, 570],
  ],
  cuff: null,
}
const LONG: SleeveCut = {
  outer: [
    [0, 120, 258],
    [0.14, 205, 300],
    [0.25, 242, 346],
    [0.6, 286, 560],
    [0.9, 310, 742],
    [1, 312, 792],
  ],
  inner: [
    [0, 84, 300],
    [0.3, 156, 450],
    [0.6, 212, 604],
    [0.9, 248, 756],
    [1, 252, 804],
  ],
  cuff: 0.905,
}

/** Ironed, but worn once: folds fall from the shoulders and pull towards the buttons. */
function bodyFolds(x: number, y: number): number {
  const dx = x - CX
  return (
    9 * crease(x, y, 262, 470, 1.42, 15, 150) -
    8 * crease(x, y, 296, 560, 1.5, 16, 170) +
    8 * crease(x, y, 330, 690, 1.62, 17, 130) -
    7 * crease(x, y, 240, 700, 1.5, 14, 110) +
    9 * crease(x, y, 548, 500, 1.7, 15, 150) -
    9 * crease(x, y, 516, 620, 1.58, 17, 160) +
    8 * crease(x, y, 470, 730, 1.46, 16, 120) -
    7 * crease(x, y, 566, 740, 1.6, 14, 110) +
    6 * crease(x, y, 250, 330, 0.95, 12, 70) +
    6 * crease(x, y, 552, 330, 2.2, 12, 70) -
    5 * crease(x, y, 340, 610, 0.5, 12, 60) -
    5 * crease(x, y, 460, 590, 2.64, 12, 60) +
    2.4 * Math.sin(dx / 23 + y / 120) * smooth(420, 800, y)
  )
}

function bodySurface(material: Material, studio: Studio): Surface {
  return surface('body', studio, {
    at: (u, v): Vector => {
      const s = 2 * u - 1
      const x = CX + 206 * s
      const y = lerp(TOP, HEM, v)
      return [x, y, 44 * Math.sqrt(1 - Math.abs(s) ** 3.4) + bodyFolds(x, y)]
    },
    rows: 90,
    cols: 110,
    material,
    soften: 2.4,
    ao: (u, v) => 1 - 0.22 * smooth(0.9, 1, Math.abs(2 * u - 1)) - 0.1 * smooth(0.92, 1, v),
  })
}

interface Sleeve extends Surface {
  readonly across: (v: number) => string
  readonly button: Point
}

function sleeveSurface(id: string, side: 1 | -1, { outer, inner }: SleeveCut, material: Material, studio: Studio): Sleeve {
  const rail = (points: SleeveCut['outer'], axis: 1 | 2) => profile(points.map((p): Point => [p[0], p[axis]]))
  const [outX, outY, inX, inY] = [rail(outer, 1), rail(outer, 2), rail(inner, 1), rail(inner, 2)]
  const long = outer.length > SHORT.outer.length
  const point = (t: number, v: number): Point => [CX + side * lerp(inX(v), outX(v), t), lerp(inY(v), outY(v), t)]
  const at = (u: number, v: number): Vector => {
    const t = side < 0 ? 1 - u : u
    const [x, y] = point(t, v)
    const away = side * (x - CX)
    const slant = side < 0 ? 1.95 : 1.19
    const folds = long
      ? 8 * crease(away, y, 236, 520, 1.25, 12, 130) -
        8 * crease(away, y, 262, 600, 1.45, 12, 110) +
        8 * crease(away, y, 262, 690, 1.1, 11, 70) -
        6 * crease(away, y, 210, 470, 0.8, 12, 60) +
        6 * crease(away, y, 288, 640, 1.5, 10, 80)
      : 7 * crease(x, y, CX + side * 226, 420, slant, 11, 80) - 7 * crease(x, y, CX + side * 256, 470, slant, 11, 70)
    return [x, y, 30 * Math.sqrt(1 - Math.abs(2 * t - 1) ** 2.6) + folds]
  }
  const cloth = surface(id, studio, {
    at,
    rows: 80,
    cols: 44,
    material,
    soften: 2.4,
    ao: (u) => 1 - 0.28 * smooth(0.72, 1, side < 0 ? u : 1 - u),
  })
  return { ...cloth, across: (v) => line(along(8, (t) => point(t, v))), button: point(0.74, 0.955) }
}

function button(x: number, y: number, color: string, thread: string, size = 1): string {
  const parts = [
    oval(2, 3, 10, 10, { fill: '#000', opacity: 0.4, soft: 2 }),
    oval(0, 0, 9.6, 9.6, { fill: ink('button') }),
    oval(0, 0, 6.4, 6.4, { stroke: darken(color, 0.3), width: 1, opacity: 0.8 }),
    draw('M-2.6 -2.6l5.2 5.2M2.6 -2.6l-5.2 5.2', { stroke: thread, width: 1.4 }),
    draw('M-7.4 -4.4a8.8 8.8 0 0 1 8.8 -3.4', { stroke: '#fff', width: 1.6, opacity: 0.85 }),
  ]
  return group(parts, { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size})` })
}

function weave(outline: string): string {
  return group(draw(outline, { fill: '#888', filter: 'weave', opacity: 0.5 }), { blend: 'soft-light' })
}

function sleevePart(sleeve: Sleeve, cut: SleeveCut, thread: string, colours: ShirtColours): string {
  const hem =
    cut.cuff === null
      ? [draw(sleeve.across(0.93), { stroke: thread, width: 1.4, opacity: 0.6, dash: '5 3' })]
      : [
          draw(sleeve.across(cut.cuff), { stroke: '#000', width: 6, opacity: 0.32, soft: 2 }),
          draw(sleeve.across(cut.cuff + 0.016), { stroke: thread, width: 1.3, opacity: 0.6, dash: '5 3' }),
          draw(sleeve.across(0.985), { stroke: thread, width: 1.3, opacity: 0.6, dash: '5 3' }),
          button(...sleeve.button, colours.button, thread, 0.8),
        ]
  return group([sleeve.paint, weave(sleeve.outline), ...hem], { clip: sleeve.clip })
}

/** Narrow folds sewn down beside the buttons, released at the waist. */
function tucks(cloth: string): string[] {
  return [-62, -50, -38, 38, 50, 62].flatMap((dx) => [
    draw(`M${CX + dx} ${308 - Math.abs(dx) * 0.2}V600`, {
      stroke: '#000',
      width: 4.5,
      opacity: 0.2,
      soft: 2,
      transform: 'translate(2.4 0)',
    }),
    draw(`M${CX + dx} ${308 - Math.abs(dx) * 0.2}V600`, { stroke: darken(cloth, 0.42), width: 1.1, opacity: 0.6 }),
    draw(`M${CX + dx - 2} ${308 - Math.abs(dx) * 0.2}V598`, { stroke: lighten(cloth, 0.5), width: 1.4, opacity: 0.4 }),
    draw(`M${CX + dx} 600q2 50 -1 96`, { stroke: '#000', width: 5, opacity: 0.09, soft: 2 }),
  ])
}

const BAND_LEFT = 'M320 240C324 288 356 314 404 318L404 285C372 281 346 264 341 230Q330 230 320 240Z'
const BAND_RIGHT = 'M480 240C476 288 444 314 384 319Q378 302 390 286C428 281 454 264 459 230Q470 230 480 240Z'

/** Stands up round the neck, its right end buttoned over its left. */
function bandCollar(cloth: string, thread: string, buttonColour: string): string[] {
  const piece = (path: string, fill: string, seam: string) => [
    draw(path, { fill: '#000', opacity: 0.4, soft: 4, transform: 'translate(2 6)' }),
    draw(path, { fill: ink(fill) }),
    weave(path),
    draw(path, { stroke: lighten(cloth, 0.55), width: 1.6, opacity: 0.5, transform: 'translate(-.6 -.8)' }),
    draw(path, { stroke: darken(cloth, 0.5), width: 1.1, opacity: 0.4 }),
    draw(seam, { stroke: thread, width: 1.2, opacity: 0.55, dash: '5 3' }),
  ]
  return [
    draw('M322 242Q330 226 352 222Q400 212 448 222Q470 226 478 242Q440 296 400 298T322 242Z', { fill: darken(cloth, 0.5) }),
    draw('M346 230Q400 216 454 230L446 254Q400 270 354 254Z', { fill: darken(cloth, 0.26) }),
    box(380, 240, 40, 17, 2, { fill: '#faf6ee' }),
    box(390, 247, 20, 2, 1, { fill: darken(cloth, 0.4), opacity: 0.8 }),
    ...piece(BAND_LEFT, 'collarLeft', 'M326 246C332 286 360 309 402 313'),
    ...piece(BAND_RIGHT, 'collarRight', 'M474 246C468 286 440 309 388 313'),
    button(398, 302, buttonColour, thread, 0.82),
  ]
}

/** A placket down the front, folded under at its right edge, and what is sewn on beside it. */
function frontDetails(thread: string, cloth: string, band: boolean): string[] {
  const pocket = [
    draw(POCKET, { stroke: '#000', width: 5, opacity: 0.3, soft: 4, transform: 'translate(2.5 3.5)' }),
    draw(POCKET, { fill: ink('pocket') }),
    draw(POCKET, { stroke: lighten(cloth, 0.5), width: 1.4, opacity: 0.45, transform: 'translate(-.6 -.8)' }),
    draw('M461 436h78M461 430v68l39 18 39-18v-68', { stroke: thread, width: 1.3, opacity: 0.55, dash: '5 3' }),
  ]
  return [
    draw('M384 318V861', { stroke: '#fff', width: 2, opacity: 0.28, soft: 1 }),
    draw('M417 318V861', { stroke: '#000', width: 9, opacity: 0.3, soft: 4, transform: 'translate(3 0)' }),
    draw('M416.5 318V861', { stroke: darken(cloth, 0.45), width: 1.5, opacity: 0.7 }),
    draw('M389 322V861M411 322V861', { stroke: thread, width: 1.2, opacity: 0.55, dash: '5 3' }),
    ...(band ? tucks(cloth) : pocket),
    draw('M213 828Q306 847 400 847T587 828', { stroke: thread, width: 1.4, opacity: 0.6, dash: '5 3' }),
    draw('M226 306Q216 400 224 470M574 306Q584 400 576 470', { stroke: thread, width: 1.2, opacity: 0.35, dash: '5 3' }),
  ]
}

function collar(cloth: string, thread: string): string[] {
  const leaf = (path: string, fill: string, seam: string) => [
    draw(path, { fill: '#000', opacity: 0.42, soft: 4, transform: 'translate(4 8)' }),
    draw(path, { fill: ink(fill) }),
    weave(path),
    draw(path, { stroke: lighten(cloth, 0.55), width: 1.6, opacity: 0.5, transform: 'translate(-.8 -.8)' }),
    draw(path, { stroke: darken(cloth, 0.5), width: 1.1, opacity: 0.4 }),
    draw(seam, { stroke: thread, width: 1.2, opacity: 0.55, dash: '5 3' }),
  ]
  return [
    draw(NECK_BACK, { fill: darken(cloth, 0.5) }),
    draw('M352 240Q400 262 448 240L440 264Q400 288 360 264Z', { fill: darken(cloth, 0.26) }),
    box(380, 252, 40, 17, 2, { fill: '#faf6ee' }),
    box(390, 259, 20, 2, 1, { fill: darken(cloth, 0.4), opacity: 0.8 }),
    ...leaf(COLLAR_LEFT, 'collarLeft', 'M301 264L334 342Q339 352 349 349L389 312'),
    ...leaf(COLLAR_RIGHT, 'collarRight', 'M499 264L466 342Q461 352 451 349L411 312'),
  ]
}

export function shirt({ sleeve, band = false, ...colours }: ShirtColours & ShirtShape): Drawing {
  const { cloth, button: buttonColour, bg } = colours
  const studio = room(bg)
  const cut = sleeve > 0.5 ? LONG : SHORT
  const material: Material = { color: cloth, gloss: 0.06, f0: 0.02, wrap: 0.42, sheen: 0.05, glow: luminance(cloth) > 0.4 ? 0.06 : 0.02 }
  const body = bodySurface(material, studio)
  const left = sleeveSurface('left', -1, cut, material, studio)
  const right = sleeveSurface('right', 1, cut, material, studio)
  const thread = luminance(cloth) > 0.1 ? darken(cloth, 0.5) : lighten(cloth, 0.4)
  // Where the body lies on a sleeve
  const onSleeve = (clip: string, dx: number, opacity: number) =>
    draw(BODY, { fill: '#120c0c', opacity, soft: 8, transform: `translate(${dx} 6)`, clip })

  return {
    bg,
    glow: 0.6,
    focus: [CX + 30, 400],
    defs: [
      body.defs,
      left.defs,
      right.defs,
      clipTo('cutOut', BODY),
      texture.weave('weave'),
      gradient(
        'pocket',
        [
          [0, '#fff', 0.14],
          [0.6, '#fff', 0.03],
          [1, '#000', 0.05],
        ],
        [0, 0, 0.8, 1],
      ),
      gradient(
        'collarLeft',
        [
          [0, lighten(cloth, 0.18)],
          [0.5, darken(cloth, 0.03)],
          [1, darken(cloth, 0.14)],
        ],
        [0, 0, 0.9, 1],
      ),
      gradient(
        'collarRight',
        [
          [0, lighten(cloth, 0.06)],
          [0.6, darken(cloth, 0.1)],
          [1, darken(cloth, 0.24)],
        ],
        [0, 0, 0.9, 1],
      ),
      gradient(
        'button',
        [
          [0, lighten(buttonColour, 0.5)],
          [0.5, buttonColour],
          [1, darken(buttonColour, 0.25)],
        ],
        [0, 0, 1, 1],
      ),
    ],
    parts: [
      drop(BODY + left.outline + right.outline, 0.7),
      sleevePart(left, cut, thread, colours),
      sleevePart(right, cut, thread, colours),
      onSleeve(left.clip, -4, 0.26),
      onSleeve(right.clip, 6, 0.34),
      group(
        [
          body.paint,
          weave(BODY),
          draw('M470 236L500 862H640V236Z', { fill: '#140c10', opacity: 0.14, soft: 44 }),
          draw(BODY, { stroke: '#000', width: 7, opacity: 0.2, soft: 4 }),
          frontDetails(thread, cloth, band),
        ],
        { clip: 'cutOut' },
      ),
      band ? bandCollar(cloth, thread, buttonColour) : collar(cloth, thread),
      BUTTONS.map((y) => button(CX, y, buttonColour, thread)),
    ],
  }
}
