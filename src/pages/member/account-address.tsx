import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import {
  addressOnWire,
  createCustomerShippingAddress,
  deleteCustomerShippingAddress,
  getCustomerShippingAddresses,
  setDefaultShippingAddress,
  updateCustomerShippingAddress,
  type AddressBook as Book,
} from '#src/features/addresses/addresses.contract.ts'
import { AddressBook } from '#src/features/addresses/web/address-book.tsx'
import type { AddressCommands, Refusal } from '#src/features/addresses/web/address-commands.ts'
import type { Failure } from '#src/kit/client.ts'
import { postalLookUp } from '#src/pages/postal-look-up.ts'
import { useCountries } from '#src/pages/use-countries.ts'
import { useBrowserClient } from '#src/pages/use-browser-client.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { MemberData } from './member-data.tsx'
import { MemberPage } from './member-page.tsx'
import { mineKey, useMine } from './use-mine.ts'

export default function AccountAddress() {
  const t = useTranslations('memberArea')
  const book = useMine(getCustomerShippingAddresses, {})
  const countries = useCountries()
  const commands = useCommands()
  const skeleton = <Skeleton label={t('loading')} rows={3} />
  return (
    <MemberPage page="account-address" skeleton={skeleton}>
      <MemberData of={book} skeleton={skeleton}>
        {({ value }) => <AddressBook book={value} countries={countries} commands={commands} />}
      </MemberData>
    </MemberPage>
  )
}

function useCommands(): AddressCommands {
  const t = useTranslations('addresses')
  const client = useBrowserClient()
  const queries = useQueryClient()
  const key = mineKey(getCustomerShippingAddresses)
  const storeBook = (reply: { ok: true; value: Book } | { ok: false; problem: Failure }): Refusal => {
    if (reply.ok) {
      queries.setQueryData(key, { value: reply.value, paging: undefined })
      return null
    }
    const { status, details, message } = reply.problem
    if (status === 422 && details) return { fields: details as Record<string, never> }
    // It was deleted in another window, so the page is out of date.
    if (status === 404) void queries.invalidateQueries({ queryKey: key })
    return { message: message || t('refused') }
  }
  return {
    save: async (autoId, body) =>
      storeBook(
        autoId === null
          ? await client(createCustomerShippingAddress, { body })
          : await client(updateCustomerShippingAddress, { body: { ...body, ...addressOnWire(autoId) } }),
      ),
    setDefault: async (autoId) => storeBook(await client(setDefaultShippingAddress, { body: addressOnWire(autoId) })),
    remove: async (autoId) => storeBook(await client(deleteCustomerShippingAddress, { body: addressOnWire(autoId) })),
    lookUp: postalLookUp(client),
  }
}
