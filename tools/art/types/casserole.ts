// Casserole: enamelled iron. Pot, lid and knob are turned bodies; the loop handles are cords in space.
import {
  along, camera, cord, darken, draw, gradient, ground, group, hoop, ink, lerp, lighten, line, mesh, mirror, oval,
  profile, room, smooth, surface, bump, type Drawing, type Material, type Studio, type Vector,
} from '../kit.ts';

export interface CasseroleColours { enamel: string; knob: string; bg: string }

const CX = 400;
const TILT = 0.17;
const PITCH = (Math.asin(TILT) * 180) / Math.PI;
const BASE = 752;
const RIM_Y = 520;
const POT_R = 238;
const LID_R = 246;
const LID_HEIGHT = 108;
const LID_EDGE = 15;
const LID_TOP = RIM_Y - LID_EDGE - LID_HEIGHT;
const HANDLE_Y = 575;

const potRadius = profile([[0, POT_R], [0.5, POT_R - 1], [0.78, POT_R - 9], [0.92, POT_R - 27], [1, POT_R - 62]]);

function turnedAt(u: number, radius: number, y: number): Vector {
  const angle = (u - 0.5) * Math.PI;
  return [CX + radius * Math.sin(angle), y, radius * Math.cos(angle)];
}

function pot(enamel: Material, studio: Studio) {
  // Enamel is sprayed darker towards the foot
  const deep = darken(enamel.color, 0.34);
  return surface('pot', studio, {
    at: (u, v) => turnedAt(u, potRadius(v), lerp(RIM_Y, BASE, v)),
    tilt: TILT,
    rows: 110,
    cols: 90,
    soften: 1.3,
    material: (_, v) => (v < 0.45 ? enamel : { ...enamel, color: mixDown(enamel.color, deep, smooth(0.45, 1, v)) }),
    ao: (_, v) => (1 - 0.45 * smooth(0.86, 1, v)) * (1 - 0.5 * smooth(0.12, 0, v)),
  });
}

/** Few steps, so that rows of like colour share their gradient. */
function mixDown(from: string, to: string, t: number): string {
  return t >= 1 ? to : darken(from, 0.34 * t);
}

/** Share of the lid's rows given to its upright edge. */
const EDGE_SHARE = 0.1;

/** A low dome with one raised ring; share 0 at the middle, 1 at the edge. */
function domeAt(u: number, share: number): Vector {
  const ring = 2.6 * bump(share, 0.84, 0.018);
  return turnedAt(u, LID_R * share, LID_TOP + LID_HEIGHT * share ** 2.3 - ring);
}

/** A lamp mirrored in the lid, between two turns (u) and two shares of the radius. */
function lidGlint(u0: number, u1: number, from: number, to: number, opacity: number): string {
  const at = (u: number, share: number) => {
    const [x, y, z] = domeAt(u, share);
    return [x, y + TILT * z];
  };
  const outer = along(12, t => at(lerp(u0, u1, t), to));
  const inner = along(12, t => at(lerp(u1, u0, t), from));
  return draw(`${line([...outer, ...inner])}Z`, { fill: ink('lamp'), opacity, soft: 2 });
}

/** The dome, ending in an upright edge. */
function lid(enamel: Material, studio: Studio) {
  return surface('lid', studio, {
    at: (u, v) => {
      if (v > 1 - EDGE_SHARE) {
        const t = (v - 1 + EDGE_SHARE) / EDGE_SHARE;
        return turnedAt(u, LID_R + 2 * Math.sin(Math.PI * t), LID_TOP + LID_HEIGHT + LID_EDGE * t);
      }
      return domeAt(u, (v / (1 - EDGE_SHARE)) ** 0.8);
    },
    tilt: TILT,
    rows: 130,
    cols: 90,
    soften: 1.2,
    material: enamel,
    ao: (_, v) => 1 - 0.3 * smooth(0.985, 1, v),
  });
}

