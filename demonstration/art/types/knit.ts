// Knit: a cabled jumper, or a cardigan. Light comes from the shaded body; the stitches are a grey tile multiplied over
// it, pushed about a little by noise, because no hand or machine knits an even row.
import {
  along,
  box,
  clipTo,
  crease,
  curve,
  darken,
  DOWN,
  draw,
  drop,
  gradient,
  group,
  ink,
  lerp,
  lighten,
  line,
  num,
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

export interface KnitColours {
  wool: string
  tipping: string
  bg: string
}
/** long 0..1: from cropped and boxy to long and slim. cardigan: open to a V, buttoned, with pockets. */
export interface KnitShape {
  long: number
  cardigan?: boolean
}

const CX = 400
const TOP = 236
const RIB = 62
/** Share of the sleeve at which its ribbed cuff begins. */
const CUFF = 0.885

function proportions(long: number) {
  const hem = lerp(700, 800, long)
  return { half: lerp(192, 166, long), hem, bodyEnd: hem - RIB, cuff: lerp(690, 742, long) }
}

type Size = ReturnType<typeof proportions>

/** Sloping shoulders, straight sides, slightly gathered by the rib; shallow folds run from the armholes. */
function bodySurface({ half, bodyEnd }: Size, yarn: Material, studio: Studio): Surface {
  const down = (px: number) => px / (bodyEnd - TOP) // the shoulder keeps its size whatever the length
  const side = profile([
    [0, 74],
    [down(21), 122],
    [down(48), half - 16],
    [down(84), half - 12],
    [0.36, half - 5],
    [0.8, half + 4],
    [0.94, half + 6],
    [1, half - 6],
  ])
  const at = (u: number, v: number): Vector => {
    const s = 2 * u - 1
    const x = CX + side(v) * s
    const y = lerp(TOP, bodyEnd, v)
    const folds =
      11 * crease(x, y, CX - half + 20, 470, 0.9, 16, 90) +
      10 * crease(x, y, CX + half - 26, 480, 2.2, 17, 100) -
      9 * crease(x, y, CX - half + 40, 520, 1.15, 15, 110) +
      9 * crease(x, y, CX + 70, bodyEnd - 50, 1.9, 16, 80) -
      8 * crease(x, y, CX - 60, bodyEnd - 36, 1.2, 18, 70) +
      7 * Math.sin(x / 42 + y / 90) * smooth(0.5, 1, v)
    return [x, y, 46 * Math.sqrt(1 - Math.abs(s) ** 3.2) + folds]
  }
  return surface('body', studio, {
    at,
    rows: 70,
    cols: 70,
    material: yarn,
    soften: 3,
    ao: (u, v) => 1 - 0.28 * smooth(0.93, 1, Math.abs(2 * u - 1)) - 0.18 * smooth(0.9, 1, v),
  })
}

function hemSurface({ half, hem, bodyEnd }: Size, yarn: Material, studio: Studio): Surface {
  return surface('hem', studio, {
    at: (u, v) => {
      const s = 2 * u - 1
      const x = CX + lerp(half - 3, half - 10, smooth(0, 0.4, v)) * s
      const y = lerp(bodyEnd - 4, hem, v) + 5 * (1 - s * s) + 1.6 * Math.sin(9 * u) * v
      return [x, y, 30 * Math.sqrt(1 - Math.abs(s) ** 3) + 7 * Math.sin(v * Math.PI)]
    },
    rows: 20,
    cols: 60,
    material: yarn,
  })
}

interface Sleeve extends Surface {
  /** Line across the sleeve at this share of its length. */
  readonly across: (v: number) => string
  readonly cuff: string
}

/** Between an outer and an inner edge, bulging towards the camera. side: -1 left, 1 right. */
function sleeve(id: string, side: 1 | -1, { half, cuff }: Size, yarn: Material, studio: Studio): Sleeve {
  const drift = side < 0 ? 0 : 10 // not quite symmetrical, as laid by hand
  const outer = profile([
    [0, half - 14],
    [0.12, half + 24],
    [0.5, half + 66],
    [0.86, half + 92 + drift],
    [1, half + 88 + drift],
  ])
  const inner = profile([
    [0, half - 110],
    [0.3, half - 34],
    [0.6, half + 2],
    [0.86, half + 32 + drift],
    [1, half + 38 + drift],
  ])
  const outwards = (u: number) => (side < 0 ? 1 - u : u)
  const at = (u: number, v: number): Vector => {
    const t = outwards(u)
    const x = CX + side * lerp(inner(v), outer(v), t)
    const y = lerp(lerp(340, 284, t), lerp(cuff + 8, cuff - 8, t), v)
    const folds =
      8 * crease(x, y, CX + side * (half + 30), 520, side < 0 ? 0.5 : 2.6, 13, 60) -
      8 * crease(x, y, CX + side * (half + 44), 580, side < 0 ? 0.4 : 2.7, 12, 60)
    return [x, y, 40 * Math.sqrt(1 - Math.abs(2 * t - 1) ** 2.4) + folds]
  }
  const cloth = surface(id, studio, {
    at,
    rows: 60,
    cols: 40,
    material: yarn,
    soften: 3,
    ao: (u) => 1 - 0.3 * smooth(0.8, 1, 1 - outwards(u)),
  })
  const edge = (t: number, v: number) => at(outwards(t), v)
  const cuffPath = `${line([edge(0, CUFF), edge(1, CUFF), edge(1, 0.95), edge(1, 1), edge(0, 1), edge(0, 0.95)])}Z`
  return { ...cloth, across: (v) => line([edge(0, v), edge(1, v)]), cuff: cuffPath }
}

/** One leg of a stitch's V, lit on its upper left. */
function leg(x: number, y: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="3.3" ry="7.6" fill="url(#yarnLit)"/></g>`
}

function stitchTile(id: string, turn: number): string {
  const legs = [-11, 0, 11].map((dy) => leg(3.7, 5.5 + dy, -27) + leg(10.3, 5.5 + dy, 27)).join('')
  return (
    `<pattern id="${id}" width="14" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">` +
    `<rect width="14" height="11" fill="#6d6a68"/>${legs}</pattern>`
  )
}

