// Lipstick: an open tube with a slant-cut bullet, its cap standing behind. Or a clear tube of gloss beside its wand.
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
  lerp,
  lighten,
  line,
  luminance,
  mirror,
  mix,
  num,
  oval,
  room,
  tube,
  tubePath,
  type Drawing,
  type Material,
  type Point,
} from '../kit.ts'

export interface LipstickColours {
  pigment: string
  metal: string
  lacquer: string
  bg: string
}
/** slim 0..1: from a short stout case to a tall thin one; below 0 stouter still. gloss: not a bullet but a tube of gloss. */
export interface LipstickShape {
  slim: number
  gloss?: boolean
}

const TILT = 0.15
/** Foot of the open tube, and of the cap a little further back. */
const BASE = 800
const CAP_BASE = 776
const OPEN_X = 302
const CAP_X = 512

function proportions(slim: number) {
  const r = lerp(88, 64, slim)
  const caseTop = BASE - lerp(190, 250, slim)
  const collarTop = caseTop - lerp(84, 98, slim)
  const bulletTop = collarTop - lerp(168, 186, slim)
  const capTop = CAP_BASE - 0.62 * (BASE - caseTop) - (caseTop - bulletTop)
  return { r, brim: r * 0.86, bulletR: r * 0.72, caseTop, collarTop, bulletTop, capR: r * 1.02, capTop }
}

type Size = ReturnType<typeof proportions>

/** One section of the case: a shaded tube, its lit top, and the bright line round either end. */
function section(cx: number, y0: number, y1: number, r: number, fill: string, edge: string): string[] {
  const h = r * TILT
  return [
    draw(tubePath(cx, y0, y1, r, h), { fill: ink(fill) }),
    oval(cx, y0, r, h, { fill: ink(`${fill}Top`) }),
    draw(hoop(cx, y0 + 1, r - 1, h), { stroke: edge, opacity: 0.8, cap: 'butt' }),
    draw(hoop(cx, y1 - 3, r - 2, h), { stroke: edge, width: 1.5, opacity: 0.35, cap: 'butt' }),
  ]
}

function groove(cx: number, y: number, r: number): string {
  return (
    draw(hoop(cx, y, r, r * TILT), { stroke: '#000', width: 2.2, opacity: 0.5, cap: 'butt' }) +
    draw(hoop(cx, y + 2.4, r, r * TILT), { stroke: '#fff', width: 1.2, opacity: 0.4, cap: 'butt' })
  )
}

/** The slanted cut: an ellipse tipped towards the camera and the light, and the bullet below it. */
function bulletPaths({ bulletR, bulletTop, collarTop }: Size) {
  const cut = along(48, (t): Point => {
    const s = Math.sin(t * 2 * Math.PI)
    const c = Math.cos(t * 2 * Math.PI)
    return [OPEN_X + bulletR * s, bulletTop + bulletR * ((0.95 + TILT) * c - 0.5 * s) + 6 * s * s]
  }).slice(0, 48)
  const sideL = cut.reduce((a, b) => (b[0] < a[0] ? b : a))
  const sideR = cut.reduce((a, b) => (b[0] > a[0] ? b : a))
  const back = cut
    .slice(13, 36)
    .map((p) => `L${p[0].toFixed(1)} ${p[1].toFixed(1)}`)
    .join('')
  const outline =
    `${line([sideL])}L${OPEN_X - bulletR} ${collarTop}A${bulletR} ${bulletR * TILT} 0 0 0 ${OPEN_X + bulletR} ${collarTop}` +
    `L${line([sideR]).slice(1)}${back}Z`
  return { outline, face: curve(cut, true), front: curve(cut.slice(36).concat(cut.slice(0, 13))) }
}