/** A stem and a flat button of metal on top of the lid. */
function knob(color: string, studio: Studio) {
  const bottom = LID_TOP + 7;
  const height = 66;
  const radius = profile([[0, 34], [0.05, 41], [0.3, 44], [0.42, 36], [0.55, 20], [0.85, 19], [1, 30]]);
  const body = surface('knob', studio, {
    at: (u, v) => turnedAt(u, radius(v), lerp(bottom - height, bottom, v)),
    tilt: TILT,
    rows: 60,
    cols: 50,
    material: { color, metal: true, gloss: 0.84 },
  });
  const top = bottom - height;
  const paint = [
    oval(CX + 12, bottom + 6, 52, 11, { fill: '#0c0808', opacity: 0.5, soft: 4 }),
    oval(CX + 24, bottom + 14, 70, 18, { fill: '#0c0808', opacity: 0.35, soft: 14 }),
    body.paint,
    oval(CX, top, 35, 35 * TILT + 1, { fill: ink('knobTop') }),
    oval(CX, top + 0.8, 26, 26 * TILT, { stroke: darken(color, 0.4), width: 1.4, opacity: 0.5 }),
    draw(hoop(CX, top, 35, 35 * TILT + 1), { stroke: '#fff', width: 1.6, opacity: 0.7, soft: 1 }),
  ];
  return { defs: body.defs, paint };
}

/** A loop standing out from the pot at the left (side -1) or right, thickest in the middle. */
function handle(side: 1 | -1, enamel: Material, studio: Studio): string {
  const reach = 66;
  const path = (t: number): Vector => {
    const a = Math.PI * t;
    const square = Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.62;
    return [side * (POT_R - 20 + reach * Math.sin(a) ** 0.55), -8 * Math.sin(a), 92 * square];
  };
  const tube = cord(path, t => lerp(19, 14, Math.sin(Math.PI * t)), [0, 1, 0]);
  const shape = { at: tube, rows: 110, cols: 44, material: enamel, flipped: side > 0 };
  return mesh(camera({ at: [CX, HANDLE_Y], pitch: PITCH, distance: 1e5 }), studio, [
    { ...shape, ao: (_, v) => lerp(0.55, 1, smooth(0, 0.16, Math.min(v, 1 - v))) },
  ]);
}

export function casserole({ enamel: color, knob: metal, bg }: CasseroleColours): Drawing {
  const studio = room(bg);
  const enamel: Material = { color, gloss: 0.94, f0: 0.06, wrap: 0.16 };
  const body = pot(enamel, studio);
  const cover = lid(enamel, studio);
  const button = knob(metal, studio);
  const foot = potRadius(1);
  const seam = RIM_Y + 1;
  const iron = '#17110f';

  return {
    bg,
    floor: 745,
    focus: [CX - 60, 470],
    defs: [
      body.defs,
      cover.defs,
      button.defs,
      gradient('knobTop', [[0, lighten(metal, 0.7)], [0.5, lighten(metal, 0.2)], [1, darken(metal, 0.25)]], [0, 0, 1, 0.4]),
      gradient('lamp', [[0, '#fff', 0.3], [0.4, '#fff', 0.75], [1, '#fff', 0.5]]),
    ],
    parts: [
      mirror('pan', BASE + foot * TILT, 0.16, 90),
      ground(CX, BASE + 8, foot * 1.12, foot * TILT + 6),
      oval(CX + 110, BASE + 36, 300, 34, { fill: iron, opacity: 0.18, soft: 26 }),
      group(
        [
          handle(-1, enamel, studio),
          handle(1, enamel, studio),
          body.paint,
          group(
            [
              // Shadow of the lid, light from the table, and the wall mirrored along the right flank
              draw(hoop(CX, seam + 16, POT_R, POT_R * TILT), { stroke: '#000', width: 26, opacity: 0.4, soft: 8 }),
              draw(hoop(CX, BASE - 14, foot + 30, foot * TILT), { stroke: lighten(bg, 0.25), width: 10, opacity: 0.32, soft: 8 }),
            ],
            { clip: body.clip },
          ),
          // Bare iron shows where lid meets pot
          draw(hoop(CX, seam, LID_R - 3, LID_R * TILT), { stroke: darken(color, 0.75), width: 6, cap: 'butt' }),
          cover.paint,
          lidGlint(0.1, 0.25, 0.44, 0.76, 0.75),
          lidGlint(0.12, 0.24, 0.875, 0.95, 0.5),
          lidGlint(0.83, 0.87, 0.48, 0.78, 0.32),
          group(
            [
              draw(hoop(CX, RIM_Y - LID_EDGE + 1, LID_R, LID_R * TILT), { stroke: '#fff', width: 2, opacity: 0.55, soft: 1 }),
              draw(hoop(CX, RIM_Y - 2, LID_R, LID_R * TILT), { stroke: '#000', width: 4, opacity: 0.35, soft: 2 }),
            ],
            { clip: cover.clip },
          ),
          button.paint,
        ],
        {},
        'pan',
      ),
    ],
  };
}