function ribTile(id: string, turn: number): string {
  return (
    `<pattern id="${id}" width="11" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">` +
    '<rect width="11" height="9" fill="url(#ribLit)"/>' +
    '<path d="M0 2.5Q5.5 6 11 2.5" stroke="#000" stroke-opacity=".16" stroke-width="1.6" fill="none"/></pattern>'
  )
}

/** Stitches over a shape: the tile, shaken by noise, multiplied into the shaded wool below. */
function stitched(outline: string, tile: string, opacity: number): string {
  return group(group(draw(outline, { fill: ink(tile) }), { filter: 'shake' }), { blend: 'multiply', opacity })
}

/** Two ropes that swap places every half turn; the one in front is drawn last. */
function cable(x: number, swing: number, pitch: number, width: number, wool: string, bodyEnd: number): string {
  const rope = (side: number, y1: number, y2: number) =>
    curve(
      along(8, (t): Point => {
        const y = lerp(y1, y2, t)
        const wander = 1.6 * Math.sin(y / 37 + x)
        return [x + wander + side * swing * Math.cos(((y - TOP) / pitch) * Math.PI), y]
      }),
    )
  const strand = (d: string) => [
    draw(d, { stroke: darken(wool, 0.62), width: width + 6, opacity: 0.55 }),
    draw(d, { stroke: darken(wool, 0.34), width: width + 1 }),
    draw(d, { stroke: darken(wool, 0.1), width: width - 3, transform: 'translate(-1 -1)' }),
    draw(d, { stroke: lighten(wool, 0.08), width: width * 0.56, opacity: 0.55, transform: 'translate(-2 -2)' }),
    draw(d, { stroke: lighten(wool, 0.26), width: width * 0.24, opacity: 0.45, transform: 'translate(-3 -3)' }),
    draw(d, { stroke: darken(wool, 0.5), width: width - 4, opacity: 0.3, dash: '1.5 6', cap: 'butt' }),
  ]
  const trough = { stroke: '#1a100c', width: swing * 2 + width + 14, opacity: 0.2, soft: 4, cap: 'butt' } as const
  const parts = [draw(`M${x} ${TOP + 30}V${bodyEnd}`, trough)]
  let turn = 0
  for (let y = TOP - pitch / 2; y < bodyEnd; y += pitch, turn++) {
    for (const side of turn % 2 ? [1, -1] : [-1, 1]) parts.push(...strand(rope(side, y, y + pitch)))
  }
  return group(parts, { filter: 'shakeRope' })
}

