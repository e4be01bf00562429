// The list of pictures, each with the drawing that makes it, and the manifest by which the seed and the tests know them.
import { writeFileSync } from 'node:fs'
import * as bags from './colourways-bags.ts'
import * as beauty from './colourways-beauty.ts'
import * as fashion from './colourways-fashion.ts'
import * as home from './colourways-home.ts'
import * as kitchen from './colourways-kitchen.ts'
import * as ranges from './colourways.ts'
import type { Colourway, Range } from './colourways.ts'
import { parcel } from './default.ts'
import type { Drawing } from './scene.ts'
import { blocks } from './types/blocks.ts'
import { candle } from './types/candle.ts'
import { casserole } from './types/casserole.ts'
import { compact } from './types/compact.ts'
import { creamJar } from './types/cream-jar.ts'
import { cushion } from './types/cushion.ts'
import { dinnerSet } from './types/dinner-set.ts'
import { dress } from './types/dress.ts'
import { fragrance } from './types/fragrance.ts'
import { fryingPan } from './types/frying-pan.ts'
import { handbag } from './types/handbag.ts'
import { kettle } from './types/kettle.ts'
import { knit } from './types/knit.ts'
import { lamp } from './types/lamp.ts'
import { lipstick } from './types/lipstick.ts'
import { loafer } from './types/loafer.ts'
import { necklace } from './types/necklace.ts'
import { scarf } from './types/scarf.ts'
import { serum } from './types/serum.ts'
import { shirt } from './types/shirt.ts'
import { sneaker } from './types/sneaker.ts'
import { suitcase } from './types/suitcase.ts'
import { sunglasses } from './types/sunglasses.ts'
import { tin } from './types/tin.ts'
import { tote } from './types/tote.ts'
import { towels } from './types/towels.ts'
import { trousers } from './types/trousers.ts'
import { vase } from './types/vase.ts'
import { wallet } from './types/wallet.ts'
import { watch } from './types/watch.ts'

export const VIEWS = ['front', 'detail'] as const
export const DEFAULT_TYPE = 'default'

export interface Picture {
  readonly type: string
  readonly key: string
  readonly silhouette: string | null
  readonly colourway: Pick<Colourway<unknown>, 'key' | 'name' | 'swatch'>
  /** What the picture depends on besides the source of its type. */
  readonly options: object
  readonly draw: () => Drawing
}

function range<Colours extends object, Shape extends object>(
  type: string,
  draw: (options: Colours & Shape) => Drawing,
  { colourways, silhouettes }: Range<Colours, Shape>,
): Picture[] {
  const picture = (colourway: Colourway<Colours>, silhouette: string | null, options: Colours & Shape): Picture => ({
    type,
    key: silhouette === null ? colourway.key : `${colourway.key}-${silhouette}`,
    silhouette,
    colourway,
    options,
    draw: () => draw(options),
  })
  return colourways.flatMap((colourway) =>
    silhouettes.length === 0
      ? // A type without silhouettes has no shape options
        [picture(colourway, null, colourway.options as Colours & Shape)]
      : silhouettes
          .filter(({ key }) => key === null || (colourway.only?.includes(key) ?? true))
          .map(({ key, options }) => picture(colourway, key, { ...colourway.options, ...options })),
  )
}

/** Every product picture, type by type, colourway by colourway. */
export function pictures(): Picture[] {
  return [
    range('fragrance', fragrance, ranges.fragrance),
    range('serum', serum, beauty.serum),
    range('compact', compact, beauty.compact),
    range('cream-jar', creamJar, beauty.creamJar),
    range('handbag', handbag, ranges.handbag),
    range('tote', tote, bags.tote),
    range('wallet', wallet, bags.wallet),
    range('casserole', casserole, ranges.casserole),
    range('shirt', shirt, fashion.shirt),
    range('lipstick', lipstick, ranges.lipstick),
    range('watch', watch, fashion.watch),
    range('sneaker', sneaker, fashion.sneaker),
    range('dress', dress, fashion.dress),
    range('knit', knit, fashion.knit),
    range('lamp', lamp, ranges.lamp),
    range('vase', vase, ranges.vase),
    range('suitcase', suitcase, ranges.suitcase),
    range('tin', tin, ranges.tin),
    range('towels', towels, ranges.towels),
    range('candle', candle, ranges.candle),
    range('sunglasses', sunglasses, fashion.sunglasses),
    range('necklace', necklace, fashion.necklace),
    range('scarf', scarf, fashion.scarf),
    range('loafer', loafer, fashion.loafer),
    range('trousers', trousers, fashion.trousers),
    range('blocks', blocks, home.blocks),
    range('cushion', cushion, home.cushion),
    range('dinner-set', dinnerSet, kitchen.dinnerSet),
    range('frying-pan', fryingPan, kitchen.fryingPan),
    range('kettle', kettle, kitchen.kettle),
  ].flat()
}

/** The parcel that stands for any product without a picture of its own, in each tint. */
export function defaults(): Picture[] {
  return range(DEFAULT_TYPE, parcel, ranges.parcel)
}

/** Pictures that are also drawn tall, to stand in an arch. */
export function arches(all: readonly Picture[]): Picture[] {
  return ranges.ARCHES.map(([type, key]) => {
    const found = all.find((p) => p.type === type && p.key === key)
    if (!found) throw new Error(`No picture ${type}/${key} to put in an arch`)
    return found
  })
}

/** One picture a line, so that a change to one shows as such in a diff. */
export function writeManifest(path: string): void {
  const lists = new Map<string, string[]>()
  for (const { type, key, silhouette, colourway } of pictures()) {
    const { key: name, ...rest } = colourway
    const entry = { key, colourway: name, name: rest.name, swatch: rest.swatch, silhouette, views: VIEWS }
    lists.set(type, [...(lists.get(type) ?? []), `      ${JSON.stringify(entry)}`])
  }
  const types = [...lists].map(([type, entries]) => `    "${type}": [\n${entries.join(',\n')}\n    ]`)
  const tints = JSON.stringify(defaults().map((p) => p.key))
  const tall = ranges.ARCHES.map(([type, key]) => `    ${JSON.stringify({ type, key })}`)
  writeFileSync(path, `{\n  "types": {\n${types.join(',\n')}\n  },\n  "default": ${tints},\n  "arch": [\n${tall.join(',\n')}\n  ]\n}\n`)
}
