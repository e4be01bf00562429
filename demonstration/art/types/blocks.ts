// Wooden toys: each is a list of solids and turned parts, farthest first.
import {
  along,
  archAt,
  BEECH,
  boxAt,
  bump,
  camera,
  darken,
  dice,
  draw,
  fibres,
  group,
  lathe,
  lighten,
  line,
  luminance,
  mesh,
  oval,
  paintOf,
  placed,
  post,
  roofAt,
  room,
  SHADOW,
  thrown,
  turnedAt,
  wood,
  type Bench,
  type Corner,
  type Drawing,
  type Facets,
  type Part,
  type Point,
  type Stand,
  type Vector,
} from '../kit.ts'

export interface BlocksColours {
  /** Six colours of paint, or six woods. */
  paints: readonly [string, string, string, string, string, string]
  /** Unpainted: the grain shows more. */
  bare: boolean
  bg: string
}
export interface BlocksShape {
  toy: keyof typeof TOYS
}

/** A ring as of a doughnut. */
function torusAt(bench: Bench, at: Vector, radius: number, thick: number, color: string, tilt: number): Facets {
  return {
    at: (u, v) => {
      const [a, b] = [u * 2 * Math.PI, v * 2 * Math.PI]
      const r = radius - thick + thick * Math.cos(b)
      const y = thick * 0.86 * Math.sin(b)
      return [at[0] + r * Math.sin(a), at[1] - y + tilt * r * Math.sin(a), at[2] + r * Math.cos(a)]
    },
    rows: 44,
    cols: 130,
    flipped: true,
    material: wood(color, bench.bare),
    ao: (_, v) => 1 - 0.5 * bump((v + 0.25) % 1, 0, 0.1) - 0.5 * bump((v + 0.25) % 1, 1, 0.1),
  }
}

const U = 98

function tower(bench: Bench): Part[] {
  const c = (i: number) => paintOf(bench, i)
  const cube = (x: number, y: number, z: number, turn: number, i: number, size = 1) =>
    boxAt(bench, { at: [x * U, -y * U, z * U], turn }, [U * size, U * size, U * size], c(i))
  const plank = (x: number, y: number, wide: number, i: number, turn = 0) =>
    boxAt(bench, { at: [x * U, -y * U, 0], turn }, [wide * U, 0.36 * U, U], c(i))
  return [
    cube(-1.62, 0, 0, 2, 0),
    archAt(bench, { at: [0, 0, 0] }, 0.66 * U, 0.62 * U, U, c(3), { width: 2 * U, height: U }),
    cube(1.62, 0, 0, -3, 1),
    plank(0, 1, 4.1, 2, 1),
    turnedAt(bench, { at: [-1.3 * U, -1.36 * U, 0] }, post(0.36 * U, 1.1 * U), c(4)),
    cube(0, 1.36, 0, 16, 5, 1.1),
    turnedAt(bench, { at: [1.3 * U, -1.36 * U, 0] }, post(0.36 * U, 1.1 * U), c(4)),
    plank(0, 2.46, 3.5, 1, -2),
    archAt(bench, { at: [-0.5 * U, -2.82 * U, 0], turn: 3 }, 0.66 * U, 0.5 * U, U, c(0), { width: 1.7 * U, height: 0.9 * U }),
    cube(1.06, 2.82, 0, -14, 3, 0.86),
    roofAt(bench, { at: [-0.5 * U, -3.72 * U, 0], turn: 3 }, [1.7 * U, 0.74 * U, U], c(5)),
    turnedAt(bench, { at: [-1.75 * U, 0, 1.75 * U] }, post(0.42 * U, 0.86 * U), c(5)),
    boxAt(bench, { at: [1.2 * U, 0, 1.7 * U], turn: 34 }, [U * 0.9, U * 0.9, U * 0.9], c(4)),
  ]
}

const wheel = (r: number): Corner[] => [
  [0, -11],
  [r, -11, 3],
  [r, 9, 6],
  [r * 0.42, 11, 4],
  [r * 0.4, 17, 4],
  [0, 17],
]

