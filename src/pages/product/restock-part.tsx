import { RestockForm } from '#src/features/restock/web/restock-form.tsx'
import { useBrowserClient } from '#src/pages/use-browser-client.ts'

/** What a sold-out variant offers; another variant, another form. */
export const RestockPart = ({ ean }: { ean: string }) => <RestockForm key={ean} client={useBrowserClient()} ean={ean} />
