// Scarf. The print is drawn once on flat cloth, as polygons, and each is carried point by point on to the
// folds; light is a white surface of the same folds, multiplied over it, with the silk's gleam screened on top.
import { linenBust } from '../bust.ts'
import {
  along,
  box,
  bump,
  clamp,
  clipTo,
  crease,
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
  mix,
  num,
  oval,
  room,
  smooth,
  surface,
  texture,
  tube,
  unit,
  type Drawing,
  type Markup,
  type Material,
  type Point,
  type Shape,
  type Studio,
  type Vector,
} from '../kit.ts'
import { border, PRINTS, type Cloth, type Inks } from '../prints.ts'

export interface ScarfColours extends Inks {
  print: keyof typeof PRINTS
  bg: string
}
export interface ScarfShape {
  style: 'square' | 'draped' | 'knotted'
}

interface Panel {
  readonly outline: string
  readonly defs: Markup
  readonly paint: Markup
  readonly clip: string
}

interface PanelOptions {
  readonly at: Shape
  readonly cloth: Cloth
  readonly sides?: string
  readonly rows?: number
  readonly cols?: number
  readonly ao?: (u: number, v: number) => number
  /** The wrong side, onto which the print has only seeped. */
  readonly reverse?: boolean
}

function panel(id: string, options: PanelOptions, colours: ScarfColours, studio: Studio): Panel {
  const { at, cloth, sides = '', rows = 80, cols = 80, ao, reverse } = options
  const silk = colours.print !== 'ikat'
  const lit = (suffix: string, material: Material) =>
    surface(id + suffix, studio, { at, rows, cols, material, soften: 2, ...(ao ? { ao } : {}) })
  const white = lit('', { color: '#f8f7f6', gloss: 0.05, f0: 0.02, wrap: 0.3, glow: 0.2 })
  const gleam = lit('Gleam', { color: '#000000', gloss: silk ? 0.46 : 0.05, f0: silk ? 0.05 : 0.01, sheen: silk ? 0.05 : 0.02 })
  const place = ([x, y]: Point) => at(clamp(x / cloth.w), clamp(y / cloth.h))
  const patches = [...PRINTS[colours.print](cloth, colours), ...border(cloth, colours, sides)]
  const inside = patches.filter(({ points }) => points.some(([x, y]) => x > 0 && x < cloth.w && y > 0 && y < cloth.h))
  const seeped = (fill: string) => mix(fill, lighten(colours.ground, 0.12), 0.4)
  const print = inside.map(({ points, fill }) => `<path d="${line(points.map(place))}Z" fill="${reverse ? seeped(fill) : fill}"/>`)
  const paint = group(
    [
      draw(white.outline, { fill: reverse ? lighten(colours.ground, 0.1) : colours.ground }),
      print.join(''),
      group(draw(white.outline, { fill: '#888', filter: 'thread', opacity: 0.42 }), { blend: 'soft-light' }),
      group(white.paint, { blend: 'multiply' }),
      group(gleam.paint, { blend: 'screen', opacity: 0.8 }),
    ],
    { clip: white.clip },
  )
  return { outline: white.outline, defs: [white.defs, gleam.defs], paint, clip: white.clip }
}

/** A plump rolled hem along a path. */
function rolled(path: string, { accent }: ScarfColours): string[] {
  return [
    draw(path, { stroke: '#120c10', width: 7, opacity: 0.4, soft: 2, transform: 'translate(1.5 2.5)' }),
    draw(path, { stroke: darken(accent, 0.25), width: 5 }),
    draw(path, { stroke: lighten(accent, 0.3), width: 1.8, opacity: 0.8, transform: 'translate(-.8 -.9)' }),
    draw(path, { stroke: darken(accent, 0.55), width: 4, opacity: 0.3, dash: '1 10', cap: 'butt' }),
  ]
}

