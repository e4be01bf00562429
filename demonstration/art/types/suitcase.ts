// Suitcase: a ribbed shell. Ribs are real bumps in the surface, so the softbox breaks over each of them.
import {
  bloom,
  box,
  boxPath,
  clamp,
  clipTo,
  darken,
  draw,
  gradient,
  group,
  ink,
  lerp,
  lighten,
  mirror,
  oval,
  room,
  SLANT,
  smooth,
  surface,
  tube,
  type Drawing,
  type Surface,
} from '../kit.ts'

export interface SuitcaseColours {
  shell: string
  metal: string
  bg: string
}
/** size 0..1: from a squat cabin case to a tall check-in trunk, below 0 for a child's. Its ribs run down or across. */
export interface SuitcaseShape {
  size: number
  ribs: number
  across?: boolean
}

const CX = 392
const GROUND = 806
const BOTTOM = GROUND - 40
/** Width over which the shell turns away at its edge. */
const TURN = 44
const RIB_HEIGHT = 7.5
const RUBBER = '#15181a'
const HANDLE_X = CX + 10
const POLE_GAP = 118

function proportions(size: number) {
  const w = lerp(330, 372, size)
  const h = lerp(410, 540, size)
  return { w, h, top: BOTTOM - h, left: CX - w / 2, right: CX + w / 2, corner: lerp(58, 48, size) }
}

type Size = ReturnType<typeof proportions>

/** A rounded box that falls away at its edge, with ribs that die out before it. */
function shellSurface({ w, h, top, left, corner }: Size, shell: string, { ribs, across }: SuitcaseShape, bg: string): Surface {
  const pitch = ((across ? h : w) - 96) / ribs
  const middle = (top + BOTTOM) / 2
  const fromEdge = (x: number, y: number) => {
    const qx = Math.abs(x - CX) - w / 2 + corner
    const qy = Math.abs(y - middle) - h / 2 + corner
    return corner - Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) - Math.min(Math.max(qx, qy), 0)
  }
  const height = (x: number, y: number) => {
    const d = clamp(fromEdge(x, y) / TURN)
    const dome = TURN * 0.8 * Math.sqrt(1 - (1 - d) ** 2.2)
    const sideways = smooth(w / 2 - 40, w / 2 - 58, Math.abs(x - CX))
    const ends = smooth(0, 34, y - top - 12) * smooth(0, 34, BOTTOM - 12 - y)
    const phase = (across ? y - middle : x - CX) / pitch + (ribs % 2 ? 0 : 0.5)
    const rib = (0.5 + 0.5 * Math.cos(phase * 2 * Math.PI)) ** 1.6
    return dome + RIB_HEIGHT * sideways * ends * rib
  }
  const page = (u: number, v: number) => [lerp(left, left + w, u), lerp(top, BOTTOM, v)] as const
  return surface('shell', room(bg), {
    at: (u, v) => {
      const [x, y] = page(u, v)
      return [x, y, height(x, y)]
    },
    rows: 110,
    cols: 220,
    soften: 1.4,
    material: { color: shell, gloss: 0.74, f0: 0.05, wrap: 0.2 },
    ao: (u, v) => 1 - 0.35 * (1 - clamp(fromEdge(...page(u, v)) / 12)) - 0.22 * smooth(0.7, 1, v),
  })
}

function wheel(x: number, shell: string): string {
  return group([
    oval(x + 3, GROUND + 4, 26, 6, { fill: '#17110f', opacity: 0.6, soft: 4 }),
    draw(boxPath(x - 20, BOTTOM - 8, 40, 26, 8), { fill: darken(shell, 0.6) }),
    box(x - 18, GROUND - 34, 15, 36, 7, { fill: ink('tyre') }),
    box(x + 3, GROUND - 34, 15, 36, 7, { fill: ink('tyre') }),
    box(x - 14, GROUND - 26, 3, 20, 1.5, { fill: '#fff', opacity: 0.3, soft: 1 }),
  ])
}

