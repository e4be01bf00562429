import type { CardField } from './card-rules.ts'

/** The messages from the frame to the embedding page. Heights are in CSS pixels. */
export type FromFrame =
  | { type: 'ready' }
  | { type: 'height'; height: number }
  | { type: 'invalid'; fields: Partial<Record<CardField, true>> }
  /** Something was typed, and no field is marked any more. */
  | { type: 'mended' }
  /** `range`: the first six digits, which say whose bank's card it is. */
  | { type: 'nonce'; nonce: string; brand: string; last4: string; range: string }
  | { type: 'failed' }
  /** These two end the 3-D Secure page. */
  | { type: 'proof'; proof: string }
  | { type: 'abandoned' }

/** The messages from the page to the frame. The 3-D Secure page knows `focus` only. Each `submit` is answered by one `invalid`, `nonce` or `failed`. */
export type ToFrame = { type: 'submit' } | { type: 'disable'; disabled: boolean } | { type: 'focus' }
