import { SingleBar } from 'cli-progress'
import type { ImportOptions } from '#src/features/catalogue-import/server/catalogue-import.service.ts'

/** A bar where there is a terminal, else a line every few seconds. */
export function progressOf(size: number): { update: NonNullable<ImportOptions['onProgress']>; stop(): void } {
  if (process.stderr.isTTY) {
    const bar = new SingleBar({ format: '{bar} {percentage} % | {rows} rows, {products} products | {eta_formatted} left' })
    bar.start(Math.max(size, 1), 0, { rows: 0, products: 0 })
    return { update: ({ bytes, ...counts }) => bar.update(bytes, counts), stop: () => bar.stop() }
  }
  let last = Date.now()
  return {
    update({ bytes, rows, products }) {
      if (Date.now() - last < 3000) return
      last = Date.now()
      process.stderr.write(`${Math.floor((bytes / size) * 100)} %: ${rows} rows, ${products} products\n`)
    },
    stop: () => {},
  }
}