function openTube(size: Size, { pigment, metal, lacquer }: LipstickColours): string {
  const { r, brim, bulletR, caseTop, collarTop, bulletTop } = size
  const { outline, face, front } = bulletPaths(size)
  const stamp = luminance(lacquer) > 0.4 ? darken(metal, 0.3) : metal // shows on pale lacquer too
  return group(
    [
      section(OPEN_X, caseTop, BASE, r, 'case', lighten(lacquer, 0.5)),
      groove(OPEN_X, caseTop + 26, r),
      groove(OPEN_X, BASE - 20, r),
      section(OPEN_X, collarTop, caseTop - 1, brim, 'collar', lighten(metal, 0.75)),
      group(
        [
          draw(hoop(OPEN_X, caseTop - 4, brim, brim * TILT), { stroke: '#000', width: 12, opacity: 0.55, soft: 4 }),
          groove(OPEN_X, collarTop + 22, brim),
        ],
        { clip: 'collarClip' },
      ),
      oval(OPEN_X, collarTop, brim * 0.9, brim * 0.9 * TILT, { fill: darken(metal, 0.78) }),
      draw(outline, { fill: ink('wax') }),
      group(
        [
          draw(front, { stroke: '#fff', width: 9, opacity: 0.2, soft: 4, transform: 'translate(0 4)' }),
          oval(OPEN_X, collarTop + bulletR * TILT, bulletR, 16, { fill: '#000', opacity: 0.5, soft: 8 }),
          draw(face, { fill: ink('cutFace') }),
          oval(OPEN_X - bulletR * 0.25, bulletTop + bulletR * 0.2, bulletR * 0.42, bulletR * 0.55, {
            fill: '#fff',
            opacity: 0.15,
            soft: 14,
          }),
          draw(face, { stroke: lighten(pigment, 0.55), opacity: 0.5, soft: 1 }),
        ],
        { clip: 'bulletClip' },
      ),
      draw(hoop(OPEN_X, collarTop, brim, brim * TILT), { stroke: ink('collar'), width: 3.5, cap: 'butt' }),
      bloom(OPEN_X - r * 0.02, BASE - (BASE - caseTop) * 0.42, r / 72, { stroke: stamp, width: 2.2, opacity: 0.95 }),
    ],
    {},
    'open',
  )
}

function cap({ capR, capTop }: Size, { metal, lacquer, bg }: LipstickColours): string {
  const h = capR * TILT
  const bandTop = CAP_BASE - 26
  return group(
    [
      section(CAP_X, capTop, CAP_BASE, capR, 'capSide', lighten(lacquer, 0.6)),
      draw(`${hoop(CAP_X, bandTop, capR, h)}V${CAP_BASE}A${capR} ${h} 0 0 1 ${CAP_X - capR} ${CAP_BASE}Z`, { fill: ink('band') }),
      groove(CAP_X, bandTop, capR),
      oval(CAP_X, capTop, capR * 0.8, capR * 0.8 * TILT, { stroke: metal, opacity: 0.9 }),
      oval(CAP_X - capR * 0.25, capTop - 2, capR * 0.4, h * 0.4, { fill: '#fff', opacity: 0.35, soft: 4 }),
      draw(`M${CAP_X - capR * 0.96} ${capTop + 14}V${CAP_BASE - 40}`, { stroke: lighten(bg, 0.3), width: 3, opacity: 0.3, soft: 2 }),
      draw(`M${CAP_X + capR * 0.95} ${capTop + 16}V${CAP_BASE - 6}`, { stroke: lighten(bg, 0.2), width: 5, opacity: 0.4, soft: 2 }),
    ],
    {},
    'cap',
  )
}

const TUBE = { x: 300, r: 66, top: 466, neck: 34, neckTop: 426 }
const WAND = { x: 510, r: 56, top: 588, tip: 398 }

