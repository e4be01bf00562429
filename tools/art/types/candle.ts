// Scented candle: coloured glass lit from within by a small flame.
import {
  along, bloom, bump, clipTo, curve, darken, DOWN, draw, gradient, gradientOnPage, ground, group, hoop, ink, join,
  lighten, luminance, mirror, mix, oval, ovalPath, radial, room, smooth, surface, tube, turned, type Drawing, type Point,
  type Style, type Surface,
} from '../kit.ts';

export interface CandleColours { glass: string; wax: string; bg: string }

const CX = 400;
const TILT = 0.19;
const TOP = 424;
const BASE = 756;
const R = 168;
const FOOT_R = 156;
const WALL = 10;
const WAX_Y = TOP + 13;
const FLAME = '#ffc561';
const WARM = '#ffd794';
const DEGREE = Math.PI / 180;

function ring(y: number, r: number, style: Style): string {
  return draw(hoop(CX, y, r, r * TILT), { cap: 'butt', ...style });
}

/** Wick and flame, with the light they throw on the wall behind. */
function flame(): string[] {
  const y = WAX_Y - 28; // where the wick enters the flame
  const outer =
    `M${CX} ${y - 104}C${CX + 25} ${y - 60} ${CX + 27} ${y - 20} ${CX} ${y + 6}` +
    `C${CX - 27} ${y - 20} ${CX - 25} ${y - 60} ${CX} ${y - 104}Z`;
  const core =
    `M${CX} ${y - 62}C${CX + 12} ${y - 36} ${CX + 12} ${y - 14} ${CX} ${y + 2}` +
    `C${CX - 12} ${y - 14} ${CX - 12} ${y - 36} ${CX} ${y - 62}Z`;
  return [
    oval(CX, y - 46, 66, 92, { fill: FLAME, opacity: 0.5, soft: 26 }),
    draw(`M${CX - 1} ${WAX_Y + 4}C${CX - 2} ${WAX_Y - 10} ${CX + 3} ${WAX_Y - 22} ${CX + 1} ${y - 8}`, { stroke: '#241812', width: 4.5 }),
    draw(outer, { fill: ink('flame'), soft: 1 }),
    draw(core, { fill: '#fffbe9', opacity: 0.95, soft: 2 }),
    oval(CX, y - 2, 8, 9, { fill: '#6f8fd0', opacity: 0.4, soft: 2 }),
  ];
}

/** The inside seen through the mouth: far wall, wax, and the bright melted pool. */
function inside(glass: string, wax: string): string {
  const inner = R - WALL;
  return group(
    [
      oval(CX, TOP, inner, inner * TILT, { fill: ink('farWall') }),
      oval(CX, WAX_Y, inner, inner * TILT, { fill: ink('waxTop') }),
      oval(CX, WAX_Y + 1, inner * 0.74, inner * 0.74 * TILT, { fill: lighten(wax, 0.4), opacity: 0.55, soft: 2 }),
      oval(CX, WAX_Y + 2, inner * 0.6, inner * 0.5 * TILT, { fill: WARM, opacity: 0.95, soft: 8 }),
      oval(CX - 44, WAX_Y - 7, 30, 5, { fill: '#fff', opacity: 0.8, soft: 2 }),
      draw(ovalPath(CX, WAX_Y, inner, inner * TILT), { stroke: darken(glass, 0.4), width: 2, opacity: 0.35, soft: 1 }),
    ],
    { clip: 'mouthClip' },
  );
}

/** Paper label wrapped round the front, with the mark and two ruled lines. */
function label(printed: string): string[] {
  const half = 31;
  const on = (degrees: number, y: number): Point => {
    const t = (y - TOP) / (BASE - TOP);
    const r = R + (FOOT_R - R) * t + 0.5;
    return [CX + r * Math.sin(degrees * DEGREE), y + r * TILT * Math.cos(degrees * DEGREE)];
  };
  const wrap = (inset: number) => {
    const edge = half - inset / 2.6;
    const top = along(12, t => on(-edge + 2 * edge * t, 532 + inset));
    const bottom = along(12, t => on(edge - 2 * edge * t, 690 - inset));
    return `${curve(top)}${join(curve(bottom))}Z`;
  };
  const rule = (degrees: number, y: number, width: number) =>
    draw(curve([-degrees, 0, degrees].map(d => on(d, y))), { stroke: printed, width, opacity: 0.85 });
  return [
    draw(wrap(0), { fill: '#000', opacity: 0.25, soft: 4, transform: 'translate(2 3)' }),
    draw(wrap(0), { fill: ink('paper') }),
    draw(wrap(8), { stroke: printed, width: 1.2, opacity: 0.7 }),
    bloom(CX, 594 + R * TILT - 4, 0.92, { stroke: printed, width: 2 }),
    rule(16, 640, 2.6),
    rule(9, 654, 2),
  ];
}

