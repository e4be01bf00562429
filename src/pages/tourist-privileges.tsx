import { useTranslations } from 'use-intl'
import { getTouristPrivilegesPage } from '#src/features/content/content.contract.ts'
import { ContentArticle } from '#src/features/content/web/content-article.tsx'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import type { Route } from './+types/tourist-privileges'
import { pageClient } from './page-context.ts'
import { valueOrFailure } from './page-failure.ts'
import { PageHead } from './shell/page-head.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return valueOrFailure(await context.get(pageClient)(getTouristPrivilegesPage, {})).value
}

/** Breadcrumbs, title and text of the first item (specification, section 2). */
export default function TouristPrivileges({ loaderData: page }: Route.ComponentProps) {
  const t = useTranslations('catalogue')
  const { title, intro } = page.contents[0]!
  const trail = [{ name: t('home'), url: '/' }, ...page.breadcrumbs.slice(0, -1)]
  return (
    <>
      <PageHead title={title} description={intro} />
      <ContentArticle page={page} breadcrumbs={<Breadcrumbs label={t('breadcrumb')} trail={trail} here={title} />} />
    </>
  )
}
