import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, gzip, gzipSync } from 'node:zlib'
import { acceptedForm, type Form } from './accepted-form.ts'
import { brotliOf, quickQuality } from './brotli.ts'

/** Fewer bytes gain nothing. */
const worthCompressing = 1024
/** Fewer bytes are compressed on this thread, in 0.1 ms. To give them to another takes 0.2 ms of this thread, and 0.5 of both. */
const worthAThread = 16 * 1024

const [onThread, zippedOnThread] = [promisify(brotliCompress), promisify(gzip)]
const zipped = { level: 6 }

/** How an answer of so many bytes is sent to whoever accepts these encodings. */
export const formFor = (length: number, accepted: string | string[] | undefined): Form =>
  length < worthCompressing ? 'identity' : acceptedForm(accepted)

/** Compresses what may be asked for only once. */
export function compressed(whole: Buffer, form: Exclude<Form, 'identity'>): Buffer | Promise<Buffer> {
  const isLong = whole.length >= worthAThread
  if (form === 'gzip') return isLong ? zippedOnThread(whole, zipped) : gzipSync(whole, zipped)
  const options = brotliOf(whole.length, quickQuality)
  return isLong ? onThread(whole, options) : brotliCompressSync(whole, options)
}