function sleevePart(s: Sleeve, tile: string, rib: string, tipping: string): string {
  return group(
    [
      s.paint,
      stitched(s.outline, tile, 0.72),
      draw(s.cuff, { fill: ink(rib), blend: 'multiply', opacity: 0.8 }),
      draw(s.across(CUFF), { stroke: '#000', width: 5, opacity: 0.35, soft: 2 }),
      draw(s.across(0.965), { stroke: tipping, width: 7 }),
      draw(s.across(0.965), { stroke: '#000', width: 7, opacity: 0.16, dash: '2 5' }),
    ],
    { clip: s.clip },
  )
}

function hemPart(hemRib: Surface, { hem, bodyEnd }: Size, tipping: string): string {
  const stripe = `M${CX - 240} ${hem - 14}Q${CX} ${hem - 8} ${CX + 240} ${hem - 14}`
  return group(
    [
      hemRib.paint,
      stitched(hemRib.outline, 'rib', 0.8),
      draw(stripe, { stroke: tipping, width: 8 }),
      draw(stripe, { stroke: '#000', width: 8, opacity: 0.18, dash: '2 9' }),
      draw(`M${CX - 240} ${bodyEnd + 4}H${CX + 240}`, { stroke: '#000', width: 8, opacity: 0.4, soft: 4 }),
    ],
    { clip: hemRib.clip },
  )
}

const NECK = 'M322 240C330 214 360 204 400 204S470 214 478 240C474 286 440 306 400 306S326 286 322 240Z'
const HOLE = 'M344 236C350 222 372 216 400 216S450 222 456 236C450 262 428 274 400 274S350 262 344 236Z'

/** Ribs fan round the opening; inside are the back of the neck and the label. */
function collar(wool: string, tipping: string): string[] {
  const ribs = along(63, (_, i) => {
    const [c, s] = [Math.cos((i / 32) * Math.PI), Math.sin((i / 32) * Math.PI)]
    const spoke = (dx: number) => `M${num(400 + dx + 46 * c)} ${num(246 + 22 * s)}L${num(400 + dx * 2 + 92 * c)} ${num(250 + 66 * s)}`
    return draw(spoke(0), { stroke: '#000', width: 3.4, opacity: 0.24 }) + draw(spoke(2), { stroke: '#fff', width: 1.6, opacity: 0.3 })
  })
  return [
    draw(NECK, { fill: ink('collarLit') }),
    group(
      [
        group(ribs, { filter: 'shake' }),
        draw('M322 244C328 284 362 304 400 304S472 284 478 244', { stroke: '#000', width: 5, opacity: 0.3, soft: 2 }),
        draw('M333 240C340 280 368 291 400 291S460 280 467 240', { stroke: tipping, width: 5 }),
      ],
      { clip: 'neckClip' },
    ),
    draw(HOLE, { fill: ink('inside') }),
    group(
      [
        ...along(15, (_, i) => draw(`M${344 + i * 7.5} 212V246`, { stroke: '#000', width: 3, opacity: 0.25 })),
        draw(HOLE, { stroke: '#000', width: 14, opacity: 0.5, soft: 4 }),
        box(384, 232, 32, 15, 2, { fill: '#f7f2e8' }),
        box(392, 238.5, 16, 2, 1, { fill: tipping }),
      ],
      { clip: 'holeClip' },
    ),
    draw('M344 238C351 262 372 273 400 273S449 262 456 238', { stroke: lighten(wool, 0.5), width: 3, opacity: 0.8, soft: 1 }),
  ]
}

const VEE = 'M328 236C350 220 450 220 472 236L410 452H390Z'
const BUTTONS = 5

/** Edge of the opening: down the V, then straight to the hem. side: -1 left, 1 right. */
function bandPath(side: 1 | -1, hem: number): string {
  const p = (dx: number, y: number) => `${num(CX + side * dx)} ${y}`
  return `M${p(80, 232)}C${p(70, 300)} ${p(26, 392)} ${p(9, 452)}C${p(7, 470)} ${p(6, 490)} ${p(6, 520)}V${hem}`
}

/** Ribs run along the band, so they show as lines side by side. */
function frontBand(path: string, wool: string): string[] {
  return [
    draw(path, { stroke: '#140c0a', width: 40, opacity: 0.4, soft: 4, cap: 'butt', transform: 'translate(3 4)' }),
    draw(path, { stroke: darken(wool, 0.3), width: 36, cap: 'butt' }),
    draw(path, { stroke: wool, width: 32, cap: 'butt' }),
    ...[-12.5, -7.5, -2.5, 2.5, 7.5, 12.5].map((dx) =>
      group(
        [
          draw(path, { stroke: darken(wool, 0.42), width: 1.8, opacity: 0.75, transform: `translate(${dx + 1.5} 0)` }),
          draw(path, {
            stroke: lighten(wool, 0.3),
            width: 2,
            opacity: 0.5,
            dash: '5 2.6',
            cap: 'butt',
            transform: `translate(${dx - 1} 0)`,
          }),
        ],
        { filter: 'shake' },
      ),
    ),
  ]
}

