import { createCustomerShippingAddress, getCustomerShippingAddresses } from '#src/features/addresses/addresses.contract.ts'
import type { AddressFields } from '#src/features/addresses/rules/address.ts'
import { SaveAddress } from '#src/features/addresses/web/save-address.tsx'
import { useBrowserClient } from '#src/pages/use-browser-client.ts'
import { useMine } from './use-mine.ts'

/** Offers a member to save the address that an order was sent to (address-20). */
export function SaveOrderAddress({ address }: { address: AddressFields }) {
  const client = useBrowserClient()
  const book = useMine(getCustomerShippingAddresses, {})
  if (!book.data) return null
  const save = async () => {
    const reply = await client(createCustomerShippingAddress, { body: address })
    if (!reply.ok) return reply.problem.message
    void book.refetch()
    return null
  }
  return <SaveAddress address={address} saved={book.data.value.shippingAddressInfos} onSave={save} />
}
