import * as z from 'zod/mini'

/** Why something is not sold, in the caller's language (stock-10). `reason` is free text, so that a new reason breaks no client. */
export const NotSold = z.object({
  reason: z.string(),
  /** `Out of stock` */
  title: z.string(),
  /** `This product is OUT OF STOCK` */
  message: z.string(),
  /** Whether lists and its page still show it. */
  isShown: z.boolean(),
})
export type NotSold = z.infer<typeof NotSold>
