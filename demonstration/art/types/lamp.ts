// Table lamp: a glowing fabric shade over a turned ceramic base.
import {
  ACROSS,
  along,
  box,
  bump,
  clamp,
  curve,
  darken,
  DOWN,
  draw,
  gradient,
  gradientOnPage,
  ground,
  group,
  hoop,
  ink,
  lerp,
  lighten,
  mix,
  oval,
  profile,
  radial,
  room,
  surface,
  texture,
  tube,
  tubePath,
  turned,
  type Drawing,
  type Material,
  type Surface,
} from '../kit.ts'

export interface LampColours {
  ceramic: string
  linen: string
  brass: string
  bg: string
}
/** spread 0..1: from a tall drum shade on a slender base to a wide cone on a squat one. A form changes the base, the shade or its stuff. */
export interface LampShape {
  spread: number
  form?: 'gourd' | 'dome' | 'rattan'
}

const CX = 400
const BASE = 792
const TILT = 0.1
const TUNGSTEN = '#ffdfa6'
const RATTAN = '#c08a4c'

function proportions(spread: number, form: LampShape['form']) {
  const wide = form === 'gourd' ? 112 : form === 'dome' ? 70 : lerp(82, 128, spread)
  const cone = (v: number) => lerp(lerp(128, 82, spread), lerp(166, 226, spread), v)
  if (form === 'gourd') {
    return {
      shade: { top: 168, bottom: 428, rTop: 132, rLow: 172, radius: (v: number) => lerp(132, 172, v) },
      base: { top: 478, wide, foot: wide * 0.66 },
      radius: profile([
        [0, 20],
        [0.05, 24],
        [0.16, 56],
        [0.27, 68],
        [0.38, 54],
        [0.45, 46],
        [0.54, 64],
        [0.72, 112],
        [0.86, 98],
        [1, 62],
      ]),
    }
  }
  if (form === 'dome') {
    const dome = profile([
      [0, 26],
      [0.04, 62],
      [0.14, 116],
      [0.34, 172],
      [0.62, 208],
      [0.9, 224],
      [1, 226],
    ])
    return {
      shade: { top: 268, bottom: 452, rTop: 26, rLow: 226, radius: dome },
      base: { top: 520, wide, foot: wide * 1.42 },
      radius: profile([
        [0, 24],
        [0.05, 30],
        [0.3, 42],
        [0.62, 58],
        [0.86, 84],
        [0.96, 98],
        [1, 98],
      ]),
    }
  }
  return {
    shade: { top: 178, bottom: lerp(452, 420, spread), rTop: lerp(128, 82, spread), rLow: lerp(166, 226, spread), radius: cone },
    base: { top: lerp(535, 560, spread), wide, foot: wide * 0.66 },
    radius: profile([
      [0, 22],
      [0.06, 26],
      [0.22, wide * 0.66],
      [0.48, wide],
      [0.72, wide * 0.86],
      [0.92, wide * 0.56],
      [1, wide * 0.58],
    ]),
  }
}

type Proportions = ReturnType<typeof proportions>

/** The lit room: an even halo, the fan of light from the top of the shade, and the pool on the table. */
function lampLight({ shade }: Proportions): string[] {
  const halo = ink('halo')
  return [
    oval(CX, 350, 440, 400, { fill: halo, opacity: 0.7, blend: 'soft-light' }),
    oval(CX, 330, 380, 320, { fill: halo, opacity: 0.34 }),
    oval(CX, shade.top + 30, shade.rTop * 2.2, 230, { fill: halo, opacity: 0.34 }),
    oval(CX, BASE + 20, 250, 46, { fill: TUNGSTEN, opacity: 0.3, soft: 44 }),
  ]
}

function stem({ shade, base }: Proportions, brass: string): string[] {
  return [
    box(CX - 9, shade.bottom - 20, 18, base.top - shade.bottom + 24, 2, { fill: ink('rod') }),
    draw(tubePath(CX, base.top - 18, base.top + 2, 24, 3), { fill: ink('rod') }),
    oval(CX, base.top - 18, 24, 3, { fill: lighten(brass, 0.45) }),
    draw(tubePath(CX, shade.bottom + 10, shade.bottom + 44, 15, 2), { fill: ink('rod') }),
    box(CX - 9, shade.bottom + 6, 18, 40, 2, { fill: TUNGSTEN, opacity: 0.45, soft: 4 }),
  ]
}