/** Moulded corner guard with two rivets. sx, sy: which corner, -1 for left or top. */
function guard({ left, right, top, corner: r }: Size, { shell, metal }: SuitcaseColours, sx: 1 | -1, sy: 1 | -1): string {
  const x = sx < 0 ? left : right
  const y = sy < 0 ? top : BOTTOM
  const path =
    `M${x} ${y - sy * 92}V${y - sy * r}A${r} ${r} 0 0 ${sx * sy < 0 ? 0 : 1} ${x - sx * r} ${y}H${x - sx * 92}` +
    `Q${x - sx * 78} ${y - sy * 24} ${x - sx * 52} ${y - sy * 34}Q${x - sx * 30} ${y - sy * 48} ${x} ${y - sy * 92}Z`
  const upperTone = sx < 0 ? 0.3 : 0.5
  const lowerTone = sx < 0 ? 0.52 : 0.66
  const rivet = (dx: number, dy: number) => oval(x - sx * dx, y - sy * dy, 3.4, 3.4, { fill: lighten(metal, 0.3) })
  return group([
    draw(path, { fill: '#000', opacity: 0.35, soft: 2, transform: 'translate(1 3)' }),
    draw(path, { fill: darken(shell, sy < 0 ? upperTone : lowerTone) }),
    draw(path, { stroke: lighten(shell, sy < 0 && sx < 0 ? 0.5 : 0.2), width: 1.6, opacity: 0.7 }),
    rivet(58, 20),
    rivet(20, 58),
  ])
}

function telescope({ top }: Size, metal: string): string[] {
  const grip = top - 132
  const poles = [-1, 1].flatMap((s) => {
    const x = HANDLE_X + (s * POLE_GAP) / 2
    return [box(x - 7, grip + 14, 14, 150, 3, { fill: ink('pole') }), box(x - 9, top - 52, 18, 60, 3, { fill: ink('pole') })]
  })
  return [
    ...poles,
    box(HANDLE_X - POLE_GAP / 2 - 20, grip - 10, POLE_GAP + 40, 34, 15, { fill: ink('grip') }),
    box(HANDLE_X - POLE_GAP / 2 - 8, grip - 4, POLE_GAP * 0.7, 5, 2.5, { fill: '#fff', opacity: 0.45, soft: 1 }),
    box(CX - 8, grip + 2, 36, 10, 5, { fill: darken(metal, 0.3), opacity: 0.8 }),
  ]
}

/** Carry handle on top, brushed badge, and the combination lock on the right edge. */
function fittings({ top, right }: Size, metal: string): string[] {
  const handle = (dy: number) => `Q${CX - 56} ${top - 24 - dy} ${CX - 40} ${top - 24 - dy}H`
  const lockY = (top + BOTTOM) / 2
  return [
    draw(`M${CX - 58} ${top + 2}V${top - 12}${handle(0)}${CX + 40}Q${CX + 56} ${top - 24} ${CX + 58} ${top - 12}V${top + 2}`, {
      stroke: RUBBER,
      width: 15,
    }),
    draw(`M${CX - 54} ${top - 16}${handle(4)}${CX + 36}`, { stroke: '#fff', width: 3, opacity: 0.5, soft: 1 }),
    ...[-1, 1].map((s) => box(CX + s * 58 - 15, top - 8, 30, 16, 5, { fill: ink('pole') })),
    box(CX - 31, top + 60, 62, 50, 7, { fill: '#000', opacity: 0.5, soft: 4, transform: 'translate(2 5)' }),
    box(CX - 31, top + 60, 62, 50, 7, { fill: ink('plate') }),
    box(CX - 30, top + 61, 60, 48, 6, { stroke: '#fff', width: 1.4, opacity: 0.7 }),
    bloom(CX, top + 87, 0.6, { stroke: darken(metal, 0.62), width: 3.2 }),
    box(right - 20, lockY - 46, 26, 92, 6, { fill: '#000', opacity: 0.45, soft: 4, transform: 'translate(0 4)' }),
    box(right - 20, lockY - 46, 26, 92, 6, { fill: ink('grip') }),
    ...[-24, -4, 16].map((dy) => box(right - 15, lockY + dy - 8, 16, 14, 2, { fill: ink('plate') })),
    oval(right - 7, lockY + 34, 4.5, 4.5, { fill: lighten(metal, 0.4) }),
  ]
}

