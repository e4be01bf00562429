import type { CardField } from './card-rules.ts'

/** What the frame tells the page around it. Heights are CSS pixels. */
export type FromFrame =
  | { type: 'ready' }
  | { type: 'height'; height: number }
  | { type: 'invalid'; fields: Partial<Record<CardField, true>> }
  | { type: 'nonce'; nonce: string; brand: string; last4: string }
  | { type: 'failed' }

/** What the page asks of the frame. Each `submit` is answered by one `invalid`, `nonce` or `failed`. */
export type ToFrame = { type: 'submit' } | { type: 'disable'; disabled: boolean } | { type: 'focus' }