function wheels(bench: Bench, x: number, y: number, z: number, r: number, i: number): Part[] {
  return [turnedAt(bench, { at: [x, -r, z + y] }, wheel(r), paintOf(bench, i), 'z', 60)]
}

function train(bench: Bench): Part[] {
  const c = (i: number) => paintOf(bench, i)
  const R = 34
  const wagon = (x: number, i: number, load: Part[]): Part[] => [
    boxAt(bench, { at: [x, 0, 0] }, [1, 0.5, 1], c(i)),
    boxAt(bench, { at: [x, -R, 0] }, [186, 34, 112], c(i)),
    ...load,
    ...[-54, 54].flatMap((dx) => wheels(bench, x + dx, 0, 62, R, 4)),
  ]
  const E = -214
  const shade2 = (x: number, w: number): Part => ({
    paint: '',
    shadow: thrown(
      bench,
      [
        [x - w / 2, 0, 60],
        [x + w / 2, 0, 60],
        [x + w / 2, 0, -60],
        [x - w / 2, 0, -60],
      ],
      92,
    ),
  })
  const link = (x: number): Part =>
    turnedAt(
      bench,
      { at: [x, -R - 14, 0] },
      [
        [0, -26],
        [6, -26, 2],
        [6, 26, 2],
        [0, 26],
      ],
      BEECH,
      'x',
      16,
    )
  return [
    shade2(262, 180),
    shade2(40, 180),
    shade2(E + 10, 214),
    ...wagon(266, 2, [
      boxAt(bench, { at: [222, -R - 34, 0], turn: 4 }, [74, 70, 84], c(0)),
      boxAt(bench, { at: [306, -R - 34, 2], turn: -5 }, [74, 70, 84], c(3)),
    ]),
    link(156),
    ...wagon(46, 1, [
      turnedAt(bench, { at: [2, -R - 34, -4] }, post(36, 92), c(5)),
      turnedAt(bench, { at: [88, -R - 34, -4] }, post(36, 74), c(2)),
    ]),
    link(-66),
    boxAt(bench, { at: [E, -R, 0] }, [236, 34, 112], c(0)),
    turnedAt(
      bench,
      { at: [E - 104, -R - 34 - 46, 0] },
      [
        [0, 0],
        [46, 0, 8],
        [46, 132, 2],
        [0, 132],
      ]
        .map(([r, h]): Corner => [r ?? 0, -(h ?? 0)])
        .toReversed()
        .map(([r, h], k): Corner => (k === 0 || k === 3 ? [r, h] : [r, h, 4])),
      c(1),
      'x',
    ),
    boxAt(bench, { at: [E + 66, -R - 34, 0] }, [96, 116, 108], c(3)),
    boxAt(bench, { at: [E + 66, -R - 150, 0] }, [122, 18, 128], c(5)),
    turnedAt(
      bench,
      { at: [E - 66, -R - 34 - 84, 0] },
      [
        [0, 0],
        [16, 0],
        [16, 40, 3],
        [27, 56, 6],
        [27, 66, 4],
        [0, 66],
      ],
      c(4),
    ),
    turnedAt(
      bench,
      { at: [E - 10, -R - 34 - 88, 0] },
      [
        [0, 0],
        [17, 0],
        [17, 12, 12],
        [8, 26, 8],
        [0, 27],
      ],
      c(2),
    ),
    ...[-82, 0, 82].flatMap((dx) => wheels(bench, E + dx, 0, 62, R, 4)),
  ]
}