/** Rear half seen edge-on, and the zip that joins the halves. */
function rearHalf(outline: string, { shell, metal, bg }: SuitcaseColours): string[] {
  return [
    draw(outline, { fill: ink('rear'), transform: 'translate(17 -9)' }),
    draw(outline, { stroke: lighten(bg, 0.3), width: 4, opacity: 0.45, soft: 2, transform: 'translate(15 -10)' }),
    draw(outline, { fill: RUBBER, transform: 'translate(9 -5)' }),
    draw(outline, { stroke: metal, width: 2.4, opacity: 0.75, dash: '3 3', transform: 'translate(8 -4)' }),
    draw(outline, { fill: darken(shell, 0.5), transform: 'translate(3 -1.5)' }),
  ]
}

export function suitcase({ size, ribs, across = false, ...colours }: SuitcaseColours & SuitcaseShape): Drawing {
  const { shell, metal, bg } = colours
  const studio = room(bg)
  const dims = proportions(size)
  const { w, h, top, left, right, corner } = dims
  const face = shellSurface(dims, shell, { size, ribs, across }, bg)
  const outline = boxPath(left, top, w, h, corner)

  return {
    bg,
    floor: 800,
    focus: [CX + 40, top + 190],
    defs: [
      face.defs,
      clipTo('frontClip', outline),
      gradient('pole', tube({ color: metal, metal: true, gloss: 0.78 }, studio)),
      gradient(
        'plate',
        [
          [0, lighten(metal, 0.7)],
          [0.4, lighten(metal, 0.15)],
          [0.6, metal],
          [1, darken(metal, 0.4)],
        ],
        SLANT,
      ),
      gradient(
        'grip',
        [
          [0, '#5b5f62'],
          [0.3, '#2c2f31'],
          [1, '#0f1112'],
        ],
        [0, 0, 0.2, 1],
      ),
      gradient('tyre', tube({ color: '#2a2b2d', gloss: 0.3 }, studio)),
      gradient(
        'rear',
        [
          [0, lighten(shell, 0.16)],
          [0.5, darken(shell, 0.3)],
          [1, darken(shell, 0.62)],
        ],
        [0, 0, 1, 0.6],
      ),
    ],
    parts: [
      mirror('case', GROUND + 2, 0.14, 100),
      oval(CX + 120, GROUND + 2, w * 0.72, 34, { fill: '#17110f', opacity: 0.26, soft: 26 }),
      oval(CX + 26, GROUND + 2, w * 0.52, 14, { fill: '#17110f', opacity: 0.42, soft: 14 }),
      oval(CX + 6, GROUND + 1, w * 0.42, 6, { fill: '#17110f', opacity: 0.4, soft: 8 }),
      group(
        [
          telescope(dims, metal),
          wheel(left + 62, shell),
          wheel(right - 46, shell),
          rearHalf(outline, colours),
          group(face.paint, { clip: 'frontClip' }),
          group(
            [
              draw(outline, { stroke: '#fff', width: 5, opacity: 0.35, soft: 2, transform: 'translate(3 4)' }),
              draw(`M${right - 6} ${top + 80}V${BOTTOM - 70}`, { stroke: lighten(bg, 0.2), width: 9, opacity: 0.42, soft: 4 }),
              draw(`M${left + 60} ${BOTTOM - 5}H${right - 50}`, { stroke: lighten(bg, 0.2), width: 6, opacity: 0.4, soft: 4 }),
              draw(`M${left - 20} ${top}H${left + w * 0.62}L${left + w * 0.16} ${BOTTOM}H${left - 20}Z`, {
                fill: '#fff',
                opacity: 0.1,
                soft: 44,
              }),
              draw(`M${right} ${top + 160}V${BOTTOM + 20}H${left + w * 0.4}Z`, { fill: '#05080a', opacity: 0.34, soft: 44 }),
            ],
            { clip: 'frontClip' },
          ),
          guard(dims, colours, -1, -1),
          guard(dims, colours, 1, -1),
          guard(dims, colours, -1, 1),
          guard(dims, colours, 1, 1),
          fittings(dims, metal),
        ],
        {},
        'case',
      ),
    ],
  }
}