/** Brass foot plate and the glazed body standing on it. */
function foot({ base }: Proportions, body: Surface, { brass, bg }: Pick<LampColours, 'brass' | 'bg'>): string[] {
  const { foot: r, wide, top } = base
  const mirrored = `M${CX + wide * 0.7} ${top + 90}Q${CX + wide * 0.9} ${top + 140} ${CX + wide * 0.6} ${top + 200}`
  return [
    draw(tubePath(CX, BASE - 14, BASE, r, r * TILT), { fill: ink('plate') }),
    oval(CX, BASE - 14, r, r * TILT, { fill: lighten(brass, 0.2) }),
    oval(CX, BASE - 15, wide * 0.6, wide * 0.6 * TILT + 3, { fill: '#000', opacity: 0.55, soft: 4 }),
    body.paint,
    group(
      [
        // Lamplight falling on the shoulder, and the wall mirrored in the right flank
        oval(CX, top + 40, wide * 0.8, 50, { fill: TUNGSTEN, opacity: 0.55, soft: 26, blend: 'soft-light' }),
        oval(CX + 4, top + 20, wide * 0.3, 12, { fill: '#fff3d8', opacity: 0.5, soft: 8 }),
        draw(mirrored, { stroke: lighten(bg, 0.3), width: 7, opacity: 0.3, soft: 4 }),
      ],
      { clip: body.clip },
    ),
  ]
}

/** A glimpse inside at the top, glowing cloth, its seam, and bound edges. */
function litShade(
  { shade }: Proportions,
  hood: Surface,
  { brass, linen }: Pick<LampColours, 'brass' | 'linen'>,
  form: LampShape['form'],
): string[] {
  const { top, bottom, rTop, rLow } = shade
  const rimHeight = rTop * TILT
  const trim = (y: number, r: number, width: number) => draw(hoop(CX, y, r, r * TILT), { stroke: ink('tape'), width, cap: 'butt' })
  const seam = `M${CX + rTop * 0.52} ${top}L${CX + rLow * 0.52} ${bottom + 40}`
  const farRim = `M${CX - rTop} ${top}A${rTop} ${rimHeight} 0 0 1 ${CX + rTop} ${top}`
  return [
    oval(CX, top, rTop, rimHeight, { fill: ink('inside') }),
    hood.paint,
    group(
      [
        draw(hood.outline, { fill: '#888', filter: 'cloth', blend: 'soft-light', opacity: 0.42 }),
        form === 'dome' ? '' : draw(seam, { stroke: darken(linen, 0.4), opacity: 0.12, soft: 1 }),
        oval(CX, lerp(top, bottom, 0.64), rLow * 0.42, 84, { fill: '#fffbef', opacity: 0.55, soft: 44 }),
        trim(bottom - 3, rLow, 7),
        trim(top + 2, rTop + 0.5, 5),
      ],
      { clip: hood.clip },
    ),
    draw(hoop(CX, top, rTop, rimHeight), { stroke: '#fff8e6', opacity: 0.8, soft: 1 }),
    draw(farRim, { stroke: darken(brass, 0.1), width: 3 }),
    // A dome is closed by a brass button
    ...(form === 'dome'
      ? [
          draw(tubePath(CX, top - 12, top + 5, 30, 4), { fill: ink('rod') }),
          oval(CX, top - 12, 30, 4, { fill: lighten(brass, 0.45) }),
          draw(tubePath(CX, top - 28, top - 12, 9, 2), { fill: ink('rod') }),
        ]
      : []),
  ]
}

