// Lipstick: an open tube with a slant-cut bullet, its cap standing behind.
import {
  along, bloom, clipTo, curve, darken, draw, gradient, gradientOnPage, ground, group, hoop, ink, lerp, lighten, line,
  luminance, mirror, oval, room, tube, tubePath, type Drawing, type Material, type Point,
} from '../kit.ts';

export interface LipstickColours { pigment: string; metal: string; lacquer: string; bg: string }
/** slim 0..1: from a short stout case to a tall thin one. */
export interface LipstickShape { slim: number }

const TILT = 0.15;
/** Foot of the open tube, and of the cap a little further back. */
const BASE = 800;
const CAP_BASE = 776;
const OPEN_X = 302;
const CAP_X = 512;

function proportions(slim: number) {
  const r = lerp(88, 64, slim);
  const caseTop = BASE - lerp(190, 250, slim);
  const collarTop = caseTop - lerp(84, 98, slim);
  const bulletTop = collarTop - lerp(168, 186, slim);
  const capTop = CAP_BASE - 0.62 * (BASE - caseTop) - (caseTop - bulletTop);
  return { r, brim: r * 0.86, bulletR: r * 0.72, caseTop, collarTop, bulletTop, capR: r * 1.02, capTop };
}

type Size = ReturnType<typeof proportions>;

/** One section of the case: a shaded tube, its lit top, and the bright line round either end. */
function section(cx: number, y0: number, y1: number, r: number, fill: string, edge: string): string[] {
  const h = r * TILT;
  return [
    draw(tubePath(cx, y0, y1, r, h), { fill: ink(fill) }),
    oval(cx, y0, r, h, { fill: ink(`${fill}Top`) }),
    draw(hoop(cx, y0 + 1, r - 1, h), { stroke: edge, opacity: 0.8, cap: 'butt' }),
    draw(hoop(cx, y1 - 3, r - 2, h), { stroke: edge, width: 1.5, opacity: 0.35, cap: 'butt' }),
  ];
}

function groove(cx: number, y: number, r: number): string {
  return (
    draw(hoop(cx, y, r, r * TILT), { stroke: '#000', width: 2.2, opacity: 0.5, cap: 'butt' }) +
    draw(hoop(cx, y + 2.4, r, r * TILT), { stroke: '#fff', width: 1.2, opacity: 0.4, cap: 'butt' })
  );
}

/** The slanted cut: an ellipse tipped towards the camera and the light, and the bullet below it. */
function bulletPaths({ bulletR, bulletTop, collarTop }: Size) {
  const cut = along(48, (t): Point => {
    const s = Math.sin(t * 2 * Math.PI);
    const c = Math.cos(t * 2 * Math.PI);
    return [OPEN_X + bulletR * s, bulletTop + bulletR * ((0.95 + TILT) * c - 0.5 * s) + 6 * s * s];
  }).slice(0, 48);
  const sideL = cut.reduce((a, b) => (b[0] < a[0] ? b : a));
  const sideR = cut.reduce((a, b) => (b[0] > a[0] ? b : a));
  const back = cut.slice(13, 36).map(p => `L${p[0].toFixed(1)} ${p[1].toFixed(1)}`).join('');
  const outline =
    `${line([sideL])}L${OPEN_X - bulletR} ${collarTop}A${bulletR} ${bulletR * TILT} 0 0 0 ${OPEN_X + bulletR} ${collarTop}` +
    `L${line([sideR]).slice(1)}${back}Z`;
  return { outline, face: curve(cut, true), front: curve(cut.slice(36).concat(cut.slice(0, 13))) };
}

function openTube(size: Size, { pigment, metal, lacquer }: LipstickColours): string {
  const { r, brim, bulletR, caseTop, collarTop, bulletTop } = size;
  const { outline, face, front } = bulletPaths(size);
  const stamp = luminance(lacquer) > 0.4 ? darken(metal, 0.3) : metal; // shows on pale lacquer too
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
          oval(OPEN_X - bulletR * 0.25, bulletTop + bulletR * 0.2, bulletR * 0.42, bulletR * 0.55, { fill: '#fff', opacity: 0.15, soft: 14 }),
          draw(face, { stroke: lighten(pigment, 0.55), opacity: 0.5, soft: 1 }),
        ],
        { clip: 'bulletClip' },
      ),
      draw(hoop(OPEN_X, collarTop, brim, brim * TILT), { stroke: ink('collar'), width: 3.5, cap: 'butt' }),
      bloom(OPEN_X - r * 0.02, BASE - (BASE - caseTop) * 0.42, r / 72, { stroke: stamp, width: 2.2, opacity: 0.95 }),
    ],
    {},
    'open',
  );
}

function cap({ capR, capTop }: Size, { metal, lacquer, bg }: LipstickColours): string {
  const h = capR * TILT;
  const bandTop = CAP_BASE - 26;
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
  );
}

export function lipstick({ slim, ...colours }: LipstickColours & LipstickShape): Drawing {
  const { pigment, metal, lacquer, bg } = colours;
  const studio = room(bg);
  const size = proportions(slim);
  const { r, brim, bulletR, caseTop, collarTop, capR } = size;
  const gold: Material = { color: metal, metal: true, gloss: 0.86 };
  const glossy: Material = { color: lacquer, gloss: 0.95, f0: 0.06, wrap: 0.1 };
  const wax: Material = { color: pigment, gloss: 0.5, f0: 0.05, wrap: 0.35 };
  const across = (id: string, material: Material, cx: number, radius: number) =>
    gradientOnPage(id, tube(material, studio, -0.04), [cx - radius, 0, cx + radius, 0]);
  const top = (id: string, c: string) =>
    gradient(`${id}Top`, [[0, lighten(c, 0.5)], [0.45, lighten(c, 0.12)], [1, darken(c, 0.35)]], [0, 0, 1, 0.3]);

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
      gradient('cutFace', [[0, lighten(pigment, 0.26)], [0.45, lighten(pigment, 0.1)], [1, darken(pigment, 0.18)]], [0.1, 0, 0.9, 1]),
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
  };
}
