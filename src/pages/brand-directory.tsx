import { getBrandList, getBrandListPage } from '#src/features/brands/brands.contract.ts'
import { BrandDirectory as Directory } from '#src/features/brands/web/brand-directory.tsx'
import type { Route } from './+types/brand-directory'
import { categoryNamed } from './category-named.ts'
import { pageClient } from './page-context.ts'
import { valueOrFailure } from './page-failure.ts'
import { PageHead } from './shell/page-head.tsx'
import { PageTrail } from './shell/page-trail.tsx'
import { useFrame } from './shell/use-frame.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = context.get(pageClient)
  const category = new URL(request.url).searchParams.get('category')?.toLowerCase() ?? null
  const [list, page] = await Promise.all([
    client(getBrandList, { query: category === null ? { IsGroupByFirstLetter: 'true' } : { Code: category } }),
    client(getBrandListPage, {}),
  ])
  return { groups: valueOrFailure(list).value.brandsGroup, page: valueOrFailure(page).value, category }
}

export default function BrandDirectory({ loaderData: { groups, page, category } }: Route.ComponentProps) {
  const { departments } = useFrame()
  const department = category === null ? null : (categoryNamed(departments, category) ?? null)
  return (
    <>
      <PageHead title={department ? `${page.title} · ${department.name}` : page.title} description={page.intro} />
      <Directory
        key={category}
        page={page}
        groups={groups}
        departments={departments}
        department={department}
        breadcrumbs={<PageTrail here={page.breadcrumbs.at(-1)!.name} />}
      />
    </>
  )
}