/** Thick clear plastic round a core of gloss, and the threaded neck. */
function glossTube({ pigment, metal, bg }: LipstickColours): string {
  const { x, r, top, neck, neckTop } = TUBE
  const core = r - 13
  const clear = lighten(bg, 0.5)
  const stripe = (dx: number, width: number, opacity: number, soft: 1 | 2) =>
    draw(`M${num(x + dx)} ${top + 24}V${BASE - 34}`, { stroke: '#fff', width, opacity, soft })
  return group(
    [
      draw(tubePath(x, neckTop, top + 4, neck, neck * TILT), { fill: ink('thread') }),
      [0, 11, 22].map((dy) => groove(x, neckTop + 10 + dy, neck)).join(''),
      oval(x, neckTop, neck, neck * TILT, { fill: lighten(clear, 0.5) }),
      oval(x, neckTop + 1, neck * 0.62, neck * 0.62 * TILT, { fill: darken(pigment, 0.5) }),
      draw(tubePath(x, top, BASE, r, r * TILT), { fill: ink('shell') }),
      draw(tubePath(x, top + 12, BASE - 24, core, core * TILT), { fill: ink('gloss') }),
      oval(x, top + 12, core, core * TILT, { fill: lighten(pigment, 0.3) }),
      draw(hoop(x, top + 13, core, core * TILT), { stroke: '#fff', width: 1.8, opacity: 0.6, cap: 'butt' }),
      oval(x + core * 0.34, BASE - 74, core * 0.5, 66, { fill: lighten(pigment, 0.5), opacity: 0.4, soft: 14, clip: 'coreClip' }),
      draw(hoop(x, BASE - 24, core, core * TILT), { stroke: darken(pigment, 0.4), width: 3, opacity: 0.5, soft: 1, cap: 'butt' }),
      draw(hoop(x, BASE - 15, core, core * TILT), { stroke: '#fff', width: 3, opacity: 0.7, soft: 1, cap: 'butt' }),
      oval(x, top, r, r * TILT, { fill: '#fff', opacity: 0.34 }),
      draw(hoop(x, top + 0.6, r - 1, r * TILT), { stroke: '#fff', width: 2.2, opacity: 0.85, soft: 1, cap: 'butt' }),
      oval(x, top + 2, neck + 4, (neck + 4) * TILT, { fill: '#000', opacity: 0.28, soft: 4 }),
      draw(tubePath(x, neckTop + 34, top + 2, neck, neck * TILT), { fill: ink('thread'), opacity: 0.9 }),
      stripe(-r * 0.72, 13, 0.8, 2),
      stripe(-r * 0.46, 3.5, 0.5, 1),
      stripe(r * 0.86, 5, 0.6, 2),
      bloom(x, 640, 0.86, { stroke: luminance(pigment) > 0.3 ? darken(metal, 0.55) : lighten(metal, 0.55), width: 2.4, opacity: 0.95 }),
    ],
    {},
    'open',
  )
}

/** The lid stands on its head; from it rises the wand with a slanted tip full of gloss. */
function glossWand({ pigment, metal, lacquer }: LipstickColours): string {
  const { x, r, top, tip } = WAND
  const sponge =
    `M${x - 9} ${tip + 62}C${x - 17} ${tip + 40} ${x - 12} ${tip + 8} ${x + 8} ${tip}` +
    `C${x + 17} ${tip + 8} ${x + 15} ${tip + 44} ${x + 8} ${tip + 62}Z`
  return group(
    [
      section(x, top, CAP_BASE, r, 'lid', lighten(lacquer, 0.6)),
      draw(`${hoop(x, top + 30, r, r * TILT)}V${top}A${r} ${num(r * TILT)} 0 0 1 ${x - r} ${top}Z`, { fill: ink('collar') }),
      oval(x, top, r, r * TILT, { fill: ink('collarTop') }),
      groove(x, top + 30, r),
      oval(x, top, r * 0.56, r * 0.56 * TILT, { fill: darken(metal, 0.7) }),
      draw(`M${x - 5} ${tip + 54}H${x + 5}V${top + 2}H${x - 5}Z`, { fill: ink('stem') }),
      draw(`M${x - 6} ${tip + 58}H${x + 6}V${tip + 130}Q${x} ${tip + 140} ${x - 6} ${tip + 126}Z`, { fill: ink('coat'), opacity: 0.9 }),
      draw(sponge, { fill: ink('coat') }),
      draw(sponge, { stroke: lighten(pigment, 0.5), width: 1.4, opacity: 0.5 }),
      draw(`M${x - 5} ${tip + 44}Q${x - 8} ${tip + 22} ${x + 4} ${tip + 9}`, { stroke: '#fff', width: 4, opacity: 0.75, soft: 1 }),
    ],
    {},
    'wand',
  )
}

