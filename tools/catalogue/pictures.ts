import { join } from 'node:path'
import { SingleBar } from 'cli-progress'
import { fetchPictures, type FetchOptions, type FetchReport } from '#src/features/catalogue-import/server/fetch-pictures.ts'
import type { PictureSource } from '#src/outside/pictures/port.ts'
import type { Database } from '#src/platform/db/database.ts'

/** The folder from which the shop serves fetched pictures. */
export const picturesFolder = ({ DATA_DIR }: Record<string, string | undefined>): string => join(DATA_DIR || 'var', 'pictures')

/** Fetches the pictures of the whole catalogue, says how far it is, and what it came to. */
export async function bringPictures(database: Database, folder: string, pictures: PictureSource): Promise<{ code: 0 | 1; out: string }> {
  const progress = pictureProgress()
  const report = await fetchPictures(database, { pictures, folder, now: new Date(), onProgress: progress.update }).finally(progress.stop)
  return { code: report.failed.length > 0 ? 1 : 0, out: textOf(report) }
}

function textOf({ fetched, failed }: FetchReport): string {
  if (fetched + failed.length === 0) return 'Pictures: none is named by a web address.'
  const lines = failed.map(({ url, why }) => `  ${url}: ${why}`)
  return [`Pictures: ${fetched} fetched, ${failed.length} left where they are.`, ...lines].join('\n')
}

/** A bar where there is a terminal, else a line every few seconds. */
function pictureProgress(): { update: NonNullable<FetchOptions['onProgress']>; stop(): void } {
  if (!process.stderr.isTTY) {
    let last = Date.now()
    const update: FetchOptions['onProgress'] = ({ done, failed, all }) => {
      if (Date.now() - last < 3000) return
      last = Date.now()
      process.stderr.write(`${done} of ${all} pictures, ${failed} failed\n`)
    }
    return { update, stop: () => {} }
  }
  const bar = new SingleBar({ format: '{bar} {percentage} % | {value} of {total} pictures, {failed} failed | {eta_formatted} left' })
  bar.start(1, 0, { failed: 0 })
  return {
    update({ done, failed, all }) {
      bar.setTotal(all)
      bar.update(done, { failed })
    },
    stop: () => bar.stop(),
  }
}