/** Canes crossing both ways round the shade, lit through from behind, and the hoops they are bound to. */
function canes({ shade }: Proportions, color: string): string[] {
  const at = turned(CX, shade.top, shade.bottom, shade.radius)
  const page = (u: number, v: number) => {
    const [x, y, z] = at(u, v)
    return [x, y + TILT * z]
  }
  const strands: string[] = []
  for (const way of [1, -1]) {
    for (let k = -14; k < 40; k++) {
      const points = along(18, (v) => [k / 26 + way * 0.3 * v - (way > 0 ? 0 : -0.3), v] as const).filter(([u]) => u > 0.005 && u < 0.995)
      if (points.length < 3) continue
      const path = curve(points.map(([u, v]) => page(u, v)))
      const facing = Math.sin(Math.PI * (points[points.length >> 1]?.[0] ?? 0.5))
      strands.push(
        draw(path, { stroke: darken(color, 0.62), width: 5.4 * (0.4 + 0.6 * facing), opacity: 0.75 }),
        draw(path, { stroke: lighten(color, 0.25), width: 1.5 * facing, opacity: 0.7, transform: 'translate(-1 -.6)' }),
      )
    }
  }
  const hoops = [0.02, 0.34, 0.66, 0.985].map((v, i) => {
    const r = shade.radius(v) + 1
    const y = lerp(shade.top, shade.bottom, v)
    const width = i === 0 || i === 3 ? 11 : 6
    return (
      draw(hoop(CX, y, r, r * TILT), { stroke: darken(color, 0.5), width, cap: 'butt' }) +
      draw(hoop(CX, y - width * 0.2, r, r * TILT), { stroke: lighten(color, 0.3), width: width * 0.3, cap: 'butt', opacity: 0.7 })
    )
  })
  return [...strands, ...hoops]
}

export function lamp({ ceramic, linen, brass, bg, spread, form }: LampColours & LampShape): Drawing {
  const dusk = darken(bg, 0.14) // the lamp shows best with the studio lights turned down a little
  const studio = room(dusk)
  const size = proportions(spread, form)
  const woven = form === 'rattan'
  const { shade, base, radius } = size

  // The bulb hangs below the middle: the cloth is brightest there and dims towards its edges
  const glowAt = (u: number, v: number) => (bump(u, 0.5, 0.27) * bump(v, 0.62, 0.42) + 0.2) * 0.75
  const cloth: Material = { color: mix(linen, TUNGSTEN, 0.35), gloss: 0.05, f0: 0.02, wrap: 0.6 }
  const hood = surface('hood', studio, {
    at: turned(CX, shade.top, shade.bottom, shade.radius),
    tilt: TILT,
    rows: 80,
    cols: 60,
    material: (u, v) => ({ ...cloth, glow: glowAt(u, v) }),
  })
  const body = surface('body', studio, {
    at: turned(CX, base.top, BASE - 16, radius),
    tilt: TILT,
    rows: 100,
    cols: 70,
    material: { color: ceramic, gloss: 0.9, f0: 0.06, wrap: 0.12 },
    ao: (_, v) => 1 - 0.4 * clamp((v - 0.85) / 0.15),
  })
  const tape: Material = { color: brass, gloss: 0.25, f0: 0.03, wrap: 0.4, glow: 0.12 }
  const metal: Material = { color: brass, metal: true, gloss: 0.8 }

  return {
    bg: dusk,
    floor: 790,
    glow: 0.35,
    focus: [CX, 560],
    defs: [
      hood.defs,
      body.defs,
      texture.weave('cloth', 0.5),
      gradientOnPage('tape', tube(tape, studio), [CX - shade.rLow, 0, CX + shade.rLow, 0]),
      gradient('rod', tube(metal, studio), ACROSS),
      gradient('plate', tube({ ...metal, gloss: 0.7 }, studio), ACROSS),
      radial('halo', [
        [0, TUNGSTEN, 0.85],
        [0.35, TUNGSTEN, 0.34],
        [1, TUNGSTEN, 0],
      ]),
      gradient(
        'inside',
        [
          [0, '#fffaf0'],
          [1, '#ffe3ae'],
        ],
        DOWN,
      ),
    ],
    parts: [
      lampLight(size),
      ground(CX, BASE, base.foot, base.foot * TILT + 3, 0.9),
      foot(size, body, { brass, bg }),
      stem(size, brass),
      litShade(size, hood, { brass, linen }, form),
      woven ? group(canes(size, RATTAN), { clip: hood.clip }) : '',
    ],
  }
}
