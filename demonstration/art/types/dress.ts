// Dress: a fitted bodice and a skirt of computed folds, on a wooden hanger, belted or tied with a sash.
import {
  along,
  box,
  bump,
  clamp,
  clipTo,
  darken,
  draw,
  drop,
  DOWN,
  gradient,
  group,
  ink,
  lerp,
  lighten,
  line,
  luminance,
  num,
  profile,
  room,
  smooth,
  surface,
  texture,
  tube,
  type Drawing,
  type Material,
  type Studio,
  type Vector,
} from '../kit.ts'

export interface DressColours {
  cloth: string
  trim: string
  bg: string
}
/** length 0..1: knee to floor. flare 0..1: column to full circle. sash: round-necked, and tied in its own cloth. */
export interface DressShape {
  length: number
  flare: number
  sash?: boolean
}

const CX = 400
const SHOULDER = 196
const BODICE = 232
/** Height of the armhole's foot, as a share of the bodice. */
const ARMPIT = 122 / BODICE
const TILT = 0.22
const WOOD = '#b98d5e'

function proportions({ length, flare }: DressShape) {
  const k = lerp(1.16, 0.98, length) // shorter dresses are drawn a little larger, so the picture stays full
  const side = profile([
    [0, 112 * k],
    [0.16, 98 * k],
    [0.36, 92 * k],
    [0.52, 104 * k],
    [0.68, 101 * k],
    [1, 78 * k],
  ])
  return {
    k,
    side,
    waist: 78 * k,
    waistY: SHOULDER + BODICE * k,
    hem: lerp(770, 922, length),
    hemHalf: lerp(128, 235, flare) * lerp(0.92, 1.08, length),
  }
}

type Size = ReturnType<typeof proportions>

/** Folds start at the gathers and deepen towards the hem; each drifts a little on its way down. */
function skirtShape({ waist, waistY, hem, hemHalf }: Size, flare: number) {
  const spread = lerp(1.05, 0.82, flare)
  const wave = (angle: number, v: number) =>
    0.62 * Math.cos(8.6 * angle + 1.1 + 0.7 * Math.sin(2 * angle) + 0.35 * v) + 0.38 * Math.cos(14.2 * angle + 2.4 - 0.6 * v)
  const depth = (v: number) => lerp(4, lerp(26, 46, flare), smooth(0, 0.9, v))
  const angleAt = (u: number) => (u - 0.5) * Math.PI
  const at = (u: number, v: number): Vector => {
    const a = angleAt(u)
    const r = lerp(waist + 2, hemHalf, v ** spread)
    const w = wave(a, v) * depth(v)
    return [CX + r * Math.sin(a) + w * 0.35 * Math.sin(a), lerp(waistY, hem, v) - 14 * v * Math.sin(a) ** 2, r * 0.5 * Math.cos(a) + w]
  }
  const valley = (u: number, v: number) => clamp(0.5 - 0.62 * wave(angleAt(u), v))
  return { at, valley }
}

/** Narrow at the shoulder, full at the bust, in at the waist, with gathers just above it. */
function bodiceShape({ k, side, waistY }: Size) {
  const swell = (x: number, v: number) => 26 * bump(v, 0.56, 0.17) * (bump(x, -46 * k, 44) + bump(x, 46 * k, 44))
  return (u: number, v: number): Vector => {
    const a = (u - 0.5) * Math.PI
    const x = side(v) * Math.sin(a)
    const gathers = 3 * Math.cos(x / 9 + 5 * v) * smooth(0.7, 1, v)
    return [CX + x, lerp(SHOULDER - 18 * smooth(0.05, 0, v), waistY, v), 62 * Math.cos(a) + swell(x, v) + gathers]
  }
}

