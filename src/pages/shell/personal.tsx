import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { CartProvider } from '#src/features/cart/web/use-cart.tsx'
import type { Client } from '#src/kit/client.ts'
import type { ApiBases } from '#src/kit/fetch-transport.ts'
import { browserClient } from '#src/pages/browser-client.ts'

interface PersonalProps {
  bases: ApiBases | undefined
  operatorName: string | undefined
  children(client: Client): ReactNode
}

/** Whatever belongs to one shopper, fetched by the browser: pages themselves know nobody. */
export function Personal({ bases, operatorName, children }: PersonalProps) {
  const [queries] = useState(() => new QueryClient())
  const client = useMemo(() => browserClient(bases), [bases])
  const names = useMemo(() => (operatorName ? [operatorName] : []), [operatorName])
  return (
    <QueryClientProvider client={queries}>
      <CartProvider client={client} operatorNames={names}>
        {children(client)}
      </CartProvider>
    </QueryClientProvider>
  )
}
