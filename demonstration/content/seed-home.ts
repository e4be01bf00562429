import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findHomeCodes, insertBanners, insertBlocks, type NewBanner, type NewBlock } from '../../src/features/content/server/home.store.ts'
import type { Orm } from '../../src/platform/db/database.ts'

export interface HomeEntries {
  blocks: NewBlock[]
  banners: NewBanner[]
}

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
export async function seedHome(orm: Orm, now: Date, options: { demonstration: boolean }): Promise<void> {
  const { blocks, banners } = readHome(options)
  const there = await findHomeCodes(orm)
  const missing = <T extends { contentCode: string }>(entries: readonly T[], codes: Set<string>) =>
    entries.filter(({ contentCode }) => !codes.has(contentCode)).map((entry) => ({ ...entry, startsAt: now }))
  await insertBlocks(orm, missing(blocks, there.blocks))
  await insertBanners(orm, missing(banners, there.banners))
}
