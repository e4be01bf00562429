// SVG as strings: shapes, paths, gradients, clips.
import { blurWithin, extentOf, type Extent } from './extent.ts'
import type { Stop } from './light.ts'
import { clamp, num, type Point } from './maths.ts'

/** Nested lists of markup are joined when the picture is put together. */
export type Markup = string | readonly Markup[]

export interface Style {
  readonly fill?: string
  readonly stroke?: string
  readonly width?: number
  readonly cap?: 'round' | 'butt'
  readonly dash?: string
  readonly opacity?: number
  /** Blur in pixels. */
  readonly soft?: number
  readonly filter?: string
  readonly clip?: string
  readonly mask?: string
  readonly transform?: string
  readonly blend?: 'multiply' | 'soft-light' | 'screen' | 'overlay'
}

export function flat(markup: Markup): string {
  return typeof markup === 'string' ? markup : markup.map(flat).join('')
}

function attributes(style: Style): string {
  const { fill, stroke, width = 2, cap = 'round', dash, opacity, filter, clip, mask, transform } = style
  let out = ''
  if (fill) out += ` fill="${fill}"`
  if (stroke) {
    out += ` stroke="${stroke}" stroke-width="${num(width)}" stroke-linecap="${cap}" stroke-linejoin="round"`
    if (!fill) out += ' fill="none"'
  }
  if (dash) out += ` stroke-dasharray="${dash}"`
  if (opacity !== undefined) out += ` opacity="${Math.round(opacity * 100) / 100}"`
  if (filter) out += ` filter="url(#${filter})"`
  if (clip) out += ` clip-path="url(#${clip})"`
  if (mask) out += ` mask="url(#${mask})"`
  if (transform) out += ` transform="${transform}"`
  if (style.blend) out += ` style="mix-blend-mode:${style.blend}"`
  return out
}

/** An element, blurred if its style says so; extent is the room that its outline takes up. */
function element(shape: string, style: Style, extent: () => Extent): string {
  const { soft, stroke, width = 2 } = style
  if (!soft) return `<${shape}${attributes(style)}/>`
  const { x0, y0, x1, y1 } = extent()
  const pen = stroke ? width / 2 : 0
  const room = { x0: x0 - pen, y0: y0 - pen, x1: x1 + pen, y1: y1 + pen }
  const id = `soft${soft}_${[room.x0, room.y0, room.x1, room.y1].map(Math.round).join('_')}`
  return `${blurWithin(id, soft, room)}<${shape}${attributes({ ...style, filter: id })}/>`
}

export function draw(path: string, style: Style = {}): string {
  return element(`path d="${path}"`, style, () => extentOf(path))
}

export function oval(cx: number, cy: number, rx: number, ry: number, style: Style = {}): string {
  const shape = `ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}"`
  return element(shape, style, () => ({ x0: cx - rx, y0: cy - ry, x1: cx + rx, y1: cy + ry }))
}

export function box(x: number, y: number, w: number, h: number, r: number, style: Style = {}): string {
  const shape = `rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" rx="${num(r)}"`
  return element(shape, style, () => ({ x0: x, y0: y, x1: x + w, y1: y + h }))
}

/** Blur does not apply to a group: its room is not known. Give it a filter of its own. */
export function group(inner: Markup, style: Omit<Style, 'soft'> = {}, id = ''): string {
  return `<g${id && ` id="${id}"`}${attributes(style)}>${flat(inner)}</g>`
}

export function clipTo(id: string, path: string): string {
  return `<clipPath id="${id}"><path d="${path}"/></clipPath>`
}

/** Paint with a gradient defined elsewhere. */
export function ink(id: string): string {
  return `url(#${id})`
}

type Line = readonly [x1: number, y1: number, x2: number, y2: number]
export const ACROSS: Line = [0, 0, 1, 0]
export const DOWN: Line = [0, 0, 0, 1]
export const SLANT: Line = [0, 0, 1, 1]

function stopList(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset}" stop-color="${colour}"${alpha}/>`
    })
    .join('')
}

function linearWith(units: string, id: string, stops: readonly Stop[], [x1, y1, x2, y2]: Line): string {
  const ends = `x1="${num4(x1)}" y1="${num4(y1)}" x2="${num4(x2)}" y2="${num4(y2)}"`
  return `<linearGradient id="${id}" ${ends}${units}>${stopList(stops)}</linearGradient>`
}

function num4(value: number): number {
  return Math.round(value * 1e4) / 1e4
}

/** Gradient in fractions of the painted shape. */
export function gradient(id: string, stops: readonly Stop[], line: Line = ACROSS): string {
  return linearWith('', id, stops, line)
}

/** Gradient between two points of the page, whatever the shape. */
export function gradientOnPage(id: string, stops: readonly Stop[], line: Line): string {
  return linearWith(' gradientUnits="userSpaceOnUse"', id, stops, line)
}

export function radial(id: string, stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopList(stops)}</radialGradient>`
}

/** Straight-edged path through points. */
export function line(points: readonly (readonly number[])[]): string {
  return `M${points.map((p) => `${num(p[0] ?? 0)} ${num(p[1] ?? 0)}`).join('L')}`
}

/** Smooth path through points (Catmull-Rom turned into Béziers). */
export function curve(points: readonly (readonly number[])[], closed = false): string {
  const n = points.length
  const get = (i: number): Point => {
    const p = points[closed ? (i + n) % n : clamp(i, 0, n - 1)]
    return [p?.[0] ?? 0, p?.[1] ?? 0]
  }
  const start = get(0)
  let d = `M${num(start[0])} ${num(start[1])}`
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)]
    const leave: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6]
    const arrive: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6]
    d += `C${[...leave, ...arrive, ...c].map(num).join(' ')}`
  }
  return d + (closed ? 'Z' : '')
}

/** The same path, to be joined on to one already begun. */
export function join(path: string): string {
  return `L${path.slice(1)}`
}

export function boxPath(x: number, y: number, w: number, h: number, r: number): string {
  const corner = (dx: number, dy: number) => `a${num(r)} ${num(r)} 0 0 1 ${num(dx)} ${num(dy)}`
  return (
    `M${num(x + r)} ${num(y)}h${num(w - 2 * r)}${corner(r, r)}v${num(h - 2 * r)}${corner(-r, r)}` +
    `h${num(2 * r - w)}${corner(-r, -r)}v${num(2 * r - h)}${corner(r, -r)}Z`
  )
}

export function ovalPath(cx: number, cy: number, rx: number, ry: number): string {
  const half = (x: number) => `A${num(rx)} ${num(ry)} 0 1 1 ${num(x)} ${num(cy)}`
  return `M${num(cx - rx)} ${num(cy)}${half(cx + rx)}${half(cx - rx)}Z`
}

/** Front half of a ring round an upright tube, from left to right. */
export function hoop(cx: number, y: number, rx: number, ry: number): string {
  return `M${num(cx - rx)} ${num(y)}A${num(rx)} ${num(ry)} 0 0 0 ${num(cx + rx)} ${num(y)}`
}

/** Outline of an upright tube seen a little from above: flat top ellipse, curved foot. */
export function tubePath(cx: number, y0: number, y1: number, r: number, ry: number): string {
  const [left, right, rise] = [num(cx - r), num(cx + r), num(ry)]
  return `M${left} ${num(y0)}A${num(r)} ${rise} 0 0 1 ${right} ${num(y0)}` + `V${num(y1)}A${num(r)} ${rise} 0 0 1 ${left} ${num(y1)}Z`
}
