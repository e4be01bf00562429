// Towels: three folded bath towels and a rolled hand towel, seen a little from the right, so that the
// round folds show in front and the layers of cloth at the end.
import {
  bloom, box, bump, camera, darken, dice, draw, group, lerp, line, mesh, mix, oval, room, smooth, texture,
  type Camera, type Drawing, type Facets, type Material, type Point, type Vector,
} from '../kit.ts';

export interface TowelsColours { terry: string; accent: string; bg: string }

const VIEW = { yaw: -27, pitch: 19 };
const ORIGIN: Point = [378, 772];
const HALF_WIDTH = 222;
const HALF_DEPTH = 96;
const THICKNESS = 88;
/** How far cloth sinks into the towel below. */
const SINK = 7;
/** Share of the half width over which the ends round off, and how much of the thickness they lose. */
const SOFT_END = 0.1;
const END_ROUND = 0.2;

interface Fold {
  readonly y: number;
  readonly half: number;
  readonly thickness: number;
  readonly turn: number;
  readonly shift: number;
  readonly phase: number;
}

/** Round a fold: from the back along the top, over the front, and back underneath. d: distance from its middle. */
function aroundFold(u: number, d: number): [z: number, y: number] {
  if (u < 0.4) return [lerp(-HALF_DEPTH, HALF_DEPTH, u / 0.4), -d];
  if (u > 0.6) return [lerp(HALF_DEPTH, -HALF_DEPTH, (u - 0.6) / 0.4), d];
  const angle = ((u - 0.4) / 0.2) * Math.PI;
  return [HALF_DEPTH + d * Math.sin(angle), -d * Math.cos(angle)];
}

/** Cloth is never level: it sags a little along its length, and lies slightly askew. */
function settle(fold: Fold, [x, y, z]: Vector): Vector {
  const sag = 2.6 * Math.sin(x / 58 + fold.phase) + 1.8 * Math.sin(x / 31 + z / 40 + fold.phase * 2);
  const [c, s] = [Math.cos(fold.turn), Math.sin(fold.turn)];
  return [fold.shift + x * c + z * s, fold.y - fold.thickness / 2 + y + sag, z * c - x * s];
}

/** A little more than the visible part of the cloth round the fold, and the layers at its right end. */
function foldedTowel(fold: Fold, cloth: Material, border: Material | null): Facets[] {
  const { half, thickness } = fold;
  const d = (s: number) => {
    const t = Math.max(0, (Math.abs(s) - 1 + SOFT_END) / SOFT_END);
    return (thickness / 2) * (1 - END_ROUND * (1 - Math.sqrt(Math.max(0, 1 - t * t))));
  };
  const puff = (u: number) => 1 + 0.05 * Math.sin(u * 9 + fold.phase);
  const visible = 0.62; // the underside never shows
  const outside: Facets = {
    cols: 74,
    rows: 62,
    material: (_, v) => (border && bump(v * visible, 0.445, 0.014) > 0.4 ? border : cloth),
    ao: (u, v) => {
      const w = v * visible;
      const under = smooth(0.52, 0.6, w);
      const ends = smooth(0.97, 1, Math.abs(2 * u - 1));
      const edge = border ? 0.25 * (bump(w, 0.4295, 0.0025) + bump(w, 0.4605, 0.0025)) : 0;
      return 1 - 0.6 * under - 0.15 * ends - edge;
    },
    at: (u, v) => {
      const s = 2 * u - 1;
      const [z, y] = aroundFold(v * visible, d(s) * (v * visible > 0.4 ? puff(u) : 1));
      return settle(fold, [half * s, y, z]);
    },
  };
  const layers = (v: number) => Math.abs(Math.sin(v * 2 * Math.PI));
  const end: Facets = {
    cols: 64,
    rows: 24,
    twoSided: true,
    material: cloth,
    ao: (u, v) => 0.42 + 0.5 * Math.min(1, layers(v) * 1.5) - 0.2 * smooth(0.62, 0.9, u) * v,
    at: (u, v) => {
      const [z, y] = aroundFold(u, v * (thickness / 2) * (1 - END_ROUND));
      const ragged = 3 * Math.sin(u * 17 + fold.phase) * (v < 0.5 ? 1 : -0.6);
      return settle(fold, [half - 4 + 11 * Math.sqrt(layers(v)) + ragged, y, z]);
    },
  };
  return [outside, end];
}

