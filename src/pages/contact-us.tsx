import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { getSubjects } from '#src/features/contact/contact.contract.ts'
import { ContactPage } from '#src/features/contact/web/contact-page.tsx'
import { getStoreLocations } from '#src/features/stock/stock.contract.ts'
import type { Route } from './+types/contact-us'
import { browserClient } from './browser-client.ts'
import { pageClient } from './page-context.ts'
import { valueOrFailure } from './page-failure.ts'
import { useRootData } from './use-root-data.ts'
import { PageHead } from './shell/page-head.tsx'
import { PageTrail } from './shell/page-trail.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const client = context.get(pageClient)
  const [subjects, stores] = await Promise.all([client(getSubjects, {}), client(getStoreLocations, {})])
  return { subjects: valueOrFailure(subjects).value, stores: valueOrFailure(stores).value }
}

export default function ContactUs({ loaderData: { subjects, stores } }: Route.ComponentProps) {
  const t = useTranslations('contact')
  const root = useRootData()
  const client = useMemo(() => browserClient(root?.apiBases), [root?.apiBases])
  const intro = t.markup('intro', { faq: (words) => words })
  return (
    <div className="wrap">
      <PageHead title={t('title')} description={intro} />
      <PageTrail here={t('title')} />
      <ContactPage
        client={client}
        subjects={subjects}
        stores={stores}
        email={root?.frame.settings.contactEmail ?? ''}
        phone={root?.frame.settings.contactPhone ?? ''}
      />
    </div>
  )
}