/** Folded in four and laid down askew: loose edges at the foot and the left, folds at the top and the right. */
function folded(colours: ScarfColours, studio: Studio): { defs: Markup; parts: Markup } {
  const [x0, y0, size] = [148, 250, 504]
  const [turnCos, turnSin] = [Math.cos(-0.15), Math.sin(-0.15)]
  const askew = (x: number, y: number): Point => [
    400 + (x - 400) * turnCos - (y - 500) * turnSin,
    500 + (x - 400) * turnSin + (y - 500) * turnCos,
  ]
  const layer =
    (k: number): Shape =>
    (u, v) => {
      const x = x0 + size * u + k * 5 * Math.sin(3 * v + k) - 5 * k * (1 - u) + 3 * Math.sin(v * 4.2 + k * 2) * (1 - u)
      const y = y0 + size * v + k * 9 * v + 5 * Math.sin(u * 5 + k * 1.7) * v
      const folds =
        20 * crease(x, y, 300, 420, 0.7, 30, 190) -
        18 * crease(x, y, 360, 480, 0.7, 28, 200) +
        19 * crease(x, y, 530, 610, 2.2, 30, 180) -
        17 * crease(x, y, 470, 340, 1.25, 30, 150) +
        18 * crease(x, y, 250, 620, 2.5, 26, 140) -
        14 * crease(x, y, 590, 460, 1.9, 26, 130)
      const round = 26 * (Math.sqrt(1 - (1 - Math.min(1, (1 - u) / 0.05)) ** 2) + Math.sqrt(1 - (1 - Math.min(1, v / 0.05)) ** 2))
      return [...askew(x, y), folds + round - 6 * smooth(0.93, 1, v)]
    }
  // The near corner is turned up along a line, and shows the wrong side
  const [a, b]: Point[] = [
    [x0 - 1, y0 + size - 150],
    [x0 + 176, y0 + size + 2],
  ]
  const away = unit([b![1] - a![1], a![0] - b![0], 0])
  const reach = (x0 - 1 - a![0]) * away[0] + (y0 + size + 2 - a![1]) * away[1]
  const tip: Point = [x0 - 1 - 1.94 * reach * away[0], y0 + size + 2 - 1.94 * reach * away[1]]
  const corner: Shape = (u, v) => {
    const foot: Point = [lerp(b![0], a![0], u), lerp(b![1], a![1], u)]
    const bow = 8 * Math.sin(Math.PI * v) * (u - 0.5)
    const [x, y] = askew(lerp(foot[0], tip[0], 0.97 * v) + bow, lerp(foot[1], tip[1], 0.97 * v) + bow)
    return [x, y, 46 * Math.sin(Math.PI * Math.min(1, 0.08 + v)) ** 0.7]
  }
  const flap: Shape = (u, v) => corner(u, 1 - v)
  const cloth = { w: size, h: size }
  const under = (k: number) => ({ at: layer(k), cloth, sides: 'bl', rows: 30, cols: 30, ao: () => 0.94 - 0.05 * k })
  const layers = [3, 2, 1].map((k) => panel(`under${k}`, under(k), colours, studio))
  const top = panel('top', { at: layer(0), cloth, sides: 'bl', rows: 110, cols: 100 }, colours, studio)
  const flip = panel('flip', { at: flap, cloth: { w: 196, h: 120 }, rows: 50, cols: 50, reverse: true }, colours, studio)
  const hem = (k: number) => line([...along(40, (t) => layer(k)(0, 0.004 + 0.996 * t)), ...along(40, (t) => layer(k)(t * 0.995, 1))])
  const kept = [a, b, [x0 + 176, 1100], [1100, 1100], [1100, -100], [-100, -100], [-100, y0 + size - 150]].map((p) => askew(p![0]!, p![1]!))
  const parts = [
    drop(layers[0]?.outline ?? '', 0.55),
    layers.map((each, i) => [
      each.paint,
      rolled(hem(3 - i), colours),
      draw(i < 2 ? (layers[i + 1]?.outline ?? '') : top.outline, {
        fill: '#120c10',
        opacity: 0.34,
        soft: 4,
        transform: 'translate(3 4)',
        clip: each.clip,
      }),
    ]),
    group([top.paint, rolled(hem(0), colours)], { clip: 'kept' }),
    draw(flip.outline, { fill: '#120c10', opacity: 0.4, soft: 8, transform: 'translate(8 6)' }),
    draw(flip.outline, { fill: '#120c10', opacity: 0.4, soft: 2, transform: 'translate(2 2)' }),
    flip.paint,
    rolled(line([...along(20, (t) => corner(0, t)), ...along(20, (t) => corner(1, 1 - t))]), colours),
  ]
  return { defs: [layers.map((each) => each.defs), top.defs, flip.defs, clipTo('kept', `${line(kept)}Z`)], parts }
}