function windows(
  bench: Bench,
  front: (x: number, y: number) => Vector,
  color: string,
  opening: readonly (readonly [number, number, number, number, boolean])[],
): string {
  return opening
    .map(([x, y, w, h, arched]) => {
      const outline = (grow: number, dx: number) => {
        const head = arched
          ? along(14, (t) => front(x - (w / 2 + grow) * Math.cos(Math.PI * t) + dx, y + h + (w / 2 + grow) * Math.sin(Math.PI * t)))
          : [front(x - w / 2 - grow + dx, y + h + grow), front(x + w / 2 + grow + dx, y + h + grow)]
        return `${line([front(x - w / 2 - grow + dx, y - grow), ...head, front(x + w / 2 + grow + dx, y - grow)].map((p) => bench.view.page(p)))}Z`
      }
      return (
        draw(outline(3, 0), { fill: lighten(color, 0.45) }) +
        draw(outline(0, 0), { fill: darken(color, 0.62) }) +
        draw(outline(-2.5, 1.5), { fill: darken(color, 0.45), opacity: 0.7 })
      )
    })
    .join('')
}

function town(bench: Bench): Part[] {
  const c = (i: number) => paintOf(bench, i)
  const house = (x: number, z: number, w: number, h: number, wall: number, cap: number, turn: number): Part[] => {
    const stand: Stand = { at: [x, 0, z], turn }
    const d = 116
    const p = placed(stand)
    const front = (px: number, py: number) => p(px, py, d / 2)
    const trim = luminance(c(wall)) > 0.5 ? c(0) : c(wall)
    const upper = h - 62
    const body = boxAt(bench, stand, [w, h, d], c(wall))
    const third = w / 4
    return [
      {
        ...body,
        paint: [
          body.paint,
          windows(bench, front, trim, [
            [-third, upper, 20, 30, true],
            [0, upper, 20, 30, true],
            [third, upper, 20, 30, true],
            ...(h > 200
              ? ([
                  [-third, upper - 74, 20, 34, false],
                  [0, upper - 74, 20, 34, false],
                  [third, upper - 74, 20, 34, false],
                ] as const)
              : []),
            [-w / 5, 4, w / 4.4, 50, true],
            [w / 5, 4, w / 4.4, 50, true],
          ]),
        ],
      },
      roofAt(bench, { at: [x, -h, z], turn }, [w + 16, 64, d + 14], c(cap)),
    ]
  }
  const tree = (x: number, z: number, tall: number, i: number): Part[] => [
    turnedAt(
      bench,
      { at: [x, 0, z] },
      [
        [0, 0],
        [26, 0, 3],
        [26, 9, 3],
        [9, 10],
        [9, 34],
        [0, 34],
      ],
      BEECH,
    ),
    turnedAt(
      bench,
      { at: [x, -30, z] },
      [
        [0, 0],
        [44, 0, 10],
        [30, tall * 0.5, 40],
        [0, tall],
      ],
      c(i),
    ),
  ]
  return [
    ...house(-206, -26, 132, 236, 0, 4, 3),
    ...house(-62, -40, 140, 184, 1, 3, -2),
    ...house(84, -30, 132, 258, 2, 0, 2),
    ...house(226, -44, 140, 206, 3, 4, -4),
    ...tree(-230, 128, 104, 5),
    ...tree(206, 132, 122, 5),
    boxAt(bench, { at: [20, 0, 140], turn: 12 }, [66, 40, 42], c(4)),
    turnedAt(bench, { at: [0, -12, 164] }, wheel(13), BEECH, 'z', 30),
    turnedAt(bench, { at: [42, -12, 156] }, wheel(13), BEECH, 'z', 30),
  ]
}

function peg(bench: Bench, x: number, z: number, tall: number, i: number): Part[] {
  return [
    turnedAt(
      bench,
      { at: [x, 0, z] },
      [
        [0, 0],
        [31, 0, 3],
        [32, 12, 8],
        [17, tall * 0.8, 22],
        [8, tall, 8],
        [0, tall],
      ],
      paintOf(bench, i),
    ),
    turnedAt(
      bench,
      { at: [x, -tall + 6, z] },
      along(12, (t) => [23 * Math.sin(Math.PI * t), 23 - 23 * Math.cos(Math.PI * t)] as const),
      BEECH,
    ),
  ]
}

