// The bust on which necklaces and scarves are shown: neck and shoulders in linen, cut by the foot of the picture.
import { darken, lighten } from './colour.ts'
import { draw, gradientOnPage, group, ink, oval } from './draw.ts'
import type { Material, Studio } from './light.ts'
import { bump, lerp, profile, smooth, type Vector } from './maths.ts'
import { drop } from './scene.ts'
import { surface } from './surface.ts'
import { weave } from './texture.ts'

export const BUST_MIDDLE = 400
const TOP = 66
/** Below the picture. */
const FOOT = 1040

const halfWidth = profile([
  [0, 122],
  [0.06, 116],
  [0.15, 114],
  [0.21, 122],
  [0.26, 144],
  [0.3, 182],
  [0.345, 244],
  [0.39, 300],
  [0.44, 334],
  [0.5, 348],
  [0.62, 346],
  [0.8, 326],
  [1, 300],
])

/** Defines the filter `weave` as well. */
export function linenBust(color: string, studio: Studio) {
  const at = (u: number, v: number): Vector => {
    const a = (u - 0.5) * Math.PI
    const y = lerp(TOP, FOOT, v)
    const across = Math.sin(a)
    const x = BUST_MIDDLE + halfWidth(v) * across
    const chest = smooth(0.2, 0.42, v)
    // Collarbones rise from the hollow of the throat; below them the chest swells
    const bone = 0.335 - 0.085 * Math.min(1, Math.abs(x - BUST_MIDDLE) / 230)
    const bones = 8 * bump(v, bone, 0.016) * smooth(22, 60, Math.abs(x - BUST_MIDDLE)) * smooth(240, 150, Math.abs(x - BUST_MIDDLE))
    const hollow = -12 * bump(x, BUST_MIDDLE, 26) * bump(v, 0.325, 0.03)
    const cords =
      7 * (bump(x, BUST_MIDDLE - 44 + 130 * (0.3 - v), 14) + bump(x, BUST_MIDDLE + 44 - 130 * (0.3 - v), 14)) * bump(v, 0.24, 0.09)
    return [x, y, lerp(112, 190, chest) * Math.cos(a) ** lerp(1, 0.72, chest) + bones + hollow + cords + 70 * smooth(0.3, 0.8, v)]
  }
  const linen: Material = { color, gloss: 0.05, f0: 0.02, wrap: 0.34, sheen: 0.05, glow: 0.03 }
  const form = surface('bust', studio, {
    at,
    rows: 130,
    cols: 100,
    material: linen,
    soften: 2.4,
    ao: (_, v) => 1 - 0.2 * bump(v, 0.2, 0.06),
  })
  const light = [
    oval(BUST_MIDDLE - 130, 470, 170, 120, { fill: '#fff', opacity: 0.22, soft: 44 }),
    draw(`M${BUST_MIDDLE + 210} 300L${BUST_MIDDLE + 130} ${FOOT}H${BUST_MIDDLE + 400}V300Z`, { fill: '#140c10', opacity: 0.22, soft: 44 }),
  ]
  return {
    clip: form.clip,
    defs: [
      form.defs,
      weave('weave', 0.55),
      gradientOnPage(
        'cut',
        [
          [0, lighten(color, 0.3)],
          [1, darken(color, 0.2)],
        ],
        [BUST_MIDDLE - 122, TOP - 17, BUST_MIDDLE + 122, TOP + 17],
      ),
    ],
    paint: [
      drop(form.outline, 1.4),
      form.paint,
      group(draw(form.outline, { fill: '#888', filter: 'weave', opacity: 0.6 }), { blend: 'soft-light' }),
      group(light, { clip: form.clip }),
      oval(BUST_MIDDLE, TOP + 1, 122, 17, { fill: ink('cut') }),
      oval(BUST_MIDDLE, TOP + 1, 121, 16.4, { stroke: darken(color, 0.4), width: 1.2, opacity: 0.4 }),
    ],
  }
}
