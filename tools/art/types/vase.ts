// A turned vase, with a glossy glaze that stops short of the foot and leaves raw clay showing.
import {
  along, bump, clamp, clipTo, curve, darken, draw, gradient, ground, group, hoop, ink, join, lerp, lighten, oval,
  profile, room, SLANT, surface, texture, turned, type Drawing, type Material, type Point,
} from '../kit.ts';

export interface VaseColours { glaze: string; clay: string; bg: string }
/** belly 0..1: from a slender bottle to a round moon jar. */
export interface VaseShape { belly: number }

const CX = 400;
const BASE = 785;
const TILT = 0.13;

/** The glaze ends in a hand-dipped wavy line, at this height down the body. */
function dip(u: number): number {
  return 0.835 + 0.01 * Math.sin(u * 6 + 1) + 0.004 * Math.sin(u * 17);
}

function proportions(belly: number) {
  const wide = lerp(112, 205, belly);
  const neck = lerp(30, 62, belly);
  const foot = lerp(66, 96, belly);
  const radius = profile([
    [0, neck * 1.32],
    [0.03, neck * 1.16],
    [lerp(0.3, 0.1, belly), neck],
    [lerp(0.46, 0.24, belly), wide * lerp(0.62, 0.7, belly)],
    [lerp(0.6, 0.36, belly), wide * 0.93],
    [lerp(0.7, 0.54, belly), wide],
    [0.82, wide * 0.86],
    [0.97, foot * 1.04],
    [1, foot],
  ]);
  return { top: BASE - lerp(600, 420, belly), wide, foot, lip: neck * 1.32, radius };
}

export function vase({ glaze, clay, bg, belly }: VaseColours & VaseShape): Drawing {
  const studio = room(bg);
  const { top, wide, foot, lip, radius } = proportions(belly);
  const at = turned(CX, top, BASE, radius);
  const glossy: Material = { color: glaze, gloss: 0.93, f0: 0.06, wrap: 0.15 };
  // Glaze runs thin on the shoulder and breaks lighter there, and pools darker above the dipped edge
  const thinGlaze: Material = { ...glossy, color: lighten(glaze, 0.1) };
  const pool = (v: number, edge: number) => 0.24 * bump(v, edge, 0.05);
  const raw: Material = { color: clay, gloss: 0.12, f0: 0.03, wrap: 0.3 };
  const body = surface('body', studio, {
    at,
    tilt: TILT,
    rows: 150,
    cols: 90,
    soften: 1.2,
    material: (u, v) => {
      if (v >= dip(u)) return raw;
      if (v > 0.68) return { ...glossy, color: darken(glaze, pool(v, dip(u))) };
      return v < 0.035 ? thinGlaze : glossy;
    },
    ao: (_, v) => 1 - 0.5 * clamp((v - 0.9) / 0.1) - 0.25 * clamp((0.1 - v) / 0.1),
  });

  const rim = along(40, (u): Point => {
    const [x, y, z] = at(u, dip(u));
    return [x, y + TILT * z];
  });
  const dipped = curve(rim);
  const belowDip = `${dipped}${join(`M${CX + 260} 860H${CX - 260}`)}Z`;
  const lipHeight = lip * TILT;

  return {
    bg,
    floor: 790,
    focus: [CX + 10, lerp(470, 560, belly)],
    defs: [
      body.defs,
      texture.speck('grog', 0.42),
      clipTo('rawArea', belowDip),
      gradient('throat', [[0, darken(glaze, 0.82)], [0.6, darken(glaze, 0.6)], [1, darken(glaze, 0.25)]], [0, 0, 1, 0.6]),
    ],
    parts: [
      ground(CX, BASE + foot * TILT - 4, foot * 1.05, foot * TILT + 3),
      oval(CX + wide * 0.35, BASE + 16, wide * 1.25, 26, { fill: '#1a1014', opacity: 0.2, soft: 26 }),
      body.paint,
      group(
        [
          group(draw(body.outline, { fill: '#000', filter: 'grog', opacity: 0.55 }), { clip: 'rawArea' }),
          draw(dipped, { stroke: '#1a1014', width: 7, opacity: 0.3, soft: 2, transform: 'translate(2 6)' }),
          draw(dipped, { stroke: darken(glaze, 0.42), width: 5 }),
          draw(curve(rim.slice(6, 24)), { stroke: '#fff', opacity: 0.35, soft: 2, transform: 'translate(0 -1.5)' }),
          draw(body.outline, { stroke: lighten(bg, 0.5), width: 4, opacity: 0.2, soft: 4 }),
        ],
        { clip: body.clip },
      ),
      // Mouth: a lip of glaze lit from the left, and the dark throat
      oval(CX, top, lip, lipHeight + 1, { fill: lighten(glaze, 0.2) }),
      oval(CX, top + 1.5, lip * 0.86, lipHeight * 0.78, { fill: ink('throat') }),
      draw(hoop(CX, top, lip * 0.98, lipHeight), { stroke: ink('lipLight'), width: 2.6, soft: 1 }),
      gradient('lipLight', [[0, '#fff', 0.85], [0.6, '#fff', 0.6], [1, '#fff', 0.1]], SLANT),
    ],
  };
}
