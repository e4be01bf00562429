import type { CardField } from './card-rules.ts'

/** The messages from the frame to the embedding page. Heights are in CSS pixels. */
export type FromFrame =
  | { type: 'ready' }
  | { type: 'height'; height: number }
  | { type: 'invalid'; fields: Partial<Record<CardField, true>> }
  /** `range`: the first six digits, which say whose bank's card it is. */
  | { type: 'nonce'; nonce: string; brand: string; last4: string; range: string }
  | { type: 'failed' }

/** The messages from the page to the frame. Each `submit` is answered by one `invalid`, `nonce` or `failed`. */
export type ToFrame = { type: 'submit' } | { type: 'disable'; disabled: boolean } | { type: 'focus' }
