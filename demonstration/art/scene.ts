// The studio: a seamless paper sweep, shadows and reflections, and the putting together of a picture.
import { darken, lighten } from './colour.ts'
import { DOWN, draw, flat, gradient, gradientOnPage, group, oval, radial, type Markup, type Style } from './draw.ts'
import { blurWithin } from './extent.ts'
import { num, type Point } from './maths.ts'

export interface Drawing {
  readonly bg: string
  /** Height of the table on the page; leave out for things that hang before a plain wall. */
  readonly floor?: number
  /** Strength of the key light on the wall. */
  readonly glow?: number
  readonly defs: Markup
  readonly parts: Markup
  /** Middle of the detail view. */
  readonly focus: Point
  /** Stitches or loops all over: such a picture hides loss, and would otherwise weigh three times the rest. */
  readonly busy?: boolean
}

export interface Frame {
  readonly width: number
  readonly height: number
  readonly product: (drawing: Drawing) => string
}

/** The page on which every type is drawn. */
const PAGE = { width: 800, height: 1000 }
export const FRONT: Frame = { ...PAGE, product: () => '' }

/** A tall picture to stand in an arch, its product small enough to leave room for the curve. */
const ARCH_SCALE = 0.72
export const ARCH: Frame = {
  width: 600,
  height: 1000,
  product: ({ floor }) => {
    const [pageY, archY] = floor === undefined ? [520, 570] : [800, 840]
    return `translate(300 ${archY}) scale(${ARCH_SCALE}) translate(-400 -${pageY})`
  },
}

const SHADOW = '#17110f'
const DROP_SHADOW = '#15101a'

/** No line where the wall meets the table: only a dip in the light, and a lift just in front of it. */
function wallStops(bg: string, floor: number | undefined) {
  if (floor === undefined)
    return [
      [0, lighten(bg, 0.12)],
      [0.6, bg],
      [1, darken(bg, 0.05)],
    ] as const
  const f = floor / PAGE.height
  return [
    [0, lighten(bg, 0.12)],
    [f - 0.25, bg],
    [f - 0.06, darken(bg, 0.045)],
    [f + 0.03, lighten(bg, 0.1)],
    [f + 0.1, lighten(bg, 0.2)],
    [1, darken(bg, 0.05)],
  ] as const
}

function stage({ bg, floor, glow = 0.7 }: Drawing, { width, height }: Frame) {
  const fill = (style: string) => `<rect width="${width}" height="${height}" ${style}/>`
  return {
    defs: [
      gradient('wall', wallStops(bg, floor), DOWN),
      radial(
        'key',
        [
          [0, '#fff', glow],
          [0.5, '#fff', num(glow * 38) / 100],
          [1, '#fff', 0],
        ],
        0.27,
        0.24,
        0.75,
      ),
      radial(
        'vignette',
        [
          [0.55, '#1a1014', 0],
          [1, '#1a1014', 0.17],
        ],
        0.42,
        0.42,
        0.82,
      ),
      '<filter id="grain" x="0" y="0" width="100%" height="100%">',
      '<feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="7"/>',
      '<feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  0 0 0 .55 -.2"/></filter>',
    ],
    behind: fill('fill="url(#wall)"') + fill('fill="url(#key)"'),
    before: fill('fill="url(#vignette)"') + fill('filter="url(#grain)" opacity=".10" style="mix-blend-mode:soft-light"'),
  }
}

/** The finished SVG of a drawing in a frame. */
export function compose(drawing: Drawing, frame: Frame = FRONT): string {
  const { defs, behind, before } = stage(drawing, frame)
  const { width, height } = frame
  const transform = frame.product(drawing)
  const product = transform ? group(drawing.parts, { transform }) : flat(drawing.parts)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs>${flat(defs)}${flat(drawing.defs)}</defs>${behind}${product}${before}</svg>`
  )
}

/** Shadow of something standing: long cast to the right, form shadow, and the dark line of contact. */
export function ground(cx: number, cy: number, rx: number, ry = rx * 0.12, dark = 1): string {
  return (
    oval(cx + rx * 0.62, cy + ry * 0.5, rx * 1.45, ry * 1.5 + 8, { fill: SHADOW, opacity: 0.2 * dark, soft: 26 }) +
    oval(cx + rx * 0.22, cy + ry * 0.2, rx * 1.08, ry + 6, { fill: SHADOW, opacity: 0.34 * dark, soft: 14 }) +
    oval(cx + 3, cy + 1, rx, ry + 1, { fill: SHADOW, opacity: 0.62 * dark, soft: 4 })
  )
}

/** Shadow of something lying on or hanging against a surface. */
export function drop(path: string, far = 1): string {
  const cast = (opacity: number, soft: number, dx: number, dy: number) =>
    draw(path, { fill: DROP_SHADOW, opacity, soft, transform: `translate(${num(dx)} ${num(dy)})` })
  return cast(0.26, 26, 26 * far, 34 * far) + cast(0.3, 8, 9 * far, 12 * far) + cast(0.4, 2, 2, 3)
}

/** Mirror image in the table, below y, of the group with this id. */
export function mirror(id: string, y: number, strength = 0.2, fade = 120): string {
  const top = num(y)
  const veil = gradientOnPage(
    `${id}Fade`,
    [
      [0, '#fff', strength],
      [1, '#fff', 0],
    ],
    [0, y, 0, y + fade],
  )
  const mask =
    `<mask id="${id}Mask" maskUnits="userSpaceOnUse" x="0" y="${top}" width="800" height="${fade}">` +
    `<rect y="${top}" width="800" height="${fade}" fill="url(#${id}Fade)"/></mask>`
  const image = `<use href="#${id}" transform="matrix(1 0 0 -1 0 ${num(2 * y)})"/>`
  const blur = blurWithin(`${id}Blur`, 2, { x0: 0, y0: y, x1: 800, y1: y + fade })
  return veil + mask + blur + group(group(image, { filter: `${id}Blur` }), { mask: `${id}Mask` })
}

/** Five petals, the house mark, for labels and stamps. */
export function bloom(x: number, y: number, size: number, style: Style): string {
  const petal = 'M0-4C9-9 9-24 0-30C-9-24-9-9 0-4Z'
  const petals = [0, 72, 144, 216, 288].map((turn) => draw(petal, { transform: `rotate(${turn})` }))
  return group(petals, { ...style, transform: `translate(${num(x)} ${num(y)}) scale(${num(size * 100) / 100})` })
}
