import type { Feature } from '#src/platform/feature.ts'
import { languageRoutes, type Catalogues } from './server/language.routes.ts'

export const languageFeature = (catalogues: Catalogues): Feature => ({ service: null, routes: languageRoutes(catalogues) })
