import type { Shop } from '#src/shop.ts'

/** What a command was given, checked for form only. */
export interface Given {
  orderNumber: string
  /** The name that is written into the order's history. */
  by: string
  dryRun: boolean
  group?: string
  carrier?: string
  tracking?: string
  code?: string
  status?: string
  most?: string
  lines?: string
  return?: string
  'kept-gifts'?: string
  note?: string
  delivery?: boolean
  unsellable?: boolean
  goodwill?: boolean
}

export interface Answer {
  /** What is printed: to the output, or for a refusal to the errors. */
  text: string
  /** What --json prints in its place. */
  data: unknown
  /** True: nothing was done, because the order does not allow it. */
  isRefused?: boolean
}

/** One command of `npm run orders`. */
export interface OrdersCommand {
  /** Its arguments, as the usage text shows them. It takes no other options than these and those of every command. */
  usage: string
  about: string
  /** False for one that is about many orders. */
  needsOrder: boolean
  run(staff: Shop['staff'], given: Given): Promise<Answer>
}
