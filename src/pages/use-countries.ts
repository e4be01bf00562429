import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getAllCountries, type Country } from '#src/features/addresses/addresses.contract.ts'
import { useBrowserClient } from '#src/pages/use-browser-client.ts'
import { useCulture } from '#src/ui/use-culture.ts'

const allCountries = 999

/** Every country by its name in the page's language. Fetched in the browser, by forms that need it. */
export function useCountries(): readonly Country[] {
  const t = useTranslations('addresses')
  const client = useBrowserClient()
  const culture = useCulture()
  const { data } = useQuery({
    queryKey: ['countries', culture],
    queryFn: async () => {
      const reply = await client(getAllCountries, { query: { pageSize: allCountries } })
      if (!reply.ok) throw reply.problem
      return reply.value
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  // Until the list is fetched, or when it cannot be.
  return data ?? [{ countryCode: 'SG', name: t('singapore') }]
}
