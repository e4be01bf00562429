import { seedTexts, textFolder, type TextPlace } from '../../src/features/content/server/house-texts.ts'
import type { StoredLink, StoredPage } from '../../src/features/content/server/content.store.ts'
import type { Orm } from '../../src/platform/db/database.ts'

const texts = textFolder(import.meta.dirname)

/** Inserts the demonstration shop's texts and navigation where they are missing; an existing text is not changed. */
export const seedContent = (orm: Orm, now: Date): Promise<void> => seedTexts(orm, texts, now)

/** The texts in their order. */
export const contentPlaces = (): TextPlace[] => texts.places()
export const readPage = (place: Omit<TextPlace, 'position'>): Omit<StoredPage, 'updatedAt'> => texts.page(place)
export const readLinks = (): StoredLink[] => texts.links()