function arches(bench: Bench): Part[] {
  const thick = 38
  return [
    // One inside the other, each pushed a little further forward; what is within the next one out is not drawn
    ...along(5, (_, i) => {
      const outer = 286 - i * (thick + 2)
      return archAt(bench, { at: [-16, 0, i === 0 ? -30 : 15 + 14 * i] }, outer, outer - thick, i === 0 ? 104 : 14, paintOf(bench, i))
    }),
    archAt(bench, { at: [-16, 0, 99] }, 46, 2, 14, BEECH),
    ...peg(bench, 196, 128, 92, 0),
    ...peg(bench, 104, 166, 70, 3),
  ]
}

function stacker(bench: Bench): Part[] {
  const rings = [
    [222, 52],
    [196, 49],
    [170, 46],
    [146, 42],
    [124, 38],
    [104, 33],
  ] as const
  let height = 46
  const bodies: Facets[] = []
  rings.forEach(([radius, thick], i) => {
    height += thick * 0.86
    bodies.push(torusAt(bench, [(bench.random() - 0.5) * 7, -height, 0], radius, thick, paintOf(bench, i), (bench.random() - 0.5) * 0.02))
    height += thick * 0.86 - 3
  })
  const base = turnedAt(
    bench,
    { at: [0, 0, 0] },
    [
      [0, 0],
      [196, 0, 6],
      [204, 30, 16],
      [176, 46, 12],
      [0, 46],
    ],
    BEECH,
    'y',
    70,
  )
  const painted = bodies.map((ring, i) => {
    const { view } = bench
    const [radius] = rings[i] ?? [0]
    const [, y, z] = ring.at(0, 0.75)
    const [px, py] = view.page([0, y + 4, z - radius])
    return [oval(px + 6, py - 4, radius * 0.8, radius * 0.2, { fill: SHADOW, opacity: 0.4, soft: 8 }), mesh(view, bench.studio, [ring])]
  })
  const round = lathe(along(18, (t) => [58 * Math.sin(Math.PI * t), height - 14 + 54 - 54 * Math.cos(Math.PI * t)] as const))
  const [bx, by] = bench.view.page([6, -height, 0])
  const ball = [
    oval(bx, by, 44, 14, { fill: SHADOW, opacity: 0.5, soft: 4 }),
    mesh(bench.view, bench.studio, [{ at: round.at, rows: 60, cols: 90, flipped: true, material: wood(paintOf(bench, 0), bench.bare) }]),
  ]
  return [base, { paint: painted }, { paint: ball }]
}

interface Toy {
  readonly parts: (bench: Bench) => Part[]
  readonly at: Point
  readonly yaw: number
  readonly pitch: number
  readonly floor: number
  readonly focus: Point
}

const TOYS = {
  tower: { parts: tower, at: [396, 714], yaw: -24, pitch: 17, floor: 745, focus: [390, 520] },
  train: { parts: train, at: [404, 690], yaw: 27, pitch: 22, floor: 740, focus: [260, 640] },
  town: { parts: town, at: [396, 690], yaw: -22, pitch: 19, floor: 740, focus: [360, 560] },
  arches: { parts: arches, at: [404, 706], yaw: -20, pitch: 18, floor: 745, focus: [360, 560] },
  stacker: { parts: stacker, at: [400, 738], yaw: 0, pitch: 17, floor: 765, focus: [380, 560] },
} satisfies Record<string, Toy>

export function blocks({ toy: key, paints, bare, bg }: BlocksColours & BlocksShape): Drawing {
  const toy: Toy = TOYS[key]
  const bench: Bench = {
    view: camera({ at: toy.at, yaw: toy.yaw, pitch: toy.pitch, distance: 1e5 }),
    studio: room(bg),
    paints,
    bare,
    random: dice(17),
  }
  const parts = toy.parts(bench)
  return {
    bg,
    floor: toy.floor,
    focus: toy.focus,
    defs: [fibres('grain-bare', '.006 .11', 1.5), fibres('grain-paint', '.006 .14', 1.5)],
    parts: [parts.map((part) => part.shadow ?? ''), group(parts.map((part) => part.paint))],
  }
}
