// Which drawn picture shows which colour of which product.
import { readFileSync } from 'node:fs'
import type { Colour, Pair } from './shape.ts'
import { PALETTE } from './words.ts'

interface Drawn {
  readonly key: string
  readonly colourway: string
  readonly name: { readonly en: string; readonly zh: string }
  readonly swatch: string
  readonly silhouette: string | null
}

const art = JSON.parse(readFileSync(new URL('../art/art.json', import.meta.url), 'utf8')) as {
  types: Record<string, readonly Drawn[]>
  default: readonly string[]
}

export interface Picture {
  readonly src: string
  readonly alt: Pair
}

/** A colour by its code: the art's own for drawn types, the palette's for the others. */
export function colourOf(artType: string | null, code: string): Colour {
  if (artType === null) {
    const colour = PALETTE.find((each) => each.code === code)
    if (!colour) throw new Error(`No colour ${code} in the palette`)
    return colour
  }
  const drawn = art.types[artType]?.find((each) => each.colourway === code)
  if (!drawn) throw new Error(`art.json has no colourway ${code} of ${artType}`)
  return { code, name: [drawn.name.en, drawn.name.zh], swatch: drawn.swatch }
}

/** The key of a drawn picture: in the silhouette asked for, or in the one without a name. */
function keyOf(artType: string, colour: string, silhouette: string | undefined): string {
  const inColour = art.types[artType]?.filter((each) => each.colourway === colour)
  const drawn = inColour?.find((each) => each.silhouette === silhouette) ?? inColour?.find((each) => each.silhouette === null)
  if (!drawn) throw new Error(`art.json has no ${artType} in ${colour}, ${silhouette}`)
  return drawn.key
}

const close: Pair = [', close up', '，细节']

/** The pictures of one colour, the one for listings first. */
export function drawnPictures(artType: string, colour: string, silhouette: string | undefined, [en, zh]: Pair): Picture[] {
  const base = `/art/${artType}/${keyOf(artType, colour, silhouette)}`
  return [
    { src: `${base}-front-800.webp`, alt: [en, zh] },
    { src: `${base}-detail-800.webp`, alt: [en + close[0], zh + close[1]] },
  ]
}

/** The picture of an undrawn type is a wrapped parcel; neighbours in a listing get different tints. */
export function parcelPicture(product: number, [en, zh]: Pair): Picture {
  const line = Math.floor(product / 20)
  const tint = art.default[(product + line * 2) % art.default.length]
  return { src: `/art/default/${tint}-front-800.webp`, alt: [`${en}, gift wrapped`, `${zh}，礼盒包装`] }
}