/** A hand towel rolled up, its spiral showing at the right end. */
function roll(y: number, radius: number, half: number, cloth: Material, border: Material): Facets[] {
  const at = (x: number, r: number, angle: number): Vector => [
    x - 6,
    y - radius + r * Math.sin(angle) * 0.96,
    6 + r * Math.cos(angle) + 0.04 * x,
  ];
  const turns = 3.2;
  const spiral = (u: number, v: number) => v * turns - u;
  const outside: Facets = {
    cols: 70,
    rows: 60,
    material: u => (bump(u, 0.84, 0.022) > 0.4 ? border : cloth),
    ao: (u, v) => {
      const hem = bump(v, 0.62, 0.008) * 0.55; // the loose edge of the cloth
      return 1 - hem - 0.5 * smooth(0.12, 0.02, Math.abs(v - 0.25)) - 0.12 * smooth(0.96, 1, Math.abs(2 * u - 1));
    },
    at: (u, v) => {
      const s = 2 * u - 1;
      const soft = 1 - 0.16 * smooth(0.9, 1, Math.abs(s)) ** 2;
      return at(half * s, radius * soft * (1 + 0.025 * Math.sin(u * 11)), v * 2 * Math.PI);
    },
  };
  const end: Facets = {
    cols: 60,
    rows: 26,
    twoSided: true,
    material: cloth,
    ao: (u, v) => 0.36 + 0.58 * Math.min(1, Math.abs(Math.sin(spiral(u, v) * Math.PI)) * 1.6),
    at: (u, v) => {
      const layer = Math.abs(Math.sin(spiral(u, v) * Math.PI));
      return at(half - 5 + 9 * Math.sqrt(layer) + 5 * (1 - v), v * radius * 0.86, u * 2 * Math.PI);
    },
  };
  return [outside, end];
}

/** The stack's footprint on the table, or at another height within it, for its shadows. */
function footprint(view: Camera, grow: number, dx: number, dy: number, y = 0): string {
  const [w, d] = [HALF_WIDTH * grow, (HALF_DEPTH + THICKNESS / 2) * grow];
  const corners: Vector[] = [[-w, y, d], [w, y, d], [w, y, -d], [-w, y, -d]];
  return `${line(corners.map(p => view.page(p)).map(([x, y]) => [x + dx, y + dy]))}Z`;
}

/** Terry: the body frays at its outline, and loops are multiplied over it. */
function looped(id: string, body: string): string[] {
  const loops = `<use href="#${id}" filter="url(#terry)"/>`;
  return [group(group(body, {}, id), { filter: 'fuzz' }), group(loops, { blend: 'multiply', opacity: 0.55 })];
}

export function towels({ terry, accent, bg }: TowelsColours): Drawing {
  const view = camera({ at: ORIGIN, ...VIEW });
  const studio = room(bg);
  const random = dice(23);
  const cloth = (color: string): Material => ({ color, gloss: 0.02, f0: 0.02, wrap: 0.5, sheen: 0.16, glow: 0.17 });
  const flatWeave = (color: string): Material => ({ ...cloth(color), gloss: 0.14, sheen: 0.04 });
  const colours = [terry, accent, terry];
  const folds = colours.map((_, i): Fold => ({
    y: -i * (THICKNESS - SINK),
    half: HALF_WIDTH * (1 - 0.025 * i) * (0.99 + 0.02 * random()),
    thickness: THICKNESS * (0.96 + 0.08 * random()),
    turn: (random() - 0.5) * 0.05,
    shift: (random() - 0.5) * 12,
    phase: random() * 6,
  }));
  const stack = folds.map((fold, i) => {
    const own = colours[i] ?? terry;
    const other = own === terry ? accent : mix(terry, '#ffffff', 0.3);
    const body = mesh(view, studio, foldedTowel(fold, cloth(own), i === 1 ? null : flatWeave(other)));
    const contact = draw(footprint(view, 0.965, 2, 3, fold.y - 2), { fill: '#17110f', opacity: 0.5, soft: 8 });
    return [i > 0 ? contact : '', looped(`towel${i}`, body)];
  });
  const top = -folds.length * (THICKNESS - SINK) - 2;
  const hand = mesh(view, studio, roll(top, 54, HALF_WIDTH * 0.86, cloth(accent), flatWeave(mix(terry, '#ffffff', 0.3))));
  const upper = folds[folds.length - 1];
  const tag = view.page([HALF_WIDTH * 0.42, (upper?.y ?? 0) - THICKNESS * 0.52, HALF_DEPTH + THICKNESS / 2]);
  const rollShadow = view.page([10, top + 6, 60]);

  return {
    bg,
    floor: 720,
    focus: [470, 560],
    busy: true,
    defs: [texture.pile('terry', 0.42, 2.3), texture.fuzz('fuzz', 6, 0.3)],
    parts: [
      draw(footprint(view, 1.12, 86, 22), { fill: '#17110f', opacity: 0.24, soft: 44 }),
      draw(footprint(view, 1.02, 30, 8), { fill: '#17110f', opacity: 0.36, soft: 14 }),
      draw(footprint(view, 0.97, 4, 6), { fill: '#17110f', opacity: 0.55, soft: 4 }),
      stack,
      // Woven label sewn into the fold
      group(
        [
          box(-1, 4, 32, 40, 1, { fill: '#000', opacity: 0.35, soft: 4 }),
          box(0, 0, 30, 38, 1.5, { fill: '#fbf7ef' }),
          box(0, 0, 30, 5, 1, { fill: '#000', opacity: 0.2, soft: 2 }),
          bloom(15, 22, 0.36, { stroke: darken(accent, 0.4), width: 4 }),
        ],
        { transform: `matrix(.9 -.2 .04 .96 ${tag[0].toFixed(1)} ${tag[1].toFixed(1)})` },
      ),
      oval(...rollShadow, HALF_WIDTH * 0.8, 26, {
        fill: '#140d0c',
        opacity: 0.4,
        soft: 14,
        transform: `rotate(-9 ${rollShadow.map(n => n.toFixed(1)).join(' ')})`,
      }),
      looped('roll', hand),
    ],
  };
}