function hornButton(x: number, y: number): string[] {
  return [
    oval(x + 2.5, y + 4, 13, 13, { fill: '#000', opacity: 0.45, soft: 2 }),
    oval(x, y, 12.5, 12.5, { fill: ink('horn') }),
    oval(x, y, 8.4, 8.4, { stroke: '#2a1a10', width: 1.2, opacity: 0.6 }),
    ...[-3, 3].flatMap((dx) => [-3, 3].map((dy) => oval(x + dx, y + dy, 1.5, 1.5, { fill: '#1a100a' }))),
    draw(`M${num(x - 9)} ${num(y - 5)}a11 11 0 0 1 10 -5.5`, { stroke: '#fff', width: 1.8, opacity: 0.6 }),
  ]
}

function patchPocket(side: 1 | -1, { half, bodyEnd }: Size, wool: string): string[] {
  const [x, y, w, h] = [CX + side * (half * 0.56) - 52, bodyEnd - 132, 104, 112]
  const top = box(x, y, w, 24, 3, { fill: ink('rib'), blend: 'multiply', opacity: 0.75 })
  return [
    box(x, y, w, h, 7, { stroke: '#000', width: 7, opacity: 0.3, soft: 4, transform: 'translate(2 4)' }),
    box(x, y, w, h, 7, { stroke: darken(wool, 0.45), width: 2, opacity: 0.65 }),
    box(x + 1, y + 1, w - 2, 24, 3, { fill: lighten(wool, 0.06) }),
    top,
    draw(`M${num(x)} ${num(y + 25)}h${w}`, { stroke: '#000', width: 3, opacity: 0.3, soft: 1 }),
    draw(`M${num(x)} ${num(y)}h${w}`, { stroke: lighten(wool, 0.4), width: 2, opacity: 0.6 }),
  ]
}

/** Back of the neck seen through the V, the two bands, and what buttons them. */
function cardiganFront({ hem }: Size, wool: string): string[] {
  const gap = (hem - 40 - 470) / (BUTTONS - 1)
  return [
    draw(VEE, { fill: ink('inside') }),
    group(
      [
        draw('M322 240Q400 268 478 240L470 214H330Z', { fill: darken(wool, 0.2) }),
        ...along(26, (_, i) => draw(`M${326 + i * 5.8} 214V262`, { stroke: '#000', width: 2.4, opacity: 0.2 })),
        draw('M326 244Q400 272 474 244', { stroke: '#000', width: 4, opacity: 0.4, soft: 2 }),
        box(382, 262, 36, 17, 2, { fill: '#f7f2e8' }),
        box(391, 269.5, 18, 2, 1, { fill: darken(wool, 0.3) }),
        draw(VEE, { stroke: '#000', width: 22, opacity: 0.5, soft: 8 }),
      ],
      { clip: 'veeClip' },
    ),
    ...frontBand(bandPath(-1, hem + 4), wool),
    ...frontBand(bandPath(1, hem + 4), wool),
    ...along(BUTTONS - 1, (_, i) => hornButton(CX + 5, 470 + i * gap)).flat(),
  ]
}

/** Plain stitches, a cable down to the pocket on either side. */
function cardiganBody(body: Surface, size: Size, wool: string): string {
  const { half, bodyEnd } = size
  return group(
    [
      body.paint,
      stitched(body.outline, 'stitch', 0.72),
      cable(CX - half * 0.56, 11, 44, 14, wool, bodyEnd - 176),
      cable(CX + half * 0.56, 11, 44, 14, wool, bodyEnd - 176),
      patchPocket(-1, size, wool).join(''),
      patchPocket(1, size, wool).join(''),
      draw(`M${CX + half * 0.55} ${TOP}L${CX + half * 0.45} ${bodyEnd}H${CX + 300}V${TOP}Z`, { fill: '#1a0f0c', opacity: 0.22, soft: 26 }),
      draw(body.outline, { stroke: '#000', width: 6, opacity: 0.25, soft: 4 }),
      draw(`M${CX - half} ${bodyEnd}H${CX + half}`, { stroke: '#000', width: 7, opacity: 0.3, soft: 4 }),
    ],
    { clip: body.clip },
  )
}

