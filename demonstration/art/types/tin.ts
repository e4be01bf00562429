// Tea tin: a printed tube. Print follows the curve because every mark is placed by its angle round the tin.
import {
  along,
  bloom,
  clipTo,
  curve,
  darken,
  draw,
  gradient,
  gradientOnPage,
  ground,
  group,
  hoop,
  ink,
  join,
  lerp,
  lighten,
  luminance,
  mirror,
  num,
  oval,
  ovalPath,
  room,
  shade,
  tube,
  tubePath,
  type Drawing,
  type Material,
  type Point,
  type Studio,
  type Style,
} from '../kit.ts'

export interface TinColours {
  paint: string
  print: string
  label: string
  bg: string
}
/** girth 0..1: from a tall narrow caddy to a wide low one. */
export interface TinShape {
  girth: number
}

const CX = 400
const BASE = 780
const LEAN = -0.06
const DEGREE = Math.PI / 180
const LABEL_HALF_ANGLE = 40

function proportions(girth: number) {
  const r = lerp(138, 205, girth)
  const top = BASE - lerp(560, 390, girth)
  return { r, ry: r * 0.17, top, shoulder: top + lerp(108, 84, girth), lidR: r + 5, arch: lerp(56, 44, girth) }
}

type Size = ReturnType<typeof proportions>

/** A point on the tin: degrees round from the front, and height on the page. */
function on({ r, ry }: Size, degrees: number, y: number): Point {
  return [CX + r * Math.sin(degrees * DEGREE), y + ry * Math.cos(degrees * DEGREE)]
}

function ring({ ry }: Size, y: number, radius: number, style: Style): string {
  return draw(hoop(CX, y, radius, ry), { ...style, cap: 'butt' })
}

/** All-over print: petals in offset rows, narrower towards the sides, each lit by the way it faces. */
function petals(size: Size, enamel: Material, studio: Studio): string[] {
  const printed = { ...enamel, color: lighten(enamel.color, 0.16) }
  const out: string[] = []
  let row = 0
  for (let y = size.shoulder + 34; y < BASE - 44; y += 34, row++) {
    for (let degrees = -84 + (row % 2) * 9; degrees < 88; degrees += 18) {
      const [x, py] = on(size, degrees, y)
      const facing = Math.cos(degrees * DEGREE)
      const colour = shade([Math.sin(degrees * DEGREE), LEAN, facing], printed, studio)
      const squash = `translate(${num(x)} ${num(py - 2)}) scale(${num(facing * 100) / 100} 1)`
      out.push(group(bloom(0, 0, 0.46, { stroke: colour, width: 2.6 }), { transform: squash }))
    }
  }
  return out
}

/** An arched panel wrapped across the front, `inset` pixels inside its edge. */
function labelPath(size: Size, inset: number): string {
  const { shoulder, arch, r } = size
  const half = LABEL_HALF_ANGLE - inset / r / DEGREE
  const head = along(24, (_, i) => {
    const t = i / 12 - 1
    return on(size, t * half, shoulder + 92 + inset - arch * Math.sqrt(Math.max(0, 1 - t * t)))
  })
  const foot = along(12, (t) => on(size, half - 2 * half * t, BASE - 92 - inset))
  return `${curve(head)}${join(curve(foot))}Z`
}

function label(size: Size, { paint, print }: TinColours, girth: number): string[] {
  const { shoulder, arch, ry } = size
  const down = (t: number) => lerp(shoulder + 92 - arch * 0.6, BASE - 92, t) // 0 top to 1 bottom of the label
  const lines: [degrees: number, width: number, t: number][] = [
    [24, 3.2, 0.7],
    [17, 2.2, 0.79],
    [8, 2.2, 0.87],
  ]
  const inked = darken(paint, luminance(paint) > 0.5 ? 0.72 : 0.1) // pale tins would print unseen
  return [
    draw(labelPath(size, -6), { fill: ink('brass') }),
    draw(labelPath(size, 0), { fill: ink('paper') }),
    draw(labelPath(size, 7), { stroke: darken(print, 0.12), width: 1.4, opacity: 0.85 }),
    bloom(CX, down(0.38) + ry, lerp(1.15, 0.95, girth), { stroke: inked }),
    ...lines.map(([degrees, width, t]) =>
      draw(curve([-degrees, 0, degrees].map((d) => on(size, d, down(t)))), { stroke: inked, width, opacity: 0.8 }),
    ),
  ]
}

