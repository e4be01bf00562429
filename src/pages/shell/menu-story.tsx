import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { CategoryNode } from '#src/features/catalogue/catalogue.contract.ts'
import { getMenuStories } from '#src/features/content/content.contract.ts'
import { menuStoryCode } from '#src/features/content/rules/menu-story.ts'
import { AddressLink } from '#src/features/content/web/address-link.tsx'
import { addressOf } from '#src/features/content/web/block-props.ts'
import { Html } from '#src/ui/html.tsx'
import type { Client } from '#src/kit/client.ts'
import { langOf } from '#src/kit/culture.ts'
import { Link } from '#src/ui/link.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { useCulture } from '#src/ui/use-culture.ts'
import { departmentUrl } from './department-url.ts'
import styles from './menu-story.module.css'

/** The story of a department, else its name and all of its products (content-12). */
export function MenuStory({ department, client }: { department: CategoryNode; client: Client }) {
  const t = useTranslations('content.shell')
  const culture = useCulture()
  const { data, isPending } = useQuery({
    queryKey: ['menu-stories', culture],
    queryFn: () => storiesOf(client),
    staleTime: Infinity,
    retry: false,
  })
  if (isPending) return <Figure picture={null} />
  const story = data?.find(({ contentCode }) => contentCode === menuStoryCode(department.code))
  if (!story)
    return (
      <div className={styles.words}>
        <b lang={langOf(department, 'name')}>{department.name}</b>
        <Link className="link" to={departmentUrl(department.code)}>
          {t('allOf', { name: department.name })}
        </Link>
      </div>
    )
  return (
    <Figure picture={story.BannerImage}>
      <b>{story.title}</b>
      <Html html={story.text} />
      <AddressLink to={addressOf(story)} className="link">
        {story.callToAction || story.title}
      </AddressLink>
    </Figure>
  )
}

/** Without a picture it keeps the place of one. */
function Figure({ picture, children }: { picture: string | null; children?: ReactNode }) {
  return (
    <div className={styles.figure}>
      <div className={styles.art}>{picture !== null && <Picture src={picture} alt="" sizes="232px" />}</div>
      <div className={styles.words}>{children}</div>
    </div>
  )
}

async function storiesOf(client: Client) {
  const reply = await client(getMenuStories, {})
  if (!reply.ok) throw reply.problem
  return reply.value
}