/** The V neck, and the outline of the bodice with neck and armholes cut out of it. */
function cut({ k, side, waistY }: Size, round: boolean) {
  const [neckW, neckD] = round ? [66 * k, 70 * k] : [58 * k, 118 * k]
  const rise = SHOULDER - 8
  const low = SHOULDER + neckD
  const scoop =
    `M${CX - neckW} ${rise}C${CX - neckW * 0.92} ${low - 26} ${CX - neckW * 0.5} ${low} ${CX} ${low}` +
    `S${CX + neckW * 0.92} ${low - 26} ${CX + neckW} ${rise}`
  const vee = round
    ? scoop
    : `M${CX - neckW} ${rise}C${CX - neckW * 0.9} ${SHOULDER + 46} ${CX - 34} ${SHOULDER + neckD * 0.72} ${CX} ${low}` +
      `C${CX + 34} ${SHOULDER + neckD * 0.72} ${CX + neckW * 0.9} ${SHOULDER + 46} ${CX + neckW} ${rise}`
  const strap = (s: 1 | -1) => `Q${CX + s * 82 * k} ${SHOULDER - 14}`
  const tip = (s: 1 | -1) => `${CX + s * 104 * k} ${SHOULDER - 4}`
  const flank = (s: 1 | -1) =>
    along(12, (t) => {
      const v = lerp(ARMPIT, 1, s > 0 ? t : 1 - t)
      return `L${num(CX + s * side(v))} ${num(lerp(SHOULDER, waistY, v))}`
    }).join('')
  const armhole = (s: 1 | -1) => [`${CX + s * 80 * k} ${SHOULDER + 40}`, `${CX + s * 78 * k} ${SHOULDER + 88 * k}`]
  const armpit = `${CX + side(ARMPIT)} ${SHOULDER + 122 * k}`
  const front =
    `${vee}${strap(1)} ${tip(1)}C${armhole(1).join(' ')} ${armpit}${flank(1)}${flank(-1)}` +
    `C${armhole(-1).toReversed().join(' ')} ${tip(-1)}${strap(-1)} ${CX - neckW} ${rise}Z`
  const facing =
    `M${CX - neckW} ${rise}Q${CX} ${SHOULDER + 44} ${CX + neckW} ${rise}` +
    `L${CX + neckW - 4} ${SHOULDER + 60}L${CX} ${low + 6}L${CX - neckW + 4} ${SHOULDER + 60}Z`
  const straps = ([-1, 1] as const).map((s) => `M${CX + s * neckW} ${rise}${strap(s)} ${tip(s)}`)
  return { vee, front, facing, straps }
}

function hanger(k: number): string[] {
  const bar =
    `M${CX - 118 * k} ${SHOULDER + 4}C${CX - 70} ${SHOULDER - 36} ${CX - 30} ${SHOULDER - 46} ${CX} ${SHOULDER - 48}` +
    `C${CX + 30} ${SHOULDER - 46} ${CX + 70} ${SHOULDER - 36} ${CX + 118 * k} ${SHOULDER + 4}`
  const y = (rise: number) => SHOULDER - rise
  const hook = `M${CX} ${y(46)}V${y(74)}C${CX} ${y(92)} ${CX + 26} ${y(92)} ${CX + 26} ${y(112)}A27 27 0 1 0 ${CX - 28} ${y(112)}`
  const glint = `M${CX - 1} ${y(46)}V${y(74)}C${CX - 1} ${y(94)} ${CX + 25} ${y(94)} ${CX + 25} ${y(112)}A26 26 0 0 0 ${CX - 20} ${y(130)}`
  const shadow = (opacity: number, soft: number, transform: string) => draw(bar, { stroke: '#15101a', width: 16, opacity, soft, transform })
  return [
    shadow(0.26, 26, 'translate(5 7)'),
    shadow(0.3, 8, 'translate(3 4)'),
    draw(hook, { stroke: '#15101a', width: 6, opacity: 0.3, soft: 4, transform: 'translate(9 12)' }),
    draw(hook, { stroke: '#8d9194', width: 6 }),
    draw(glint, { stroke: '#f7f9fa', width: 2.2 }),
    draw(bar, { stroke: darken(WOOD, 0.35), width: 19 }),
    draw(bar, { stroke: ink('wood'), width: 16, transform: 'translate(-.5 -1)' }),
    draw(bar, { stroke: '#fff', width: 3, opacity: 0.45, soft: 1, transform: 'translate(0 -5)' }),
  ]
}

function belt({ waist, waistY }: Size, trim: string): string[] {
  const band =
    `M${CX - waist - 4} ${waistY - 15}Q${CX} ${waistY + 1} ${CX + waist + 4} ${waistY - 15}` +
    `V${waistY + 15}Q${CX} ${waistY + 31} ${CX - waist - 4} ${waistY + 15}Z`
  const stitch = (dy: number) => `M${CX - waist} ${waistY + dy}Q${CX} ${waistY + dy + 16} ${CX + waist} ${waistY + dy}`
  return [
    draw(band, { fill: '#000', opacity: 0.4, soft: 4, transform: 'translate(1 5)' }),
    draw(band, { fill: ink('belt') }),
    draw(stitch(-11) + stitch(11), { stroke: lighten(trim, 0.35), width: 1.3, opacity: 0.6, dash: '5 4' }),
    box(CX - 19, waistY - 11, 40, 40, 8, { stroke: '#000', width: 6, opacity: 0.4, soft: 2, transform: 'translate(2 4)' }),
    box(CX - 20, waistY - 12, 40, 40, 8, { stroke: ink('steel'), width: 6 }),
    draw(`M${CX - 18} ${waistY + 8}H${CX + 14}`, { stroke: '#dfe2e4', width: 4 }),
  ]
}

