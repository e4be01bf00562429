import type { Feature } from '#src/platform/feature.ts'
import type { Platform } from '#src/platform/platform.ts'
import { cacheRoutes } from './server/cache.routes.ts'

export const cacheFeature = ({ changes }: Platform): Feature => ({ service: null, routes: cacheRoutes(changes) })
