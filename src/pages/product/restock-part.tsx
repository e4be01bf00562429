import { RestockForm } from '#src/features/restock/web/restock-form.tsx'
import { useBrowserClient } from '#src/pages/use-browser-client.ts'

/** The restock form of a sold-out variant; each variant has a form of its own. */
export const RestockPart = ({ ean }: { ean: string }) => <RestockForm key={ean} client={useBrowserClient()} ean={ean} />