/** A band of the dress's own cloth, knotted a little to one side, its ends hanging. */
function sash({ waist, waistY }: Size, cloth: string): string[] {
  const y = waistY + 4
  const x = CX + 22
  const edge = waist + 3
  const band =
    `M${CX - edge} ${waistY - 17}Q${CX} ${waistY + 1} ${CX + edge} ${waistY - 17}` +
    `V${waistY + 13}Q${CX} ${waistY + 31} ${CX - edge} ${waistY + 13}Z`
  const fold = (dy: number) => `M${CX - edge} ${waistY + dy}Q${CX} ${waistY + dy + 17} ${CX + edge} ${waistY + dy}`
  const end = (s: 1 | -1, long: number) =>
    `M${x - 8 + s * 5} ${y + 4}C${x + s * 14} ${y + 46} ${x + s * 22} ${y + 96} ${x + s * 20} ${y + long}l${s * 25} ${-9}` +
    `C${x + s * 46} ${y + 84} ${x + s * 30} ${y + 36} ${x + 8 + s * 4} ${y + 2}Z`
  const loop = (s: 1 | -1) =>
    `M${x} ${y}C${x + s * 20} ${y - 30} ${x + s * 62} ${y - 26} ${x + s * 62} ${y + 2}` +
    `C${x + s * 60} ${y + 22} ${x + s * 22} ${y + 20} ${x} ${y + 6}Z`
  const piece = (path: string, fill: string) => [
    draw(path, { fill: '#0c0808', opacity: 0.42, soft: 4, transform: 'translate(4 6)' }),
    draw(path, { fill: ink(fill) }),
    weave(path),
    draw(path, { stroke: lighten(cloth, 0.4), width: 1.2, opacity: 0.5, transform: 'translate(-.6 -.8)' }),
    draw(path, { stroke: darken(cloth, 0.5), width: 1, opacity: 0.4 }),
  ]
  return [
    draw(band, { fill: '#000', opacity: 0.4, soft: 4, transform: 'translate(1 5)' }),
    draw(band, { fill: ink('belt') }),
    draw(fold(-8) + fold(2), { stroke: '#000', width: 3, opacity: 0.22, soft: 1 }),
    draw(fold(-11) + fold(-1), { stroke: '#fff', width: 2, opacity: 0.16, soft: 1 }),
    ...piece(end(-1, 150), 'sashShade'),
    ...piece(end(1, 176), 'sashLit'),
    ...piece(loop(-1), 'sashLit'),
    ...piece(loop(1), 'sashShade'),
    box(x - 14, y - 14, 28, 31, 9, { fill: '#000', opacity: 0.4, soft: 2, transform: 'translate(2 3)' }),
    box(x - 14, y - 14, 28, 31, 9, { fill: ink('sashLit') }),
    draw(`M${x - 5} ${y - 12}q-4 14 0 26M${x + 5} ${y - 12}q3 14 0 27`, { stroke: '#000', width: 2, opacity: 0.22, soft: 1 }),
  ]
}

function weave(outline: string): string {
  return group(draw(outline, { fill: '#888', filter: 'weave', opacity: 0.34 }), { blend: 'soft-light' })
}

function skirtPart(size: Size, shape: DressShape, silk: Material, studio: Studio) {
  const { waist, waistY, hem, hemHalf } = size
  const { at, valley } = skirtShape(size, shape.flare)
  const cloth = silk.color
  const skirt = surface('skirt', studio, {
    at,
    tilt: TILT,
    rows: 110,
    cols: 120,
    material: silk,
    soften: 2.5,
    ao: (u, v) => 1 - 0.42 * valley(u, v) * smooth(0, 0.25, v) - 0.3 * smooth(0.06, 0, v),
  })
  const hemLine = line(
    along(60, (u) => {
      const [x, y, z] = at(u, 1)
      return [x, y + TILT * z]
    }),
  )
  // Underside of the back hem, seen below the front hem's scallops
  const underHem = `M${CX - hemHalf + 6} ${hem - 16}Q${CX} ${hem + 16} ${CX + hemHalf - 6} ${hem - 16}L${CX} ${hem - 40}Z`
  const shade = `M${CX + hemHalf * 0.5} ${waistY}L${CX + hemHalf * 0.8} ${hem + 30}H${CX + hemHalf + 60}V${waistY}Z`
  const underBelt = `M${CX - waist - 10} ${waistY + 22}Q${CX} ${waistY + 40} ${CX + waist + 10} ${waistY + 22}`
  const details = [
    weave(skirt.outline),
    draw(hemLine, { stroke: darken(cloth, 0.55), width: 1.5, opacity: 0.55, dash: '4 4', transform: 'translate(0 -14)' }),
    draw(hemLine, { stroke: lighten(cloth, 0.5), width: 2.5, opacity: 0.4, soft: 1 }),
    draw(shade, { fill: '#150a10', opacity: 0.3, soft: 26 }),
    draw(underBelt, { stroke: '#000', width: 16, opacity: 0.45, soft: 4 }),
  ]
  return {
    defs: skirt.defs,
    outline: skirt.outline,
    paint: [draw(underHem, { fill: darken(cloth, 0.72) }), skirt.paint, group(details, { clip: skirt.clip })],
  }
}

