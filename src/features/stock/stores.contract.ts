import * as z from 'zod/mini'
import type { Translated } from '#src/kit/culture.ts'
import { code, fields, inLanguages, line, listOf } from '#src/kit/expected.ts'

/** A place where goods are: a warehouse, or a store. What is not known of it is empty. */
export interface Store {
  code: string
  kind: 'warehouse' | 'store'
  name: Translated
  address: Translated
  phone: string
  /** When it is open, as pages show it. */
  hours: Translated
  /** Whether its goods are sold online, and can be collected in a store. */
  sellsOnline: boolean
}

/** All places; their order is that in which goods are taken from them. */
export const stores: z.ZodMiniType<Store[]> = listOf(
  fields({
    code: code(),
    kind: z.enum(['warehouse', 'store'], 'warehouse or store'),
    name: inLanguages(60),
    address: inLanguages(300, 0),
    phone: line(30, 0),
    hours: inLanguages(300, 0),
    sellsOnline: z.boolean('true or false'),
  }),
  'stores',
  (store) => store.code,
)
