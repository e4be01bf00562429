import type { Feature } from '#src/platform/feature.ts'
import type { Platform } from '#src/platform/platform.ts'
import { addressesRoutes } from './server/addresses.routes.ts'
import { createAddresses } from './server/addresses.service.ts'
import { createPostalLookUp } from './server/look-up.ts'
import { addressesMemberData } from './server/member-data.ts'

export const addressesFeature = ({ database, clock, postal, quotas }: Platform): Feature => ({
  service: null,
  routes: addressesRoutes(createAddresses(database, clock), createPostalLookUp(postal, quotas, database)),
  memberData: addressesMemberData,
})