function bodicePart(size: Size, front: string, silk: Material, studio: Studio) {
  const { k, waistY } = size
  const bodice = surface('bodice', studio, {
    at: bodiceShape(size),
    rows: 80,
    cols: 80,
    material: silk,
    soften: 2,
    ao: (_, v) => 1 - 0.3 * smooth(0.86, 1, v),
  })
  const dart = (s: 1 | -1) =>
    `M${CX + s * 47 * k} ${waistY}C${CX + s * 45 * k} ${waistY - 50} ${CX + s * 50 * k} ${waistY - 72} ${CX + s * 50 * k} ${waistY - 88}`
  const paint = group(
    [
      bodice.paint,
      weave(bodice.outline),
      draw(dart(-1) + dart(1), { stroke: '#000', opacity: 0.35, soft: 1 }),
      // The cloth turns at neck and arms, and the right side falls into shade
      draw(front, { stroke: '#000', width: 12, opacity: 0.3, soft: 4 }),
      draw(`M${CX + 50} ${SHOULDER}L${CX + 74} ${waistY}H${CX + 160}V${SHOULDER}Z`, { fill: '#150a10', opacity: 0.2, soft: 26 }),
    ],
    { clip: 'frontClip' },
  )
  return { defs: bodice.defs, paint }
}

export function dress({ cloth, trim, bg, ...shape }: DressColours & DressShape): Drawing {
  const studio = room(bg)
  const size = proportions(shape)
  const glow = luminance(cloth) > 0.6 ? 0.12 : 0 // pale silk lets light through
  const silk: Material = { color: cloth, gloss: 0.16, f0: 0.03, wrap: 0.26, sheen: 0.07, glow }
  const tied = shape.sash ?? false
  const { vee, front, facing, straps } = cut(size, tied)
  const skirt = skirtPart(size, shape, silk, studio)
  const bodice = bodicePart(size, front, silk, studio)

  return {
    bg,
    glow: 0.6,
    focus: [CX, size.waistY - 60],
    defs: [
      skirt.defs,
      bodice.defs,
      clipTo('frontClip', front),
      texture.weave('weave'),
      gradient(
        'belt',
        tied ? tube({ color: cloth, gloss: 0.2, wrap: 0.3 }, studio) : tube({ color: trim, gloss: 0.55, wrap: 0.3 }, studio),
      ),
      gradient(
        'inside',
        [
          [0, darken(cloth, 0.5)],
          [1, darken(cloth, 0.72)],
        ],
        DOWN,
      ),
      gradient('steel', tube({ color: '#c9ccce', metal: true, gloss: 0.8 }, studio)),
      gradient(
        'wood',
        [
          [0, lighten(WOOD, 0.4)],
          [0.5, WOOD],
          [1, darken(WOOD, 0.45)],
        ],
        [0, 0, 0.25, 1],
      ),
      tied
        ? [
            gradient(
              'sashLit',
              [
                [0, lighten(cloth, 0.16)],
                [0.6, cloth],
                [1, darken(cloth, 0.26)],
              ],
              [0, 0, 0.8, 1],
            ),
            gradient(
              'sashShade',
              [
                [0, lighten(cloth, 0.04)],
                [1, darken(cloth, 0.4)],
              ],
              [0, 0, 0.8, 1],
            ),
          ]
        : '',
    ],
    parts: [
      drop(front + skirt.outline, 0.9),
      hanger(size.k),
      draw(facing, { fill: ink('inside') }),
      box(CX - 17, SHOULDER + 22, 34, 15, 1.5, { fill: '#f6f0e6' }),
      box(CX - 10, SHOULDER + 28, 20, 2, 1, { fill: darken(cloth, 0.3) }),
      skirt.paint,
      bodice.paint,
      draw(vee, { stroke: darken(cloth, 0.3), width: 5.5 }),
      draw(vee, { stroke: lighten(cloth, 0.35), width: 1.8, opacity: 0.8, transform: 'translate(-.8 -.6)' }),
      straps.map((strap) => draw(strap, { stroke: lighten(cloth, 0.4), width: 2.4, opacity: 0.6, soft: 1 })),
      tied ? sash(size, cloth) : belt(size, trim),
    ],
  }
}
