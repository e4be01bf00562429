import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getBrandList } from '#src/features/brands/brands.contract.ts'
import type { Client } from '#src/kit/client.ts'
import { langOf } from '#src/kit/culture.ts'
import { Link } from '#src/ui/link.tsx'
import { useCulture } from '#src/ui/use-culture.ts'
import { brandsUrl } from './department-url.ts'
import styles from './mega-menu.module.css'

const brandsShown = 6

/** The brands with the most products in a department. */
export function MenuBrands({ department, client }: { department: string; client: Client }) {
  const t = useTranslations('content.shell')
  const culture = useCulture()
  const { data } = useQuery({
    queryKey: ['menu-brands', department, culture],
    queryFn: () => brandsIn(client, department),
    staleTime: Infinity,
    retry: false,
  })
  return (
    <div>
      <p className={styles.title}>{t('menuBrands')}</p>
      <ul>
        {data?.map(({ code, name, untranslated }) => (
          <li key={code}>
            <Link to={`/productlist/brand/${code}`} lang={langOf({ untranslated }, 'name')}>
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link className={styles.all} to={brandsUrl}>
            {t('allBrands')}
          </Link>
        </li>
      </ul>
    </div>
  )
}

async function brandsIn(client: Client, department: string) {
  const reply = await client(getBrandList, { query: { Code: department } })
  if (!reply.ok) throw reply.problem
  return Object.values(reply.value.brandsGroup)
    .flat()
    .toSorted((a, b) => b.count - a.count)
    .slice(0, brandsShown)
}