/** Brass sleeve with a rolled edge, then the disc. */
function lid(size: Size, print: string): string[] {
  const { top, shoulder, lidR, ry } = size
  const disc = (y: number, colour: string, opacity: number) => oval(CX, y, lidR * 0.84, ry * 0.82, { stroke: colour, width: 1.5, opacity })
  return [
    draw(tubePath(CX, top, shoulder, lidR, ry), { fill: ink('lid') }),
    ring(size, shoulder - 7, lidR, { stroke: darken(print, 0.55), opacity: 0.55 }),
    ring(size, shoulder - 4, lidR, { stroke: lighten(print, 0.6), width: 1.5, opacity: 0.6 }),
    ring(size, top + 5, lidR - 1, { stroke: lighten(print, 0.7), width: 3, opacity: 0.75, soft: 1 }),
    oval(CX, top, lidR, ry, { fill: ink('disc') }),
    disc(top + 1, darken(print, 0.45), 0.6),
    disc(top + 2.5, lighten(print, 0.7), 0.7),
    oval(CX - lidR * 0.3, top - ry * 0.25, lidR * 0.4, ry * 0.3, { fill: '#fff', opacity: 0.4, soft: 8, clip: 'discClip' }),
    ring(size, top, lidR, { stroke: '#fff', width: 1.6, opacity: 0.6, soft: 1 }),
  ]
}

export function tin({ girth, ...colours }: TinColours & TinShape): Drawing {
  const { paint, print, label: paperColour, bg } = colours
  const studio = room(bg)
  const size = proportions(girth)
  const { r, ry, top, shoulder, lidR } = size
  const enamel: Material = { color: paint, gloss: 0.72, f0: 0.05 }
  const brass: Material = { color: print, metal: true, gloss: 0.8 }
  const across = (id: string, material: Material, radius = r) =>
    gradientOnPage(id, tube(material, studio, LEAN), [CX - radius, 0, CX + radius, 0])
  const outline = tubePath(CX, top + 20, BASE, r, ry)
  const band = (y: number, width: number) => ring(size, y, r, { stroke: ink('brass'), width })

  return {
    bg,
    floor: 790,
    focus: [CX, (shoulder + BASE) / 2 + 10],
    defs: [
      across('enamel', enamel),
      across('brass', brass),
      across('paper', { color: paperColour, gloss: 0.2, f0: 0.03 }),
      across('lid', brass, lidR),
      clipTo('bodyClip', outline),
      clipTo('discClip', ovalPath(CX, top, lidR, ry)),
      gradient(
        'disc',
        [
          [0, lighten(print, 0.62)],
          [0.35, lighten(print, 0.28)],
          [0.62, print],
          [1, darken(print, 0.3)],
        ],
        [0, 0, 1, 0.3],
      ),
    ],
    parts: [
      mirror('tin', BASE + ry, 0.16, 90),
      ground(CX, BASE + 4, r, ry + 2),
      group(
        [
          draw(outline, { fill: ink('enamel') }),
          group(
            [
              petals(size, enamel, studio),
              band(shoulder + 8, 5),
              band(shoulder + 17, 1.6),
              band(BASE - 18, 5),
              band(BASE - 28, 1.6),
              label(size, colours, girth),
              // The foot darkens, and the lid throws a shadow down the body
              draw(tubePath(CX, BASE - 30, BASE + 10, r, ry), { fill: '#000', opacity: 0.3, soft: 14 }),
              ring(size, shoulder + 6, r, { stroke: '#000', width: 20, opacity: 0.5, soft: 8 }),
              ring(size, BASE - 2, r - 2, { stroke: lighten(bg, 0.3), width: 3, opacity: 0.5, soft: 2 }),
            ],
            { clip: 'bodyClip' },
          ),
          lid(size, print),
        ],
        {},
        'tin',
      ),
    ],
  }
}