function bodyPart(body: Surface, { half, bodyEnd }: Size, wool: string): string {
  const rightShade = `M${CX + half * 0.55} ${TOP}L${CX + half * 0.45} ${bodyEnd}H${CX + 300}V${TOP}Z`
  const leftLight = `M${CX - half - 10} 300L${CX - half * 0.3} ${TOP}L${CX} ${TOP}L${CX - half * 0.4} ${bodyEnd}H${CX - half}Z`
  return group(
    [
      body.paint,
      stitched(body.outline, 'stitch', 0.72),
      cable(CX, 21, 58, 25, wool, bodyEnd),
      cable(CX - 98, 10, 40, 13, wool, bodyEnd),
      cable(CX + 98, 10, 40, 13, wool, bodyEnd),
      draw(rightShade, { fill: '#1a0f0c', opacity: 0.22, soft: 26 }),
      draw(leftLight, { fill: '#fff', opacity: 0.12, soft: 26 }),
      draw(body.outline, { stroke: '#000', width: 6, opacity: 0.25, soft: 4 }),
      draw(`M${CX - half} ${bodyEnd}H${CX + half}`, { stroke: '#000', width: 7, opacity: 0.3, soft: 4 }),
      draw(NECK, { fill: '#000', opacity: 0.4, soft: 4, transform: 'translate(2 7)' }),
    ],
    { clip: body.clip },
  )
}

export function knit({ wool, tipping, bg, long, cardigan = false }: KnitColours & KnitShape): Drawing {
  const studio = room(bg)
  const size = proportions(long)
  const yarn: Material = { color: wool, gloss: 0.03, f0: 0.02, wrap: 0.5, sheen: 0.16, glow: 0.03 }
  const body = bodySurface(size, yarn, studio)
  const hemRib = hemSurface(size, yarn, studio)
  const left = sleeve('left', -1, size, yarn, studio)
  const right = sleeve('right', 1, size, yarn, studio)

  return {
    bg,
    glow: 0.6,
    focus: cardigan ? [CX - 30, 440] : [CX - 20, 360],
    busy: true,
    defs: [
      body.defs,
      hemRib.defs,
      left.defs,
      right.defs,
      clipTo('neckClip', NECK),
      clipTo('holeClip', HOLE),
      texture.fuzz('shake', 7, '.035 .05'),
      texture.fuzz('shakeRope', 7, '.035 .05', 80),
      gradient(
        'yarnLit',
        [
          [0, '#fff'],
          [0.45, '#f1efec'],
          [1, '#a5a09c'],
        ],
        [0, 0, 1, 0.8],
      ),
      gradient('ribLit', [
        [0, '#6a6664'],
        [0.22, '#d8d5d2'],
        [0.42, '#fff'],
        [0.7, '#e0dcd8'],
        [1, '#6a6664'],
      ]),
      gradient(
        'collarLit',
        [
          [0, lighten(wool, 0.25)],
          [0.5, wool],
          [1, darken(wool, 0.28)],
        ],
        [0, 0, 1, 0.5],
      ),
      gradient(
        'inside',
        [
          [0, darken(wool, 0.62)],
          [1, darken(wool, 0.4)],
        ],
        DOWN,
      ),
      stitchTile('stitch', 0),
      stitchTile('stitchL', 12),
      stitchTile('stitchR', -13),
      ribTile('rib', 0),
      ribTile('ribL', 12),
      ribTile('ribR', -13),
      cardigan
        ? [
            clipTo('veeClip', VEE),
            gradient(
              'horn',
              [
                [0, '#c9a27a'],
                [0.45, '#7a5236'],
                [1, '#3a2418'],
              ],
              [0, 0, 1, 1],
            ),
          ]
        : '',
    ],
    parts: [
      drop(body.outline + left.outline + right.outline + hemRib.outline, 0.8),
      sleevePart(left, 'stitchL', 'ribL', tipping),
      sleevePart(right, 'stitchR', 'ribR', tipping),
      draw(body.outline, { fill: '#140c0a', opacity: 0.3, soft: 8, transform: 'translate(4 5)', clip: right.clip }),
      draw(body.outline, { fill: '#140c0a', opacity: 0.2, soft: 8, transform: 'translate(-5 5)', clip: left.clip }),
      hemPart(hemRib, size, tipping),
      cardigan ? [cardiganBody(body, size, wool), cardiganFront(size, wool)] : [bodyPart(body, size, wool), collar(wool, tipping)],
    ],
  }
}