/** Over a brass rail, one end longer than the other. */
function draped(colours: ScarfColours, studio: Studio): { defs: Markup; parts: Markup } {
  const RAIL = 176
  const hang =
    (cx: number, half: number, foot: number, phase: number): Shape =>
    (u, v) => {
      const s = 2 * u - 1
      const deep = smooth(0, 0.5, v)
      const wave = (amount: number) => amount * (0.6 * Math.cos(9.5 * s + phase + 0.5 * v) + 0.4 * Math.cos(15 * s + 2 * phase - 0.8 * v))
      const width = half * lerp(0.9, 1.02 + 0.06 * Math.sin(phase), smooth(0, 0.7, v)) * (1 + 0.06 * smooth(0.08, 0, v))
      const top = 26 * Math.sqrt(Math.max(0, 1 - (1 - Math.min(1, v / 0.04)) ** 2))
      return [
        cx + width * s + 0.3 * wave(16) * deep + 10 * Math.sin(2.4 * v + phase) * v,
        lerp(RAIL - 11, foot, v) + wave(7) * v ** 2,
        wave(lerp(9, 30, deep)) + top + 40 * Math.sqrt(1 - 0.9 * s * s),
      ]
    }
  const front = hang(372, 152, 842, 0.6)
  const back = hang(446, 146, 738, 2.2)
  const scallop = (at: Shape) => (u: number, v: number) =>
    1 - 0.34 * smooth(14, -22, at(u, v)[2] - 40 * Math.sqrt(1 - 0.9 * (2 * u - 1) ** 2)) * smooth(0, 0.3, v)
  const shaded = (u: number, v: number) => 0.8 * scallop(back)(u, v)
  const behind = panel('back', { at: back, cloth: { w: 300, h: 560 }, sides: 'b', rows: 90, cols: 100, ao: shaded }, colours, studio)
  const before = panel(
    'front',
    { at: front, cloth: { w: 310, h: 666 }, sides: 'b', rows: 120, cols: 110, ao: scallop(front) },
    colours,
    studio,
  )
  const edge = (at: Shape) => line(along(70, (t) => at(t, 1)))
  const fringe = (at: Shape) =>
    along(56, (t) => {
      const [x, y] = at(t, 1)
      const swing = 3 * Math.sin(t * 41) + 2 * Math.sin(t * 17)
      const stroke = mix(colours.motif, colours.ground, (0.5 + 0.5 * Math.sin(t * 90)) * 0.7)
      const end = `${num(x + swing * 1.4)} ${num(y + 36 + 4 * Math.sin(t * 70))}`
      return draw(`M${num(x)} ${num(y - 2)}Q${num(x + swing)} ${num(y + 16)} ${end}`, { stroke, width: 2.6 })
    })
  const finish = (at: Shape) => (colours.print === 'ikat' ? fringe(at) : rolled(edge(at), colours))
  const cap = (x: number) => [
    oval(x + 8, RAIL + 10, 23, 23, { fill: '#15101a', opacity: 0.34, soft: 8 }),
    oval(x, RAIL, 21, 21, { fill: ink('knob') }),
    oval(x, RAIL, 12, 12, { fill: ink('knob'), transform: `rotate(180 ${x} ${RAIL})` }),
    oval(x - 6, RAIL - 7, 5, 4, { fill: '#fff', opacity: 0.8, soft: 2 }),
  ]
  const parts = [
    draw(`M150 ${RAIL + 26}H664`, { stroke: '#15101a', width: 13, opacity: 0.26, soft: 8, transform: 'translate(10 6)' }),
    drop(behind.outline, 0.9),
    drop(before.outline, 0.9),
    box(136, RAIL - 8, 528, 16, 8, { fill: ink('rail') }),
    finish(back),
    behind.paint,
    draw(before.outline, { fill: '#120c10', opacity: 0.36, soft: 14, transform: 'translate(12 8)', clip: behind.clip }),
    finish(front),
    before.paint,
    draw(line(along(50, (t) => front(t, 0.045))), { stroke: '#fff', width: 6, opacity: 0.22, soft: 4 }),
    cap(136),
    cap(664),
  ]
  const brass = { color: '#d0aa5e', metal: true, gloss: 0.8 }
  const shine = [gradient('rail', tube(brass, studio), DOWN), gradient('knob', tube(brass, studio), [0, 0, 0.7, 1])]
  return { defs: [behind.defs, before.defs, shine], parts }
}

