import { inCulture } from '#src/kit/culture.ts'
import { ok } from '#src/kit/result.ts'
import { memberRoute, route } from '#src/platform/http/route.ts'
import {
  createCustomerShippingAddress,
  deleteCustomerShippingAddress,
  getAllCountries,
  getCustomerShippingAddresses,
  lookupPostalCode,
  setDefaultShippingAddress,
  updateCustomerShippingAddress,
} from '../addresses.contract.ts'
import { districtOf } from '../rules/postal-sectors.ts'
import { presentCountries } from './addresses.present.ts'
import type { AddressesService } from './addresses.service.ts'
import type { PostalLookUp } from './look-up.ts'

export const addressesRoutes = (addresses: AddressesService, lookUp: PostalLookUp) => [
  memberRoute(getCustomerShippingAddresses, async ({ caller }) => ok(await addresses.book(caller))),
  memberRoute(createCustomerShippingAddress, ({ body, caller }) => addresses.create(caller, body)),
  memberRoute(updateCustomerShippingAddress, ({ body, caller }) => addresses.update(caller, body.addressId, body.address)),
  memberRoute(setDefaultShippingAddress, ({ body, caller }) => addresses.setDefault(caller, body.addressId)),
  memberRoute(deleteCustomerShippingAddress, ({ body, caller }) => addresses.remove(caller, body.addressId)),
  route(getAllCountries, async ({ query: { pageNo, pageSize }, caller }) => {
    const all = presentCountries(caller.culture)
    const paging = { totalRecordCount: all.length, pageCount: Math.ceil(all.length / pageSize), pageNumber: pageNo, pageSize }
    return ok({ data: all.slice((pageNo - 1) * pageSize, pageNo * pageSize), paging })
  }),
  route(lookupPostalCode, async ({ query: { postalCode }, caller }) => {
    const answer = await lookUp(caller, postalCode)
    if (!answer.ok) return answer
    const district = districtOf(postalCode)
    if (answer.value.state === 'unknown' && !district) return ok(null)
    const place = answer.value.state === 'found' ? answer.value.place : { postalCode, block: '', street: '', building: '' }
    return ok({ ...place, district: district ? inCulture(district, caller.culture) : '' })
  }),
]
