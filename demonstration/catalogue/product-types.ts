import { fragrance } from './types/fragrance.ts'
import { serum } from './types/serum.ts'
import { lipstick } from './types/lipstick.ts'
import { compact } from './types/compact.ts'
import { creamJar } from './types/cream-jar.ts'
import { candle } from './types/candle.ts'
import { handbag } from './types/handbag.ts'
import { tote } from './types/tote.ts'
import { wallet } from './types/wallet.ts'
import { watch } from './types/watch.ts'
import { sunglasses } from './types/sunglasses.ts'
import { necklace } from './types/necklace.ts'
import { shirt } from './types/shirt.ts'
import { knit } from './types/knit.ts'
import { dress } from './types/dress.ts'
import { trousers } from './types/trousers.ts'
import { sneaker } from './types/sneaker.ts'
import { loafer } from './types/loafer.ts'
import { scarf } from './types/scarf.ts'
import { suitcase } from './types/suitcase.ts'
import { casserole } from './types/casserole.ts'
import { fryingPan } from './types/frying-pan.ts'
import { kettle } from './types/kettle.ts'
import { dinnerSet } from './types/dinner-set.ts'
import { vase } from './types/vase.ts'
import { lamp } from './types/lamp.ts'
import { cushion } from './types/cushion.ts'
import { towels } from './types/towels.ts'
import { blocks } from './types/blocks.ts'
import { tin } from './types/tin.ts'
import type { ProductType } from './shape.ts'

/** The thirty product types, in the order of their article number blocks. */
export const PRODUCT_TYPES: readonly ProductType[] = [
  fragrance,
  serum,
  lipstick,
  compact,
  creamJar,
  candle,
  handbag,
  tote,
  wallet,
  watch,
  sunglasses,
  necklace,
  shirt,
  knit,
  dress,
  trousers,
  sneaker,
  loafer,
  scarf,
  suitcase,
  casserole,
  fryingPan,
  kettle,
  dinnerSet,
  vase,
  lamp,
  cushion,
  towels,
  blocks,
  tin,
]
