import { gzipSync } from 'node:zlib'
import { acceptedForm, type Form } from './accepted-form.ts'
import { quickBrotli } from './brotli.ts'

/** Fewer bytes gain nothing. */
const worthCompressing = 1024

/** How an answer of so many bytes is sent to whoever accepts these encodings. */
export const formFor = (length: number, accepted: string | string[] | undefined): Form =>
  length < worthCompressing ? 'identity' : acceptedForm(accepted)

/** Compresses what is asked for only once. */
export const compressed = (whole: Buffer, form: Exclude<Form, 'identity'>): Buffer =>
  form === 'gzip' ? gzipSync(whole, { level: 1 }) : quickBrotli(whole)
