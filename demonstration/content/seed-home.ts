import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { seedHomeEntries, type HomeEntries } from '../../src/features/content/server/house-texts.ts'
import type { Orm } from '../../src/platform/db/database.ts'

/** The home page of a new shop; for the demonstration with the blocks about its own goods. */
export function readHome({ demonstration }: { demonstration: boolean }): HomeEntries {
  const {
    blocks,
    banners,
    demonstration: more,
  } = JSON.parse(readFileSync(join(import.meta.dirname, 'home.json'), 'utf8')) as HomeEntries & { demonstration: HomeEntries }
  return demonstration ? { blocks: [...blocks, ...more.blocks], banners: [...banners, ...more.banners] } : { blocks, banners }
}

/** Inserts blocks and banners whose code does not exist; what an operator has added, changed or ended is not changed. */
export const seedHome = (orm: Orm, now: Date, options: { demonstration: boolean }): Promise<void> =>
  seedHomeEntries(orm, readHome(options), now)