/** Heavy clear foot below the wax, and the glow where the wax begins. */
function thickGlass(body: Surface, glass: string): string {
  return group(
    [
      draw(`${hoop(CX, BASE - 34, R, R * TILT)}V${BASE + 60}H${CX - R}Z`, { fill: ink('thick') }),
      ring(BASE - 34, FOOT_R + 4, { stroke: darken(glass, 0.5), width: 3, opacity: 0.4, soft: 2 }),
      ring(BASE - 10, FOOT_R - 14, { stroke: '#fff', width: 4, opacity: 0.55, soft: 2 }),
      ring(WAX_Y + 12, R, { stroke: WARM, width: 26, opacity: 0.35, soft: 14 }),
    ],
    { clip: body.clip },
  );
}

export function candle({ glass, wax, bg }: CandleColours): Drawing {
  const dusk = darken(bg, 0.08);
  const studio = room(dusk);
  const pale = luminance(glass) > 0.4;
  const printed = pale ? darken(glass, 0.78) : darken(glass, 0.3);
  const radius = (v: number) => R + (FOOT_R - R) * v - 12 * smooth(0.955, 1, v);
  // Light of the flame travels down through the wax and dies out half way
  const glowAt = (u: number, v: number) => 0.5 * bump(v, 0.16, 0.3) * bump(u, 0.5, 0.36);
  const body = surface('body', studio, {
    at: turned(CX, TOP, BASE, radius),
    tilt: TILT,
    rows: 110,
    cols: 80,
    material: (u, v) => {
      const glow = glowAt(u, v);
      return { color: mix(glass, FLAME, glow * 0.7), gloss: 0.95, f0: 0.07, wrap: 0.34, glow };
    },
    ao: (_, v) => 1 - 0.32 * smooth(0.9, 1, v),
  });
  const paper = { color: '#fbf6ec', gloss: 0.15, f0: 0.03, wrap: 0.3 };

  return {
    bg: dusk,
    floor: 750,
    glow: 0.5,
    focus: [CX, 500],
    defs: [
      body.defs,
      clipTo('mouthClip', ovalPath(CX, TOP, R - WALL, (R - WALL) * TILT)),
      gradientOnPage('paper', tube(paper, studio), [CX - R, 0, CX + R, 0]),
      gradient('flame', [[0, '#fff3cf', 0.9], [0.45, '#ffcf6b'], [0.85, '#f59a35', 0.9], [1, '#c8662a', 0.3]], DOWN),
      gradient('farWall', [[0, mix(glass, FLAME, 0.25)], [0.5, mix(lighten(glass, 0.25), WARM, 0.6)], [1, mix(glass, FLAME, 0.2)]]),
      gradient('waxTop', [[0, mix(wax, WARM, 0.35)], [0.5, lighten(mix(wax, WARM, 0.35), 0.3)], [1, darken(mix(wax, WARM, 0.4), 0.12)]]),
      radial('halo', [[0, '#fff0c8', 0.95], [0.4, '#ffe2a6', 0.4], [1, '#ffe2a6', 0]]),
      gradient('thick', [[0, '#fff', 0], [0.4, lighten(glass, 0.6), 0.6], [1, darken(glass, 0.3), 0.5]], DOWN),
    ],
    parts: [
      oval(CX, 350, 330, 320, { fill: ink('halo'), opacity: 0.75 }),
      oval(CX, BASE + 26, 300, 60, { fill: WARM, opacity: 0.24, soft: 44 }),
      mirror('glass', BASE + FOOT_R * TILT - 2, 0.2, 90),
      ground(CX, BASE + 2, FOOT_R - 8, FOOT_R * TILT),
      group(
        [
          inside(glass, wax),
          body.paint,
          thickGlass(body, glass),
          label(printed),
        ],
        {},
        'glass',
      ),
      // Rim of the glass
      draw(ovalPath(CX, TOP, R, R * TILT), { stroke: lighten(glass, 0.35), width: 5, opacity: 0.9 }),
      draw(ovalPath(CX, TOP, R - WALL / 2, (R - WALL / 2) * TILT), { stroke: darken(glass, 0.35), width: 1.2, opacity: 0.5 }),
      ring(TOP, R, { stroke: '#fff', width: 2.4, opacity: 0.9, soft: 1 }),
      flame(),
    ],
  };
}
