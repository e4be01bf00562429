// What stands in each banner: a tint, and things from the catalogue, back to front.
import * as ranges from '../colourways.ts'
import type { Drawing } from '../scene.ts'
import { candle } from '../types/candle.ts'
import { casserole } from '../types/casserole.ts'
import { fragrance } from '../types/fragrance.ts'
import { handbag } from '../types/handbag.ts'
import { suitcase } from '../types/suitcase.ts'
import { tin } from '../types/tin.ts'
import { vase } from '../types/vase.ts'

/** A thing on the table: its middle from left to right and its foot, in pixels of the frame, and its size against its own page. */
export interface Placed {
  readonly draw: (bg: string) => Drawing
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface View {
  readonly name: 'desktop' | 'mobile'
  readonly width: number
  readonly height: number
  readonly things: readonly Placed[]
}

export interface Scene {
  readonly code: string
  readonly bg: string
  readonly views: readonly View[]
}

/** The files of one banner. */
export const BANNER_FILES = {
  desktop: ['1600.avif', '1600.webp', '800.avif'],
  mobile: ['720.avif', '720.webp', '360.avif'],
} as const

/** Words stand at the left of a wide banner, and above the things of a tall one. */
const DESKTOP = { name: 'desktop', width: 1800, height: 800 } as const
const MOBILE = { name: 'mobile', width: 720, height: 900 } as const

type Draw = Placed['draw']
type Place = readonly [draw: Draw, x: number, y: number, scale: number]

const place = ([draw, x, y, scale]: Place): Placed => ({ draw, x, y, scale })

function scene(code: string, bg: string, desktop: readonly Place[], mobile: readonly Place[]): Scene {
  const views = [
    { ...DESKTOP, things: desktop.map(place) },
    { ...MOBILE, things: mobile.map(place) },
  ]
  return { code, bg, views: views.filter(({ things }) => things.length > 0) }
}

function colours<C>({ colourways }: { readonly colourways: readonly { readonly key: string; readonly options: C }[] }, key: string): C {
  const found = colourways.find((each) => each.key === key)
  if (!found) throw new Error(`No colourway ${key}`)
  return found.options
}

const tealPot: Draw = (bg) => casserole({ ...colours(ranges.casserole, 'teal'), bg })
const redTin: Draw = (bg) => tin({ ...colours(ranges.tin, 'lacquer'), girth: 0.3, bg })
const pandanTin: Draw = (bg) => tin({ ...colours(ranges.tin, 'pandan'), girth: 0.95, bg })
const jasmine: Draw = (bg) => candle({ ...colours(ranges.candle, 'jasmine'), bg })
const amber: Draw = (bg) => fragrance({ ...colours(ranges.fragrance, 'amber'), tall: 0, bg })
const trunk: Draw = (bg) => suitcase({ ...colours(ranges.suitcase, 'coral'), size: 1, ribs: 5, bg })
const dayBag: Draw = (bg) => handbag({ ...colours(ranges.handbag, 'ink'), slouch: 0, bg })
const pot =
  (key: string, belly: number): Draw =>
  (bg) =>
    vase({ ...colours(ranges.vase, key), belly, bg })

export const SCENES: readonly Scene[] = [
  scene(
    'table',
    ranges.TINTS.butter,
    [
      [pot('porcelain', 0.1), 1230, 655, 0.78],
      [tealPot, 1490, 690, 0.86],
      [redTin, 1245, 720, 0.42],
    ],
    [
      [pot('porcelain', 0.1), 170, 800, 0.62],
      [tealPot, 425, 830, 0.74],
    ],
  ),
  scene(
    'gifts',
    ranges.TINTS.rose,
    [
      [amber, 1270, 660, 0.8],
      [pandanTin, 1585, 665, 0.72],
      [jasmine, 1420, 710, 0.6],
    ],
    [
      [amber, 220, 800, 0.62],
      [pandanTin, 525, 805, 0.58],
      [jasmine, 360, 840, 0.46],
    ],
  ),
  scene(
    'journeys',
    ranges.TINTS.powder,
    [
      [trunk, 1520, 670, 0.78],
      [dayBag, 1275, 705, 0.6],
    ],
    [
      [trunk, 450, 805, 0.66],
      [dayBag, 225, 835, 0.5],
    ],
  ),
  scene(
    'kiln',
    ranges.TINTS.sand,
    [],
    [
      [pot('celadon', 0.1), 190, 790, 0.86],
      [pot('cobalt', 0.75), 500, 810, 0.78],
      [pot('porcelain', 0.75), 330, 850, 0.5],
    ],
  ),
]