/** A band between two edges, gathered lengthwise. */
function gathered(left: (v: number) => Point, right: (v: number) => Point, swell: number, folds: number, phase: number): Shape {
  return (u, v): Vector => {
    const [[ax, ay], [bx, by]] = [left(v), right(v)]
    const s = 2 * u - 1
    const pleats = Math.cos(u * 15 + phase + 2.2 * v) + 0.5 * Math.cos(u * 27 - 1.6 * v)
    return [lerp(ax, bx, u), lerp(ay, by, u), swell * Math.sqrt(1 - 0.96 * s * s) + folds * pleats]
  }
}

function bezier(a: Point, b: Point, c: Point, d: Point): (t: number) => Point {
  return (t) => {
    const [p, q] = [1 - t, t]
    const mixed = (i: 0 | 1) => p ** 3 * a[i] + 3 * p * p * q * b[i] + 3 * p * q * q * c[i] + q ** 3 * d[i]
    return [mixed(0), mixed(1)]
  }
}

/** Round the neck of the bust, tied in front, with two pointed ends. */
function knotted(colours: ScarfColours, studio: Studio): { defs: Markup; parts: Markup } {
  const KNOT: Point = [396, 458]
  const around = (side: 1 | -1) =>
    gathered(
      bezier([400 + side * 116, 196], [400 + side * 106, 292], [400 + side * 60, 364], [KNOT[0] + side * 18, KNOT[1] - 42]),
      bezier([400 + side * 150, 272], [400 + side * 158, 344], [400 + side * 104, 424], [KNOT[0] + side * 24, KNOT[1] + 24]),
      22,
      5,
      side + 1,
    )
  const flip =
    (at: Shape): Shape =>
    (u, v) =>
      at(1 - u, v)
  const tail = (side: 1 | -1, foot: Point, half: number, tip: number): Shape => {
    const edge = (s: 1 | -1) => {
      const from = (dx: number, spread: number, dy: number): Point => [KNOT[0] + side * dx + s * spread, KNOT[1] + dy]
      return bezier(from(10, 15, 18), from(24, 30, 110), [foot[0] + s * half * 1.02, foot[1] - 150], [foot[0] + s * half, foot[1]])
    }
    const base = gathered(edge(-1), edge(1), 26, 6, side * 2)
    // The far end is the corner of a square, so it comes to a point
    return (u, v) => {
      const [x, y, z] = base(u, v)
      return [x, y + tip * (1 - Math.abs(2 * u - 1 - side * 0.16) / 1.16) * v ** 2.4, z]
    }
  }
  const dim = (side: 1 | -1) => (u: number, v: number) =>
    (1 - 0.4 * smooth(0.7, 1, v)) * (1 - 0.3 * smooth(0.12, 0, v)) * (1 - 0.2 * bump(u, side > 0 ? 0.9 : 0.1, 0.2))
  const under = (_: number, v: number) => 1 - 0.5 * smooth(0.16, 0, v)
  const cloth = { w: 120, h: 330 }
  const left = panel('left', { at: flip(around(-1)), cloth, ao: dim(-1), rows: 100, cols: 60 }, colours, studio)
  const right = panel('right', { at: around(1), cloth, ao: dim(1), rows: 100, cols: 60 }, colours, studio)
  const [leftTail, rightTail] = [tail(-1, [306, 724], 76, 74), tail(1, [484, 782], 84, 86)]
  const tails = [
    panel('tailLeft', { at: leftTail, cloth: { w: 190, h: 360 }, sides: 'b', ao: under, rows: 100, cols: 70 }, colours, studio),
    panel('tailRight', { at: rightTail, cloth: { w: 200, h: 430 }, sides: 'b', ao: under, rows: 100, cols: 70 }, colours, studio),
  ]
  const knot: Shape = (u, v) => {
    const s = 2 * u - 1
    const half = lerp(42, 37, v) * (1 - 0.1 * Math.sin(Math.PI * v))
    const lean = 8 * (v - 0.5)
    return [
      KNOT[0] + half * s + lean,
      KNOT[1] - 46 + 92 * v + 8 * Math.cos(s * 1.4) * (v - 0.35),
      44 * Math.sqrt(Math.max(0, 1 - s * s * 0.97)) + 22 * Math.sin(Math.PI * v) + 3.6 * Math.cos(u * 17 + 3 * v),
    ]
  }
  const pinched = (u: number, v: number) => 1 - 0.36 * smooth(0.78, 1, Math.max(Math.abs(2 * u - 1), Math.abs(2 * v - 1)))
  const tied = panel('knot', { at: knot, cloth: { w: 120, h: 110 }, rows: 60, cols: 50, ao: pinched }, colours, studio)
  const pale = luminance(colours.ground) > 0.3
  const form = linenBust(pale ? '#8d7f86' : '#ece3d6', studio)
  const cast = (path: string, clip?: string) => [
    draw(path, { fill: '#120c10', opacity: 0.3, soft: 14, transform: 'translate(14 18)', ...(clip ? { clip } : {}) }),
    draw(path, { fill: '#120c10', opacity: 0.4, soft: 4, transform: 'translate(4 6)', ...(clip ? { clip } : {}) }),
  ]
  const foot = (at: Shape) => line(along(40, (t) => at(t, 1)))
  const parts = [
    form.paint,
    cast(left.outline + right.outline, form.clip),
    left.paint,
    right.paint,
    cast(tails.map((each) => each.outline).join('')),
    tails.map((each, i) => [
      i === 1 ? cast(each.outline, tails[0]?.clip) : '',
      each.paint,
      rolled(foot(i === 0 ? leftTail : rightTail), colours),
    ]),
    cast(tied.outline),
    tied.paint,
  ]
  return { defs: [form.defs, left.defs, right.defs, tails.map((each) => each.defs), tied.defs], parts }
}

export function scarf({ style, ...colours }: ScarfColours & ScarfShape): Drawing {
  const studio = room(colours.bg)
  const { defs, parts } = { square: folded, draped, knotted }[style](colours, studio)
  return {
    bg: colours.bg,
    glow: 0.6,
    focus: { square: [430, 470], draped: [390, 600], knotted: [396, 520] }[style] as Point,
    busy: true,
    defs: [texture.weave('thread', 0.8), defs],
    parts,
  }
}
