import type { Messages as Words } from 'use-intl'
import type { Culture } from '#src/kit/culture.ts'
import type { Feature } from '#src/platform/feature.ts'
import { languageRoutes } from './server/language.routes.ts'

export const languageFeature = (words: Record<Culture, Words>): Feature => ({ service: null, routes: languageRoutes(words) })