function lipGloss(colours: LipstickColours): Drawing {
  const { pigment, metal, lacquer, bg } = colours
  const studio = room(bg)
  const { x, r, top, neck } = TUBE
  const core = r - 13
  const clear = mix(lighten(bg, 0.5), pigment, 0.12)
  const across = (id: string, material: Material, cx: number, radius: number) =>
    gradientOnPage(id, tube(material, studio, -0.04), [cx - radius, 0, cx + radius, 0])
  const lit = (id: string, c: string) =>
    gradient(
      id,
      [
        [0, lighten(c, 0.5)],
        [0.45, lighten(c, 0.12)],
        [1, darken(c, 0.35)],
      ],
      [0, 0, 1, 0.3],
    )
  return {
    bg,
    floor: 760,
    focus: [x + 70, 520],
    defs: [
      across('gloss', { color: pigment, gloss: 0.9, f0: 0.05, wrap: 0.5, glow: 0.12 }, x, core),
      across('lid', { color: lacquer, gloss: 0.95, f0: 0.06, wrap: 0.1 }, WAND.x, WAND.r),
      across('collar', { color: metal, metal: true, gloss: 0.86 }, WAND.x, WAND.r),
      across('coat', { color: pigment, gloss: 0.95, f0: 0.06, wrap: 0.4 }, WAND.x, 16),
      across('thread', { color: clear, gloss: 0.9, f0: 0.06, wrap: 0.4, glow: 0.1 }, x, neck),
      lit('lidTop', lacquer),
      lit('collarTop', metal),
      gradient('stem', [
        [0, '#cfc9c2'],
        [0.3, '#ffffff'],
        [1, '#a8a29c'],
      ]),
      gradient('shell', [
        [0, darken(clear, 0.24)],
        [0.06, lighten(clear, 0.6)],
        [0.16, clear],
        [0.5, lighten(clear, 0.35)],
        [0.9, darken(clear, 0.08)],
        [0.97, darken(clear, 0.32)],
        [1, lighten(clear, 0.3)],
      ]),
      clipTo('coreClip', tubePath(x, top + 12, BASE - 24, core, core * TILT)),
    ],
    parts: [
      mirror('wand', CAP_BASE + WAND.r * TILT, 0.2, 90),
      ground(WAND.x, CAP_BASE + 4, WAND.r, WAND.r * TILT + 2),
      glossWand(colours),
      mirror('open', BASE + r * TILT, 0.22, 90),
      ground(x, BASE + 4, r, r * TILT + 2),
      oval(x + r * 1.3, BASE + 18, r, 13, { fill: lighten(pigment, 0.3), opacity: 0.45, soft: 14 }),
      glossTube(colours),
    ],
  }
}

export function lipstick({ slim, gloss, ...colours }: LipstickColours & LipstickShape): Drawing {
  if (gloss) return lipGloss(colours)
  const { pigment, metal, lacquer, bg } = colours
  const studio = room(bg)
  const size = proportions(slim)
  const { r, brim, bulletR, caseTop, collarTop, capR } = size
  const gold: Material = { color: metal, metal: true, gloss: 0.86 }
  const glossy: Material = { color: lacquer, gloss: 0.95, f0: 0.06, wrap: 0.1 }
  const wax: Material = { color: pigment, gloss: 0.5, f0: 0.05, wrap: 0.35 }
  const across = (id: string, material: Material, cx: number, radius: number) =>
    gradientOnPage(id, tube(material, studio, -0.04), [cx - radius, 0, cx + radius, 0])
  const top = (id: string, c: string) =>
    gradient(
      `${id}Top`,
      [
        [0, lighten(c, 0.5)],
        [0.45, lighten(c, 0.12)],
        [1, darken(c, 0.35)],
      ],
      [0, 0, 1, 0.3],
    )

  return {
    bg,
    floor: 760,
    focus: [OPEN_X + 60, collarTop + 10],
    defs: [
      across('case', glossy, OPEN_X, r),
      across('collar', gold, OPEN_X, brim),
      across('wax', wax, OPEN_X, bulletR),
      across('capSide', glossy, CAP_X, capR),
      across('band', gold, CAP_X, capR),
      top('case', lacquer),
      top('collar', metal),
      top('capSide', lacquer),
      gradient(
        'cutFace',
        [
          [0, lighten(pigment, 0.26)],
          [0.45, lighten(pigment, 0.1)],
          [1, darken(pigment, 0.18)],
        ],
        [0.1, 0, 0.9, 1],
      ),
      clipTo('bulletClip', bulletPaths(size).outline),
      clipTo('collarClip', tubePath(OPEN_X, collarTop, caseTop - 1, brim, brim * TILT)),
    ],
    parts: [
      mirror('cap', CAP_BASE + capR * TILT, 0.2, 90),
      ground(CAP_X, CAP_BASE + 4, capR, capR * TILT + 2),
      cap(size, colours),
      mirror('open', BASE + r * TILT, 0.22, 90),
      ground(OPEN_X, BASE + 4, r, r * TILT + 2),
      openTube(size, colours),
    ],
  }
}
