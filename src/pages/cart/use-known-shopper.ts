import { useMemo } from 'react'
import { getCustomerShippingAddresses } from '#src/features/addresses/addresses.contract.ts'
import type { KnownShopper } from '#src/features/checkout/rules/known-address.ts'
import { useMine } from '#src/pages/member/use-mine.ts'

/** What is known of a member who is about to pay; null for a guest, and until it is known. */
export function useKnownShopper(): KnownShopper | null {
  const { data } = useMine(getCustomerShippingAddresses, {})
  return useMemo(() => {
    if (!data) return null
    const { shippingAddressInfos: saved, name, email, contactNo } = data.value
    return { name, email, contactNo, saved }
  }, [data])
}
