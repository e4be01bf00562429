import { useMemo } from 'react'
import { getCustomerShippingAddresses } from '#src/features/addresses/addresses.contract.ts'
import type { KnownShopper } from '#src/features/checkout/rules/known-address.ts'
import { useMine } from '#src/pages/member/use-mine.ts'

/** The name, contact and addresses of the member who is checking out; null for a guest, and while loading. */
export function useKnownShopper(): KnownShopper | null {
  const { data } = useMine(getCustomerShippingAddresses, {})
  return useMemo(() => {
    if (!data) return null
    const { shippingAddressInfos: saved, name, email, contactNo } = data.value
    return { name, email, contactNo, saved }
  }, [data])
}
